// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let ko = Files(
    locale: "ko",
    authentication: #"""
"Sign in with Firebase" = "Firebase로 로그인";
"Sign in with Google" = "Google 계정으로 로그인";
"Sign in with Apple" = "Apple로 로그인";
"Sign in with Facebook" = "Facebook 계정으로 로그인";
"Sign in with X" = "X 계정으로 로그인";
"Sign in with Phone" = "전화번호로 로그인";
"Sign in with email" = "이메일로 로그인";
"Authenticating..." = "로그인 중…";
"Invalid OAuth Provider" = "잘못된 OAuth 제공업체";
"TermsOfServiceMessage" = "계속하면 %@ 및 %@에 동의하는 것으로 간주됩니다.";
"Terms of Service" = "서비스 약관";
"Privacy Policy" = "개인정보 처리방침";
"%@    %@" = "%@    %@";
"Email" = "이메일";
"Enter your email" = "이메일 주소 입력";
"Password" = "비밀번호";
"Enter your password" = "비밀번호 입력";
"Confirm Password" = "비밀번호 확인";
"Create account" = "계정 생성";
"Trouble signing in?" = "로그인에 문제가 있으신가요?";
"Prefer Email link sign-in?" = "이메일 링크로 로그인하시겠습니까?";
"Don't have an account yet?" = "아직 계정이 없으신가요?";
"Sign up" = "가입하기";
"Already have an account?" = "이미 계정이 있으신가요?";
"Login" = "로그인";
"Recover password" = "비밀번호 재설정";
"Send a password recovery link to your email" = "비밀번호 재설정 링크를 이메일로 보내 드립니다";
"Send password recovery email" = "비밀번호 재설정 이메일 보내기";
"Check your email" = "이메일을 확인하세요";
"PasswordRecoveryMessage" = "새 비밀번호를 설정하는 방법이 담긴 이메일을 받게 됩니다.";
"PasswordRecoveryEmailSentMessage" = "%@ 주소로 이메일을 보냈습니다. 이메일을 열고 링크를 사용하여 새 비밀번호를 설정하세요.";
"Sign in with email link" = "이메일 링크로 로그인";
"Send a sign-in link to your email" = "로그인 링크를 이메일로 보내 드립니다";
"Send email sign-in link" = "이메일로 로그인 링크 보내기";
"Sign-in email Sent" = "로그인 이메일을 보냈습니다";
"Use a previous sign-in method" = "이전 로그인 방법 사용";
"You previously signed in with one of these methods for %@." = "이전에 다음 방법 중 하나로 %@ 계정에 로그인했습니다.";
"Some previous sign-in methods are not enabled in this app." = "이전 로그인 방법 중 일부는 이 앱에서 사용할 수 없습니다.";
"Continue with email and password" = "이메일 및 비밀번호로 계속";
"Continue with email link" = "이메일 링크로 계속";
"Phone" = "전화번호";
"Enter phone number" = "전화번호 입력";
"Enter Your Phone Number" = "전화번호 입력";
"Phone Number" = "전화번호";
"Send Code" = "코드 보내기";
"Send SMS code" = "SMS로 코드 보내기";
"Processing..." = "처리 중…";
"Enter Verification Code" = "인증 코드 입력";
"Enter verification code" = "인증 코드 입력";
"Verification Code" = "인증 코드";
"We sent a code to %@" = "%@ 번호로 코드를 보냈습니다";
"Resend Code" = "코드 다시 보내기";
"Change number" = "전화번호 변경";
"Verify and Sign In" = "인증 및 로그인";
"Verify phone number and sign-in" = "전화번호 인증 및 로그인";
"Facebook login cancelled" = "Facebook 로그인이 취소되었습니다";
"Authorize User Tracking" = "추적 허용";
"For classic Facebook login, please authorize user tracking." = "기존 Facebook 로그인을 사용하려면 추적을 허용하세요.";
"Limited Login" = "제한적 로그인";
"Two-Factor Authentication" = "이중 인증";
"Set Up Two-Factor Authentication" = "이중 인증 설정";
"Set up two-factor authentication to add an extra layer of security to your account." = "이중 인증을 설정하여 계정 보안을 한층 더 강화하세요.";
"Choose Authentication Method" = "인증 방법 선택";
"SMS Authentication" = "SMS 인증";
"Authenticator App" = "인증 앱";
"We'll send a verification code to your phone number each time you sign in." = "로그인할 때마다 전화번호로 인증 코드를 보내 드립니다.";
"We'll send a verification code to your phone" = "휴대전화로 인증 코드를 보내 드립니다";
"We'll send a verification code to this number" = "이 번호로 인증 코드를 보내 드립니다";
"Display Name" = "표시 이름";
"Enter display name for this device" = "이 기기의 표시 이름 입력";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Google Authenticator 또는 Authy와 같은 인증 앱을 사용하여 인증 코드를 생성합니다.";
"Scan QR Code" = "QR 코드 스캔";
"Scan with your authenticator app or tap to open directly" = "인증 앱으로 스캔하거나 탭하여 바로 여세요";
"Tap to open in authenticator app" = "탭하여 인증 앱에서 열기";
"Unable to generate QR Code" = "QR 코드를 생성할 수 없음";
"Manual Entry Key:" = "수동 입력 키:";
"Copied to clipboard!" = "클립보드에 복사됨";
"Enter display name for this authenticator" = "이 인증 앱의 표시 이름 입력";
"Enter code from app" = "앱의 코드 입력";
"Enter 6-digit code" = "6자리 코드 입력";
"Complete Setup" = "설정 완료";
"Multi-Factor Authentication Disabled" = "다중 인증이 비활성화됨";
"MFA is not enabled in the current configuration. Please contact your administrator." = "현재 구성에서 다중 인증이 활성화되어 있지 않습니다. 관리자에게 문의하세요.";
"No Authentication Methods Available" = "사용 가능한 인증 방법 없음";
"No MFA methods are configured as allowed. Please contact your administrator." = "허용된 다중 인증 방법이 없습니다. 관리자에게 문의하세요.";
"Complete Sign-In" = "로그인 완료";
"Complete sign-in with your second factor" = "두 번째 인증 수단으로 로그인을 완료하세요";
"Choose verification method:" = "인증 방법 선택:";
"SMS Verification" = "SMS 인증";
"We'll send a code to ••••••%@" = "••••••%@ 번호로 코드를 보내 드립니다";
"Enter the 6-digit code from your authenticator app" = "인증 앱에 표시된 6자리 코드를 입력하세요";
"Account: %@" = "계정: %@";
"Manage Two-Factor Authentication" = "이중 인증 관리";
"Manage your authentication methods" = "인증 방법을 관리합니다";
"Enrolled Methods" = "등록된 인증 방법";
"No Authentication Methods" = "인증 방법 없음";
"Add an extra layer of security to your account" = "계정 보안을 한층 더 강화하세요";
"Get Started" = "시작하기";
"Add Another Method" = "다른 방법 추가";
"Authentication Method" = "인증 방법";
"Unnamed Method" = "이름 없는 방법";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "등록일: %@";
"Remove" = "제거";
"Signed in!" = "로그인됨";
"Verify email address?" = "이메일 주소 인증";
"Verification email sent" = "인증 이메일 전송됨";
"Please tap on the link in your email to complete verification." = "이메일에 있는 링크를 탭하여 인증을 완료하세요.";
"Update password" = "비밀번호 변경";
"Sign Out" = "로그아웃";
"Delete Account" = "계정 삭제";
"Delete Account?" = "계정을 삭제하시겠습니까?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "이 작업은 취소할 수 없습니다. 모든 데이터가 영구적으로 삭제됩니다. 이 작업을 완료하려면 다시 인증해야 할 수도 있습니다.";
"UpdatePasswordTitle" = "비밀번호 변경";
"Type new password" = "새 비밀번호 입력";
"Retype new password" = "새 비밀번호 다시 입력";
"Password Updated" = "비밀번호 변경됨";
"Your password has been successfully updated." = "비밀번호가 변경되었습니다.";
"For security, please enter your password" = "보안을 위해 비밀번호를 입력하세요";
"Email: %@" = "이메일: %@";
"Confirm" = "확인";
"Verify Phone Number" = "전화번호 인증";
"For security, please verify your phone number" = "보안을 위해 전화번호를 인증하세요";
"We'll send a verification code to:" = "인증 코드를 받을 번호:";
"Send Verification Code" = "인증 코드 보내기";
"Enter the 6-digit code sent to:" = "다음 번호로 전송된 6자리 코드를 입력하세요:";
"Verify" = "인증";
"Back" = "뒤로";
"OK" = "확인";
"Cancel" = "취소";
"Error" = "오류";
"The email address is already in use by another account." = "이 이메일 주소는 이미 다른 계정에서 사용 중입니다.";
"That email address isn't correct." = "이 이메일 주소는 올바르지 않습니다.";
"Password must be at least 6 characters long." = "비밀번호는 6자 이상이어야 합니다.";
"SignUpTooManyTimesError" = "시도 횟수가 너무 많습니다. 잠시 후 다시 시도하세요.";
"The email and password you entered don't match." = "입력한 이메일 주소와 비밀번호가 일치하지 않습니다.";
"That email address doesn't match an existing account." = "이 이메일 주소와 일치하는 계정이 없습니다.";
"That email address is for an account that has been disabled." = "이 이메일 주소의 계정은 비활성화되었습니다.";
"""#,
    errors: #"""
"auth/invalid-credential" = "로그인 정보가 올바르지 않거나 더 이상 유효하지 않습니다.";
"auth/invalid-email" = "이 이메일 주소는 유효하지 않습니다.";
"auth/wrong-password" = "이메일 주소와 비밀번호가 일치하지 않습니다.";
"auth/user-not-found" = "이 이메일 주소로 등록된 계정이 없습니다.";
"auth/missing-email" = "이메일 주소를 입력하세요.";
"auth/missing-password" = "비밀번호를 입력하세요.";
"auth/missing-phone-number" = "전화번호를 입력하세요.";
"auth/invalid-phone-number" = "이 전화번호는 유효하지 않습니다.";
"auth/phone-number-not-found" = "이 전화번호로 등록된 계정이 없습니다.";
"auth/missing-verification-code" = "인증 코드를 입력하세요.";
"auth/missing-code" = "이메일에 있는 코드를 입력하세요.";
"auth/invalid-verification-code" = "이 인증 코드는 올바르지 않습니다.";
"auth/missing-verification-id" = "인증이 제대로 시작되지 않았습니다.";
"auth/invalid-verification-id" = "이 인증은 더 이상 유효하지 않습니다.";
"auth/code-expired" = "이 인증 코드는 만료되었습니다.";
"auth/retry-phone-auth" = "전화번호를 인증할 수 없습니다.";
"auth/rejected-credential" = "로그인 정보가 승인되지 않았습니다.";
"auth/user-disabled" = "이 계정은 비활성화되었습니다.";
"auth/invalid-user-token" = "세션이 더 이상 유효하지 않습니다.";
"auth/user-token-expired" = "세션이 만료되었습니다.";
"auth/null-user" = "로그인되어 있지 않습니다.";
"auth/no-signed-in-user" = "로그인되어 있지 않습니다.";
"auth/user-signed-out" = "로그아웃되었습니다.";
"auth/unverified-email" = "이메일 주소가 아직 인증되지 않았습니다.";
"auth/requires-recent-login" = "보안을 위해 계속하려면 다시 로그인하세요.";
"auth/email-already-in-use" = "이 이메일 주소로 등록된 계정이 이미 있습니다.";
"auth/account-exists-with-different-credential" = "이 이메일 주소로 등록된 계정이 이미 있지만, 이전에 다른 방법으로 로그인했습니다.";
"auth/provider-already-linked" = "이 로그인 방법은 이미 계정에 연결되어 있습니다.";
"auth/no-such-provider" = "이 로그인 방법은 계정에 연결되어 있지 않습니다.";
"auth/user-mismatch" = "이 로그인 정보는 다른 계정의 정보입니다.";
"auth/credential-already-in-use" = "이 로그인 방법은 이미 다른 계정에 연결되어 있습니다.";
"conflict/different-credential" = "이 계정은 이미 다른 로그인 방법으로 등록되어 있습니다.";
"conflict/credential-in-use" = "이 로그인 방법은 이미 다른 계정에 연결되어 있습니다.";
"conflict/email-in-use" = "이 이메일 주소는 이미 사용 중입니다.";
"auth/operation-not-allowed" = "이 로그인 방법은 사용할 수 없습니다.";
"auth/admin-restricted-operation" = "이 작업은 관리자만 할 수 있습니다.";
"auth/email-change-needs-verification" = "먼저 새 이메일 주소를 인증해야 합니다.";
"auth/password-does-not-meet-requirements" = "이 비밀번호는 요건을 충족하지 않습니다.";
"auth/password-does-not-meet-requirements/listed" = "비밀번호는 다음 요건을 충족해야 합니다: %@.";
"auth/password-requirement/lowercase" = "소문자 1개 이상";
"auth/password-requirement/uppercase" = "대문자 1개 이상";
"auth/password-requirement/digit" = "숫자 1개 이상";
"auth/password-requirement/symbol" = "특수 문자 1개 이상";
"auth/unsupported-password-policy-schema-version" = "이 앱 버전에서는 비밀번호를 확인할 수 없습니다.";
"auth/too-many-requests" = "시도 횟수가 너무 많습니다.";
"auth/quota-exceeded" = "현재 서비스 이용량이 매우 많습니다.";
"auth/network-request-failed" = "서버에 연결할 수 없습니다.";
"auth/web-network-request-failed" = "로그인 페이지를 불러올 수 없습니다.";
"auth/timeout" = "서버 응답 시간이 초과되었습니다.";
"auth/token-refresh-unavailable" = "세션을 갱신할 수 없습니다.";
"auth/expired-action-code" = "이 링크는 만료되었습니다.";
"auth/invalid-action-code" = "이 링크는 유효하지 않거나 이미 사용되었습니다.";
"service/invalid-email-link" = "이 로그인 링크는 유효하지 않습니다.";
"service/invalid-email-link/address-missing" = "이 링크를 받은 이메일 주소를 입력하세요.";
"service/invalid-email-link/other-device" = "이 링크는 다른 기기에서 요청되었습니다.";
"service/invalid-email-link/link-missing" = "열 수 있는 로그인 링크가 없습니다.";
"auth/multi-factor-auth-required" = "두 번째 인증 수단을 사용하여 로그인을 완료하세요.";
"auth/missing-multi-factor-session" = "이중 인증이 제대로 시작되지 않았습니다.";
"auth/missing-multi-factor-info" = "두 번째 인증 수단을 선택하세요.";
"auth/invalid-multi-factor-session" = "이중 인증이 더 이상 유효하지 않습니다.";
"auth/multi-factor-info-not-found" = "이 두 번째 인증 수단은 계정에 설정되어 있지 않습니다.";
"auth/second-factor-already-in-use" = "이 두 번째 인증 수단은 이미 계정에 설정되어 있습니다.";
"auth/maximum-second-factor-count-exceeded" = "계정에 두 번째 인증 수단을 더 이상 추가할 수 없습니다.";
"auth/unsupported-first-factor" = "현재 로그인 방법으로는 이중 인증을 사용할 수 없습니다.";
"service/multi-factor" = "이중 인증에 실패했습니다.";
"service/multi-factor/disabled" = "이 앱에서는 이중 인증이 꺼져 있습니다.";
"service/multi-factor/factor-not-allowed" = "이 앱에서는 이 두 번째 인증 수단이 허용되지 않습니다.";
"service/multi-factor/session-expired" = "이중 인증 시간이 만료되었습니다.";
"service/multi-factor/phone-empty" = "전화번호를 입력하세요.";
"service/multi-factor/sms-not-sent" = "SMS를 보낼 수 없습니다.";
"service/multi-factor/hint-unsupported" = "이 앱은 설정된 두 번째 인증 수단을 지원하지 않습니다.";
"service/multi-factor/challenge-failed" = "두 번째 인증 수단을 확인할 수 없습니다.";
"service/multi-factor/code-empty" = "인증 코드를 입력하세요.";
"auth/web-internal-error" = "로그인 페이지에서 오류가 발생했습니다.";
"auth/web-sign-in-user-interaction-failure" = "로그인 페이지에서 로그인을 완료할 수 없습니다.";
"auth/cors-unsupported" = "이 브라우저에서는 로그인할 수 없습니다.";
"auth/popup-blocked" = "브라우저에서 로그인 팝업을 차단했습니다.";
"auth/redirect-operation-pending" = "다른 로그인이 아직 진행 중입니다.";
"service/no-current-user" = "로그인되어 있지 않습니다.";
"service/invalid-credentials" = "로그인 정보가 유효하지 않습니다.";
"service/sign-in-failed" = "로그인할 수 없습니다. %@";
"service/provider-failed" = "로그인 제공업체에서 오류가 발생했습니다.";
"auth/blocking-cloud-function-error" = "서비스에서 요청을 거부했습니다.";
"auth/login-blocked" = "서비스에서 로그인을 차단했습니다.";
"auth/unknown" = "문제가 발생했습니다.";
"reauth/oauth" = "계속하려면 %@ 계정으로 로그인하세요.";
"reauth/email" = "계속하려면 비밀번호를 입력하세요.";
"reauth/email-link" = "이메일을 열어 본인 확인을 완료하세요.";
"reauth/phone" = "계속하려면 전화번호를 인증하세요.";
"ui/reauth/title/sign-in" = "본인 확인";
"ui/reauth/title/phone" = "전화번호 인증";
"ui/reauth/title/email" = "이메일 주소 인증";
"ui/reauth/message/email" = "%@ 주소로 인증 이메일을 보내 드립니다.";
"ui/reauth/message/phone" = "%@ 번호로 인증 코드를 보내 드립니다.";
"ui/reauth/button/continue" = "계속";
"ui/reauth/button/proceed" = "계속 진행";
"ui/reauth/button/cancel" = "취소";
"ui/reauth/button/send-email" = "인증 이메일 보내기";
"validation/email" = "유효한 이메일 주소를 입력하세요.";
"validation/passwords-differ" = "비밀번호가 일치하지 않습니다.";
"validation/empty" = "필수 항목: %@";
"validation/phone" = "유효한 전화번호를 입력하세요.";
"ui/field/email" = "이메일";
"ui/field/password" = "비밀번호";
"ui/field/confirm-password" = "비밀번호 확인";
"ui/field/phone" = "전화번호";
"ui/field/code" = "인증 코드";
"ui/field/display-name" = "표시 이름";
"ui/sign-in-with" = "%@ 계정으로 로그인";
"ui/provider/phone" = "전화번호";
"ui/provider/email" = "이메일";
"ui/provider/email-link" = "이메일 링크";
"ui/title/error" = "오류";
"ui/title/sign-in" = "로그인할 수 없음";
"ui/title/account" = "계정을 사용할 수 없음";
"ui/title/conflict" = "이미 사용 중인 계정";
"ui/title/confirm" = "본인 확인";
"ui/title/password" = "다른 비밀번호 설정";
"ui/title/not-allowed" = "사용할 수 없음";
"ui/title/later" = "나중에 다시 시도하세요";
"ui/title/connection" = "연결할 수 없음";
"ui/title/link" = "링크를 사용할 수 없음";
"ui/title/two-factor" = "이중 인증";
"ui/title/code" = "코드를 확인하세요";
"ui/recovery/check" = "입력한 내용을 확인한 후 다시 시도하세요.";
"ui/recovery/try-again" = "다시 시도하세요.";
"ui/recovery/later" = "잠시 후 다시 시도하세요.";
"ui/recovery/connection" = "인터넷 연결을 확인한 후 다시 시도하세요.";
"ui/recovery/country-code" = "번호를 + 기호와 국가 코드로 시작하세요.";
"ui/recovery/new-code" = "새 코드를 요청하세요.";
"ui/recovery/new-email" = "새 이메일을 요청하세요.";
"ui/recovery/sign-in-again" = "다시 로그인하세요.";
"ui/recovery/usual-method" = "이전과 같은 방법으로 로그인하세요.";
"ui/recovery/other-address" = "로그인하거나 다른 이메일 주소를 사용하세요.";
"ui/recovery/other-account" = "이전에 로그인한 계정을 사용하세요.";
"ui/recovery/other-method" = "다른 로그인 방법을 선택하세요.";
"ui/recovery/open-link" = "보내 드린 이메일에 있는 링크를 여세요.";
"ui/recovery/support" = "지원 팀에 문의하세요.";
"ui/recovery/administrator" = "관리자에게 문의하세요.";
"ui/recovery/update" = "앱을 업데이트한 후 다시 시도하세요.";
"ui/recovery/pop-ups" = "이 사이트의 팝업을 허용한 후 다시 시도하세요.";
"ui/recovery/browser" = "다른 브라우저를 사용하세요.";
"ui/recovery/finish" = "먼저 해당 로그인을 완료하거나 잠시 기다리세요.";
"ui/recovery/remove-factor" = "먼저 하나를 제거하세요.";
"ui/recovery/same-device" = "링크를 요청한 기기에서 여세요.";
"ui/action/try-again" = "다시 시도";
"ui/action/sign-in" = "로그인";
"ui/action/create-account" = "계정 생성";
"ui/action/reset-password" = "비밀번호 재설정";
"ui/action/new-code" = "새 코드 보내기";
"ui/action/new-email" = "새 이메일 보내기";
"ui/action/other-method" = "다른 방법 사용";
"ui/action/close" = "확인";
"""#,
    plurals: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
<key>auth/weak-password</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>other</key>
<string>비밀번호는 %lld자 이상이어야 합니다.</string>
</dict>
</dict>
<key>auth/password-requirement/min-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>other</key>
<string>%lld자 이상</string>
</dict>
</dict>
<key>auth/password-requirement/max-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>other</key>
<string>%lld자 이하</string>
</dict>
</dict>
<key>validation/password-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>other</key>
<string>%lld자 이상 입력하세요.</string>
</dict>
</dict>
<key>validation/code-length</key>
<dict>
<key>NSStringLocalizedFormatKey</key>
<string>%#@count@</string>
<key>count</key>
<dict>
<key>NSStringFormatSpecTypeKey</key>
<string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key>
<string>lld</string>
<key>other</key>
<string>%lld자리 코드를 모두 입력하세요.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
