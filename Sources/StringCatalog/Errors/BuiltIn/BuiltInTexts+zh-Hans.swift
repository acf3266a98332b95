// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let zhHans = Files(
    locale: "zh-Hans",
    authentication: #"""
"Sign in with Firebase" = "通过 Firebase 登录";
"Sign in with Google" = "通过 Google 登录";
"Sign in with Apple" = "通过 Apple 登录";
"Sign in with Facebook" = "通过 Facebook 登录";
"Sign in with X" = "通过 X 登录";
"Sign in with Phone" = "使用手机号码登录";
"Sign in with email" = "使用电子邮件登录";
"Authenticating..." = "正在登录…";
"Invalid OAuth Provider" = "无效的 OAuth 提供商";
"TermsOfServiceMessage" = "继续即表示您同意%@和%@。";
"Terms of Service" = "服务条款";
"Privacy Policy" = "隐私政策";
"%@    %@" = "%@    %@";
"Email" = "电子邮件";
"Enter your email" = "输入您的电子邮件地址";
"Password" = "密码";
"Enter your password" = "输入您的密码";
"Confirm Password" = "确认密码";
"Create account" = "创建账户";
"Trouble signing in?" = "无法登录？";
"Prefer Email link sign-in?" = "想使用电子邮件链接登录？";
"Don't have an account yet?" = "还没有账户？";
"Sign up" = "注册";
"Already have an account?" = "已有账户？";
"Login" = "登录";
"Recover password" = "重设密码";
"Send a password recovery link to your email" = "通过电子邮件接收密码重设链接";
"Send password recovery email" = "发送密码重设邮件";
"Check your email" = "请查收电子邮件";
"PasswordRecoveryMessage" = "您将收到一封电子邮件，其中说明了如何设置新密码。";
"PasswordRecoveryEmailSentMessage" = "我们已向 %@ 发送电子邮件。请打开邮件，通过其中的链接设置新密码。";
"Sign in with email link" = "使用电子邮件链接登录";
"Send a sign-in link to your email" = "通过电子邮件接收登录链接";
"Send email sign-in link" = "发送登录链接邮件";
"Sign-in email Sent" = "登录邮件已发送";
"Use a previous sign-in method" = "使用之前的登录方式";
"You previously signed in with one of these methods for %@." = "您之前曾使用以下某种方式登录 %@。";
"Some previous sign-in methods are not enabled in this app." = "此 App 未启用您之前使用的部分登录方式。";
"Continue with email and password" = "使用电子邮件和密码继续";
"Continue with email link" = "使用电子邮件链接继续";
"Phone" = "手机号码";
"Enter phone number" = "输入手机号码";
"Enter Your Phone Number" = "输入您的手机号码";
"Phone Number" = "手机号码";
"Send Code" = "发送验证码";
"Send SMS code" = "发送短信验证码";
"Processing..." = "正在处理…";
"Enter Verification Code" = "输入验证码";
"Enter verification code" = "输入验证码";
"Verification Code" = "验证码";
"We sent a code to %@" = "验证码已发送至 %@";
"Resend Code" = "重新发送验证码";
"Change number" = "更改号码";
"Verify and Sign In" = "验证并登录";
"Verify phone number and sign-in" = "验证手机号码并登录";
"Facebook login cancelled" = "已取消 Facebook 登录";
"Authorize User Tracking" = "允许跟踪";
"For classic Facebook login, please authorize user tracking." = "要使用经典版 Facebook 登录，请允许跟踪。";
"Limited Login" = "受限登录";
"Two-Factor Authentication" = "双重认证";
"Set Up Two-Factor Authentication" = "设置双重认证";
"Set up two-factor authentication to add an extra layer of security to your account." = "设置双重认证，为您的账户增添一层安全保护。";
"Choose Authentication Method" = "选择认证方式";
"SMS Authentication" = "短信验证";
"Authenticator App" = "身份验证器 App";
"We'll send a verification code to your phone number each time you sign in." = "每次登录时，我们都会向您的手机号码发送验证码。";
"We'll send a verification code to your phone" = "我们会向您的手机发送验证码";
"We'll send a verification code to this number" = "我们会向此号码发送验证码";
"Display Name" = "显示名称";
"Enter display name for this device" = "输入此设备的显示名称";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "使用 Google Authenticator 或 Authy 等身份验证器 App 生成验证码。";
"Scan QR Code" = "扫描二维码";
"Scan with your authenticator app or tap to open directly" = "使用身份验证器 App 扫描，或轻点以直接打开";
"Tap to open in authenticator app" = "轻点以在身份验证器 App 中打开";
"Unable to generate QR Code" = "无法生成二维码";
"Manual Entry Key:" = "手动输入密钥：";
"Copied to clipboard!" = "已拷贝到剪贴板";
"Enter display name for this authenticator" = "输入此身份验证器的显示名称";
"Enter code from app" = "输入 App 中的验证码";
"Enter 6-digit code" = "输入 6 位验证码";
"Complete Setup" = "完成设置";
"Multi-Factor Authentication Disabled" = "多重认证已停用";
"MFA is not enabled in the current configuration. Please contact your administrator." = "当前配置未启用多重认证。请联系管理员。";
"No Authentication Methods Available" = "没有可用的认证方式";
"No MFA methods are configured as allowed. Please contact your administrator." = "未配置允许使用的多重认证方式。请联系管理员。";
"Complete Sign-In" = "完成登录";
"Complete sign-in with your second factor" = "使用第二重认证方式完成登录";
"Choose verification method:" = "选择验证方式：";
"SMS Verification" = "短信验证";
"We'll send a code to ••••••%@" = "我们会将验证码发送至 ••••••%@";
"Enter the 6-digit code from your authenticator app" = "输入身份验证器 App 中的 6 位验证码";
"Account: %@" = "账户：%@";
"Manage Two-Factor Authentication" = "管理双重认证";
"Manage your authentication methods" = "管理您的认证方式";
"Enrolled Methods" = "已设置的认证方式";
"No Authentication Methods" = "没有认证方式";
"Add an extra layer of security to your account" = "为您的账户增添一层安全保护";
"Get Started" = "开始设置";
"Add Another Method" = "添加其他方式";
"Authentication Method" = "认证方式";
"Unnamed Method" = "未命名的方式";
"SMS: %@" = "短信：%@";
"Enrolled: %@" = "设置日期：%@";
"Remove" = "移除";
"Signed in!" = "已登录";
"Verify email address?" = "验证电子邮件地址";
"Verification email sent" = "验证邮件已发送";
"Please tap on the link in your email to complete verification." = "请轻点电子邮件中的链接以完成验证。";
"Update password" = "更改密码";
"Sign Out" = "退出登录";
"Delete Account" = "删除账户";
"Delete Account?" = "删除账户？";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "此操作无法撤销。您的所有数据都将被永久删除。您可能需要重新认证才能完成此操作。";
"UpdatePasswordTitle" = "更改您的密码";
"Type new password" = "输入新密码";
"Retype new password" = "再次输入新密码";
"Password Updated" = "密码已更改";
"Your password has been successfully updated." = "您的密码已成功更改。";
"For security, please enter your password" = "为确保安全，请输入您的密码";
"Email: %@" = "电子邮件：%@";
"Confirm" = "确认";
"Verify Phone Number" = "验证手机号码";
"For security, please verify your phone number" = "为确保安全，请验证您的手机号码";
"We'll send a verification code to:" = "验证码将发送至：";
"Send Verification Code" = "发送验证码";
"Enter the 6-digit code sent to:" = "输入发送至以下号码的 6 位验证码：";
"Verify" = "验证";
"Back" = "返回";
"OK" = "好";
"Cancel" = "取消";
"Error" = "错误";
"The email address is already in use by another account." = "此电子邮件地址已被其他账户使用。";
"That email address isn't correct." = "此电子邮件地址不正确。";
"Password must be at least 6 characters long." = "密码必须至少包含 6 个字符。";
"SignUpTooManyTimesError" = "尝试次数过多。请稍后再试。";
"The email and password you entered don't match." = "您输入的电子邮件地址和密码不匹配。";
"That email address doesn't match an existing account." = "没有与此电子邮件地址匹配的账户。";
"That email address is for an account that has been disabled." = "此电子邮件地址对应的账户已被停用。";
"""#,
    errors: #"""
"auth/invalid-credential" = "登录信息不正确或已失效。";
"auth/invalid-email" = "此电子邮件地址无效。";
"auth/wrong-password" = "电子邮件地址和密码不匹配。";
"auth/user-not-found" = "没有使用此电子邮件地址的账户。";
"auth/missing-email" = "请输入您的电子邮件地址。";
"auth/missing-password" = "请输入您的密码。";
"auth/missing-phone-number" = "请输入您的手机号码。";
"auth/invalid-phone-number" = "此手机号码无效。";
"auth/phone-number-not-found" = "没有使用此手机号码的账户。";
"auth/missing-verification-code" = "请输入验证码。";
"auth/missing-code" = "请输入邮件中的验证码。";
"auth/invalid-verification-code" = "此验证码不正确。";
"auth/missing-verification-id" = "验证未正确启动。";
"auth/invalid-verification-id" = "此次验证已失效。";
"auth/code-expired" = "此验证码已过期。";
"auth/retry-phone-auth" = "无法验证您的手机号码。";
"auth/rejected-credential" = "登录信息未被接受。";
"auth/user-disabled" = "此账户已被停用。";
"auth/invalid-user-token" = "您的会话已失效。";
"auth/user-token-expired" = "您的会话已过期。";
"auth/null-user" = "您尚未登录。";
"auth/no-signed-in-user" = "您尚未登录。";
"auth/user-signed-out" = "您已退出登录。";
"auth/unverified-email" = "您的电子邮件地址尚未验证。";
"auth/requires-recent-login" = "为确保安全，请重新登录以继续。";
"auth/email-already-in-use" = "已有账户使用此电子邮件地址。";
"auth/account-exists-with-different-credential" = "您已有使用此电子邮件地址的账户，但之前使用的是其他登录方式。";
"auth/provider-already-linked" = "此登录方式已关联到您的账户。";
"auth/no-such-provider" = "此登录方式未关联到您的账户。";
"auth/user-mismatch" = "此登录信息属于其他账户。";
"auth/credential-already-in-use" = "此登录方式已关联到其他账户。";
"conflict/different-credential" = "此账户已存在，且使用其他登录方式。";
"conflict/credential-in-use" = "此登录方式已关联到其他账户。";
"conflict/email-in-use" = "此电子邮件地址已被使用。";
"auth/operation-not-allowed" = "此登录方式不可用。";
"auth/admin-restricted-operation" = "只有管理员才能执行此操作。";
"auth/email-change-needs-verification" = "您需要先验证新的电子邮件地址。";
"auth/password-does-not-meet-requirements" = "此密码不符合要求。";
"auth/password-does-not-meet-requirements/listed" = "密码必须符合以下要求：%@。";
"auth/password-requirement/lowercase" = "至少一个小写字母";
"auth/password-requirement/uppercase" = "至少一个大写字母";
"auth/password-requirement/digit" = "至少一个数字";
"auth/password-requirement/symbol" = "至少一个特殊字符";
"auth/unsupported-password-policy-schema-version" = "此版本的 App 无法检查您的密码。";
"auth/too-many-requests" = "尝试次数过多。";
"auth/quota-exceeded" = "服务当前非常繁忙。";
"auth/network-request-failed" = "无法连接到服务器。";
"auth/web-network-request-failed" = "无法载入登录页面。";
"auth/timeout" = "服务器响应超时。";
"auth/token-refresh-unavailable" = "无法延长您的会话。";
"auth/expired-action-code" = "此链接已过期。";
"auth/invalid-action-code" = "此链接无效或已被使用。";
"service/invalid-email-link" = "此登录链接无效。";
"service/invalid-email-link/address-missing" = "请输入收到此链接的电子邮件地址。";
"service/invalid-email-link/other-device" = "此链接是在其他设备上请求的。";
"service/invalid-email-link/link-missing" = "没有可打开的登录链接。";
"auth/multi-factor-auth-required" = "请使用第二重认证方式完成登录。";
"auth/missing-multi-factor-session" = "双重认证未正确启动。";
"auth/missing-multi-factor-info" = "请选择第二重认证方式。";
"auth/invalid-multi-factor-session" = "此次双重认证已失效。";
"auth/multi-factor-info-not-found" = "您的账户未设置此第二重认证方式。";
"auth/second-factor-already-in-use" = "您的账户已设置此第二重认证方式。";
"auth/maximum-second-factor-count-exceeded" = "您的账户无法再添加第二重认证方式。";
"auth/unsupported-first-factor" = "您当前的登录方式不支持双重认证。";
"service/multi-factor" = "双重认证失败。";
"service/multi-factor/disabled" = "此 App 已关闭双重认证。";
"service/multi-factor/factor-not-allowed" = "此 App 不允许使用此第二重认证方式。";
"service/multi-factor/session-expired" = "此次双重认证已过期。";
"service/multi-factor/phone-empty" = "请输入您的手机号码。";
"service/multi-factor/sms-not-sent" = "无法发送短信。";
"service/multi-factor/hint-unsupported" = "此 App 不支持您的第二重认证方式。";
"service/multi-factor/challenge-failed" = "无法确认您的第二重认证方式。";
"service/multi-factor/code-empty" = "请输入验证码。";
"auth/web-internal-error" = "登录页面发生错误。";
"auth/web-sign-in-user-interaction-failure" = "登录页面无法完成登录。";
"auth/cors-unsupported" = "无法使用此浏览器登录。";
"auth/popup-blocked" = "浏览器阻止了登录窗口。";
"auth/redirect-operation-pending" = "另一个登录操作仍在进行中。";
"service/no-current-user" = "您尚未登录。";
"service/invalid-credentials" = "登录信息无效。";
"service/sign-in-failed" = "无法登录：%@";
"service/provider-failed" = "登录提供商发生错误。";
"auth/blocking-cloud-function-error" = "服务拒绝了此请求。";
"auth/login-blocked" = "服务阻止了此次登录。";
"auth/unknown" = "出现了问题。";
"reauth/oauth" = "请通过 %@ 登录以继续。";
"reauth/email" = "请输入您的密码以继续。";
"reauth/email-link" = "请查收电子邮件以确认您的身份。";
"reauth/phone" = "请验证您的手机号码以继续。";
"ui/reauth/title/sign-in" = "确认您的身份";
"ui/reauth/title/phone" = "验证您的手机号码";
"ui/reauth/title/email" = "验证您的电子邮件地址";
"ui/reauth/message/email" = "我们会向 %@ 发送验证邮件。";
"ui/reauth/message/phone" = "我们会向 %@ 发送验证码。";
"ui/reauth/button/continue" = "继续";
"ui/reauth/button/proceed" = "仍要继续";
"ui/reauth/button/cancel" = "取消";
"ui/reauth/button/send-email" = "发送验证邮件";
"validation/email" = "请输入有效的电子邮件地址。";
"validation/passwords-differ" = "两次输入的密码不一致。";
"validation/empty" = "必填：%@";
"validation/phone" = "请输入有效的手机号码。";
"ui/field/email" = "电子邮件";
"ui/field/password" = "密码";
"ui/field/confirm-password" = "确认密码";
"ui/field/phone" = "手机号码";
"ui/field/code" = "验证码";
"ui/field/display-name" = "显示名称";
"ui/sign-in-with" = "通过 %@ 登录";
"ui/provider/phone" = "手机号码";
"ui/provider/email" = "电子邮件";
"ui/provider/email-link" = "电子邮件链接";
"ui/title/error" = "错误";
"ui/title/sign-in" = "无法登录";
"ui/title/account" = "账户不可用";
"ui/title/conflict" = "账户已被使用";
"ui/title/confirm" = "确认您的身份";
"ui/title/password" = "选择其他密码";
"ui/title/not-allowed" = "不可用";
"ui/title/later" = "请稍后再试";
"ui/title/connection" = "无网络连接";
"ui/title/link" = "链接无法使用";
"ui/title/two-factor" = "双重认证";
"ui/title/code" = "请检查验证码";
"ui/recovery/check" = "请检查您输入的内容，然后重试。";
"ui/recovery/try-again" = "请重试。";
"ui/recovery/later" = "请稍后再试。";
"ui/recovery/connection" = "请检查互联网连接，然后重试。";
"ui/recovery/country-code" = "请以 + 和国家/地区代码开头。";
"ui/recovery/new-code" = "请重新获取验证码。";
"ui/recovery/new-email" = "请重新获取邮件。";
"ui/recovery/sign-in-again" = "请重新登录。";
"ui/recovery/usual-method" = "请使用您之前的登录方式。";
"ui/recovery/other-address" = "请登录或使用其他电子邮件地址。";
"ui/recovery/other-account" = "请使用您之前登录的账户。";
"ui/recovery/other-method" = "请选择其他登录方式。";
"ui/recovery/open-link" = "请打开我们发送给您的电子邮件中的链接。";
"ui/recovery/support" = "请联系支持团队。";
"ui/recovery/administrator" = "请联系管理员。";
"ui/recovery/update" = "请更新 App，然后重试。";
"ui/recovery/pop-ups" = "请允许此网站的弹出式窗口，然后重试。";
"ui/recovery/browser" = "请使用其他浏览器。";
"ui/recovery/finish" = "请先完成该登录，或稍等片刻。";
"ui/recovery/remove-factor" = "请先移除其中一个。";
"ui/recovery/same-device" = "请在请求链接的设备上打开。";
"ui/action/try-again" = "重试";
"ui/action/sign-in" = "登录";
"ui/action/create-account" = "创建账户";
"ui/action/reset-password" = "重设密码";
"ui/action/new-code" = "发送新验证码";
"ui/action/new-email" = "发送新邮件";
"ui/action/other-method" = "使用其他方式";
"ui/action/close" = "好";
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
<string>密码必须至少包含 %lld 个字符。</string>
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
<string>至少 %lld 个字符</string>
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
<string>最多 %lld 个字符</string>
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
<string>请至少输入 %lld 个字符。</string>
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
<string>请输入完整的 %lld 位验证码。</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
