// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let ja = Files(
    locale: "ja",
    authentication: #"""
"Sign in with Firebase" = "Firebaseでサインイン";
"Sign in with Google" = "Googleでサインイン";
"Sign in with Apple" = "Appleでサインイン";
"Sign in with Facebook" = "Facebookでサインイン";
"Sign in with X" = "Xでサインイン";
"Sign in with Phone" = "電話番号でサインイン";
"Sign in with email" = "メールアドレスでサインイン";
"Authenticating..." = "サインイン中…";
"Invalid OAuth Provider" = "無効なOAuthプロバイダ";
"TermsOfServiceMessage" = "続けると、%@と%@に同意したものとみなされます。";
"Terms of Service" = "利用規約";
"Privacy Policy" = "プライバシーポリシー";
"%@    %@" = "%@    %@";
"Email" = "メールアドレス";
"Enter your email" = "メールアドレスを入力";
"Password" = "パスワード";
"Enter your password" = "パスワードを入力";
"Confirm Password" = "パスワードの確認";
"Create account" = "アカウントを作成";
"Trouble signing in?" = "サインインできない場合";
"Prefer Email link sign-in?" = "メールリンクでサインインしますか？";
"Don't have an account yet?" = "アカウントをお持ちでない場合";
"Sign up" = "新規登録";
"Already have an account?" = "すでにアカウントをお持ちの場合";
"Login" = "サインイン";
"Recover password" = "パスワードを再設定";
"Send a password recovery link to your email" = "パスワード再設定用のリンクをメールで送信します";
"Send password recovery email" = "再設定用のメールを送信";
"Check your email" = "メールを確認してください";
"PasswordRecoveryMessage" = "新しいパスワードの設定方法を記載したメールが届きます。";
"PasswordRecoveryEmailSentMessage" = "%@にメールを送信しました。メールを開き、リンクから新しいパスワードを設定してください。";
"Sign in with email link" = "メールリンクでサインイン";
"Send a sign-in link to your email" = "サインイン用のリンクをメールで送信します";
"Send email sign-in link" = "サインインリンクをメールで送信";
"Sign-in email Sent" = "サインイン用のメールを送信しました";
"Use a previous sign-in method" = "以前のサインイン方法を使用";
"You previously signed in with one of these methods for %@." = "%@では、以前に次のいずれかの方法でサインインしています。";
"Some previous sign-in methods are not enabled in this app." = "以前のサインイン方法の一部は、このアプリでは有効になっていません。";
"Continue with email and password" = "メールアドレスとパスワードで続ける";
"Continue with email link" = "メールリンクで続ける";
"Phone" = "電話番号";
"Enter phone number" = "電話番号を入力";
"Enter Your Phone Number" = "電話番号を入力";
"Phone Number" = "電話番号";
"Send Code" = "コードを送信";
"Send SMS code" = "SMSでコードを送信";
"Processing..." = "処理中…";
"Enter Verification Code" = "確認コードを入力";
"Enter verification code" = "確認コードを入力";
"Verification Code" = "確認コード";
"We sent a code to %@" = "%@にコードを送信しました";
"Resend Code" = "コードを再送信";
"Change number" = "電話番号を変更";
"Verify and Sign In" = "確認してサインイン";
"Verify phone number and sign-in" = "電話番号を確認してサインイン";
"Facebook login cancelled" = "Facebookでのサインインがキャンセルされました";
"Authorize User Tracking" = "トラッキングの許可";
"For classic Facebook login, please authorize user tracking." = "従来のFacebookログインを使用するには、トラッキングを許可してください。";
"Limited Login" = "制限付きログイン";
"Two-Factor Authentication" = "2要素認証";
"Set Up Two-Factor Authentication" = "2要素認証を設定";
"Set up two-factor authentication to add an extra layer of security to your account." = "2要素認証を設定して、アカウントのセキュリティを強化しましょう。";
"Choose Authentication Method" = "認証方法を選択";
"SMS Authentication" = "SMS認証";
"Authenticator App" = "認証アプリ";
"We'll send a verification code to your phone number each time you sign in." = "サインインするたびに、登録した電話番号に確認コードを送信します。";
"We'll send a verification code to your phone" = "お使いの電話に確認コードを送信します";
"We'll send a verification code to this number" = "この電話番号に確認コードを送信します";
"Display Name" = "表示名";
"Enter display name for this device" = "このデバイスの表示名を入力";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Google AuthenticatorやAuthyなどの認証アプリを使用して、確認コードを生成します。";
"Scan QR Code" = "QRコードをスキャン";
"Scan with your authenticator app or tap to open directly" = "認証アプリでスキャンするか、タップして直接開いてください";
"Tap to open in authenticator app" = "タップして認証アプリで開く";
"Unable to generate QR Code" = "QRコードを生成できません";
"Manual Entry Key:" = "手動入力用のキー：";
"Copied to clipboard!" = "クリップボードにコピーしました";
"Enter display name for this authenticator" = "この認証アプリの表示名を入力";
"Enter code from app" = "アプリのコードを入力";
"Enter 6-digit code" = "6桁のコードを入力";
"Complete Setup" = "設定を完了";
"Multi-Factor Authentication Disabled" = "多要素認証は無効です";
"MFA is not enabled in the current configuration. Please contact your administrator." = "現在の構成では多要素認証が有効になっていません。管理者にお問い合わせください。";
"No Authentication Methods Available" = "利用できる認証方法がありません";
"No MFA methods are configured as allowed. Please contact your administrator." = "許可されている多要素認証の方法がありません。管理者にお問い合わせください。";
"Complete Sign-In" = "サインインを完了";
"Complete sign-in with your second factor" = "2つ目の認証要素でサインインを完了してください";
"Choose verification method:" = "確認方法を選択：";
"SMS Verification" = "SMSでの確認";
"We'll send a code to ••••••%@" = "••••••%@にコードを送信します";
"Enter the 6-digit code from your authenticator app" = "認証アプリに表示される6桁のコードを入力してください";
"Account: %@" = "アカウント：%@";
"Manage Two-Factor Authentication" = "2要素認証を管理";
"Manage your authentication methods" = "認証方法を管理します";
"Enrolled Methods" = "登録済みの認証方法";
"No Authentication Methods" = "認証方法がありません";
"Add an extra layer of security to your account" = "アカウントのセキュリティを強化しましょう";
"Get Started" = "設定を開始";
"Add Another Method" = "別の方法を追加";
"Authentication Method" = "認証方法";
"Unnamed Method" = "名称未設定の方法";
"SMS: %@" = "SMS：%@";
"Enrolled: %@" = "登録日：%@";
"Remove" = "削除";
"Signed in!" = "サインインしました";
"Verify email address?" = "メールアドレスを確認";
"Verification email sent" = "確認メールを送信しました";
"Please tap on the link in your email to complete verification." = "メール内のリンクをタップして確認を完了してください。";
"Update password" = "パスワードを変更";
"Sign Out" = "サインアウト";
"Delete Account" = "アカウントを削除";
"Delete Account?" = "アカウントを削除しますか？";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "この操作は取り消せません。すべてのデータが完全に削除されます。操作を完了するには、再認証が必要になる場合があります。";
"UpdatePasswordTitle" = "パスワードの変更";
"Type new password" = "新しいパスワードを入力";
"Retype new password" = "新しいパスワードを再入力";
"Password Updated" = "パスワードを変更しました";
"Your password has been successfully updated." = "パスワードが正常に変更されました。";
"For security, please enter your password" = "セキュリティのため、パスワードを入力してください";
"Email: %@" = "メールアドレス：%@";
"Confirm" = "確認";
"Verify Phone Number" = "電話番号を確認";
"For security, please verify your phone number" = "セキュリティのため、電話番号を確認してください";
"We'll send a verification code to:" = "確認コードの送信先：";
"Send Verification Code" = "確認コードを送信";
"Enter the 6-digit code sent to:" = "次の番号に送信された6桁のコードを入力してください：";
"Verify" = "確認";
"Back" = "戻る";
"OK" = "OK";
"Cancel" = "キャンセル";
"Error" = "エラー";
"The email address is already in use by another account." = "このメールアドレスは別のアカウントですでに使用されています。";
"That email address isn't correct." = "このメールアドレスは正しくありません。";
"Password must be at least 6 characters long." = "パスワードは6文字以上で設定してください。";
"SignUpTooManyTimesError" = "試行回数が多すぎます。しばらくしてからもう一度お試しください。";
"The email and password you entered don't match." = "入力されたメールアドレスとパスワードが一致しません。";
"That email address doesn't match an existing account." = "このメールアドレスに一致するアカウントはありません。";
"That email address is for an account that has been disabled." = "このメールアドレスのアカウントは無効になっています。";
"""#,
    errors: #"""
"auth/invalid-credential" = "サインイン情報が正しくないか、すでに無効になっています。";
"auth/invalid-email" = "このメールアドレスは有効ではありません。";
"auth/wrong-password" = "メールアドレスとパスワードが一致しません。";
"auth/user-not-found" = "このメールアドレスのアカウントはありません。";
"auth/missing-email" = "メールアドレスを入力してください。";
"auth/missing-password" = "パスワードを入力してください。";
"auth/missing-phone-number" = "電話番号を入力してください。";
"auth/invalid-phone-number" = "この電話番号は有効ではありません。";
"auth/phone-number-not-found" = "この電話番号のアカウントはありません。";
"auth/missing-verification-code" = "確認コードを入力してください。";
"auth/missing-code" = "メールに記載されているコードを入力してください。";
"auth/invalid-verification-code" = "この確認コードは正しくありません。";
"auth/missing-verification-id" = "確認が正しく開始されませんでした。";
"auth/invalid-verification-id" = "この確認はすでに無効になっています。";
"auth/code-expired" = "この確認コードは有効期限が切れています。";
"auth/retry-phone-auth" = "電話番号を確認できませんでした。";
"auth/rejected-credential" = "サインイン情報が受け付けられませんでした。";
"auth/user-disabled" = "このアカウントは無効になっています。";
"auth/invalid-user-token" = "セッションはすでに無効になっています。";
"auth/user-token-expired" = "セッションの有効期限が切れました。";
"auth/null-user" = "サインインしていません。";
"auth/no-signed-in-user" = "サインインしていません。";
"auth/user-signed-out" = "サインアウトされました。";
"auth/unverified-email" = "メールアドレスがまだ確認されていません。";
"auth/requires-recent-login" = "セキュリティのため、続けるにはもう一度サインインしてください。";
"auth/email-already-in-use" = "このメールアドレスのアカウントはすでに存在します。";
"auth/account-exists-with-different-credential" = "このメールアドレスのアカウントはすでにありますが、以前は別の方法でサインインしています。";
"auth/provider-already-linked" = "このサインイン方法は、すでにアカウントに関連付けられています。";
"auth/no-such-provider" = "このサインイン方法は、アカウントに関連付けられていません。";
"auth/user-mismatch" = "このサインイン情報は別のアカウントのものです。";
"auth/credential-already-in-use" = "このサインイン方法は、すでに別のアカウントに関連付けられています。";
"conflict/different-credential" = "このアカウントは、すでに別のサインイン方法で登録されています。";
"conflict/credential-in-use" = "このサインイン方法は、すでに別のアカウントに関連付けられています。";
"conflict/email-in-use" = "このメールアドレスはすでに使用されています。";
"auth/operation-not-allowed" = "このサインイン方法は利用できません。";
"auth/admin-restricted-operation" = "この操作は管理者のみが行えます。";
"auth/email-change-needs-verification" = "先に新しいメールアドレスを確認する必要があります。";
"auth/password-does-not-meet-requirements" = "このパスワードは要件を満たしていません。";
"auth/password-does-not-meet-requirements/listed" = "パスワードは次の要件を満たす必要があります：%@。";
"auth/password-requirement/lowercase" = "英小文字1文字以上";
"auth/password-requirement/uppercase" = "英大文字1文字以上";
"auth/password-requirement/digit" = "数字1文字以上";
"auth/password-requirement/symbol" = "記号1文字以上";
"auth/unsupported-password-policy-schema-version" = "このバージョンのアプリではパスワードをチェックできません。";
"auth/too-many-requests" = "試行回数が多すぎます。";
"auth/quota-exceeded" = "現在、サービスが大変混み合っています。";
"auth/network-request-failed" = "サーバーに接続できません。";
"auth/web-network-request-failed" = "サインインページを読み込めませんでした。";
"auth/timeout" = "サーバーが時間内に応答しませんでした。";
"auth/token-refresh-unavailable" = "セッションを更新できませんでした。";
"auth/expired-action-code" = "このリンクは有効期限が切れています。";
"auth/invalid-action-code" = "このリンクは無効か、すでに使用されています。";
"service/invalid-email-link" = "このサインインリンクは有効ではありません。";
"service/invalid-email-link/address-missing" = "このリンクを受信したメールアドレスを入力してください。";
"service/invalid-email-link/other-device" = "このリンクは別のデバイスでリクエストされたものです。";
"service/invalid-email-link/link-missing" = "開くサインインリンクがありません。";
"auth/multi-factor-auth-required" = "2つ目の認証要素を使用してサインインを完了してください。";
"auth/missing-multi-factor-session" = "2要素認証が正しく開始されませんでした。";
"auth/missing-multi-factor-info" = "2つ目の認証要素を選択してください。";
"auth/invalid-multi-factor-session" = "この2要素認証はすでに無効になっています。";
"auth/multi-factor-info-not-found" = "この2つ目の認証要素は、アカウントに設定されていません。";
"auth/second-factor-already-in-use" = "この2つ目の認証要素は、すでにアカウントに設定されています。";
"auth/maximum-second-factor-count-exceeded" = "このアカウントには、2つ目の認証要素をこれ以上追加できません。";
"auth/unsupported-first-factor" = "現在のサインイン方法では、2要素認証を利用できません。";
"service/multi-factor" = "2要素認証に失敗しました。";
"service/multi-factor/disabled" = "このアプリでは2要素認証がオフになっています。";
"service/multi-factor/factor-not-allowed" = "このアプリでは、この2つ目の認証要素は許可されていません。";
"service/multi-factor/session-expired" = "2要素認証の有効期限が切れました。";
"service/multi-factor/phone-empty" = "電話番号を入力してください。";
"service/multi-factor/sms-not-sent" = "SMSを送信できませんでした。";
"service/multi-factor/hint-unsupported" = "このアプリは、お使いの2つ目の認証要素に対応していません。";
"service/multi-factor/challenge-failed" = "2つ目の認証要素を確認できませんでした。";
"service/multi-factor/code-empty" = "確認コードを入力してください。";
"auth/web-internal-error" = "サインインページでエラーが発生しました。";
"auth/web-sign-in-user-interaction-failure" = "サインインページでサインインを完了できませんでした。";
"auth/cors-unsupported" = "このブラウザではサインインできません。";
"auth/popup-blocked" = "ブラウザがサインイン用のポップアップをブロックしました。";
"auth/redirect-operation-pending" = "別のサインインがまだ完了していません。";
"service/no-current-user" = "サインインしていません。";
"service/invalid-credentials" = "サインイン情報が有効ではありません。";
"service/sign-in-failed" = "サインインできませんでした。%@";
"service/provider-failed" = "サインインプロバイダでエラーが発生しました。";
"auth/blocking-cloud-function-error" = "サービスがリクエストを拒否しました。";
"auth/login-blocked" = "サービスがサインインをブロックしました。";
"auth/unknown" = "問題が発生しました。";
"reauth/oauth" = "続けるには、%@でサインインしてください。";
"reauth/email" = "続けるには、パスワードを入力してください。";
"reauth/email-link" = "メールを開いて本人確認を完了してください。";
"reauth/phone" = "続けるには、電話番号を確認してください。";
"ui/reauth/title/sign-in" = "本人確認";
"ui/reauth/title/phone" = "電話番号の確認";
"ui/reauth/title/email" = "メールアドレスの確認";
"ui/reauth/message/email" = "%@に確認メールを送信します。";
"ui/reauth/message/phone" = "%@に確認コードを送信します。";
"ui/reauth/button/continue" = "続ける";
"ui/reauth/button/proceed" = "続行";
"ui/reauth/button/cancel" = "キャンセル";
"ui/reauth/button/send-email" = "確認メールを送信";
"validation/email" = "有効なメールアドレスを入力してください。";
"validation/passwords-differ" = "パスワードが一致しません。";
"validation/empty" = "入力必須：%@";
"validation/phone" = "有効な電話番号を入力してください。";
"ui/field/email" = "メールアドレス";
"ui/field/password" = "パスワード";
"ui/field/confirm-password" = "パスワードの確認";
"ui/field/phone" = "電話番号";
"ui/field/code" = "確認コード";
"ui/field/display-name" = "表示名";
"ui/sign-in-with" = "%@でサインイン";
"ui/provider/phone" = "電話番号";
"ui/provider/email" = "メールアドレス";
"ui/provider/email-link" = "メールリンク";
"ui/title/error" = "エラー";
"ui/title/sign-in" = "サインインできませんでした";
"ui/title/account" = "アカウントを利用できません";
"ui/title/conflict" = "アカウントはすでに使用されています";
"ui/title/confirm" = "本人確認";
"ui/title/password" = "別のパスワードを設定";
"ui/title/not-allowed" = "利用できません";
"ui/title/later" = "後でもう一度お試しください";
"ui/title/connection" = "接続できません";
"ui/title/link" = "リンクを使用できません";
"ui/title/two-factor" = "2要素認証";
"ui/title/code" = "コードを確認してください";
"ui/recovery/check" = "入力内容を確認して、もう一度お試しください。";
"ui/recovery/try-again" = "もう一度お試しください。";
"ui/recovery/later" = "しばらくしてからもう一度お試しください。";
"ui/recovery/connection" = "インターネット接続を確認して、もう一度お試しください。";
"ui/recovery/country-code" = "先頭に「+」と国番号を付けてください。";
"ui/recovery/new-code" = "新しいコードをリクエストしてください。";
"ui/recovery/new-email" = "新しいメールをリクエストしてください。";
"ui/recovery/sign-in-again" = "もう一度サインインしてください。";
"ui/recovery/usual-method" = "以前と同じ方法でサインインしてください。";
"ui/recovery/other-address" = "サインインするか、別のメールアドレスを使用してください。";
"ui/recovery/other-account" = "以前サインインしたアカウントを使用してください。";
"ui/recovery/other-method" = "別のサインイン方法を選択してください。";
"ui/recovery/open-link" = "お送りしたメールのリンクを開いてください。";
"ui/recovery/support" = "サポートにお問い合わせください。";
"ui/recovery/administrator" = "管理者にお問い合わせください。";
"ui/recovery/update" = "アプリをアップデートして、もう一度お試しください。";
"ui/recovery/pop-ups" = "このサイトのポップアップを許可して、もう一度お試しください。";
"ui/recovery/browser" = "別のブラウザを使用してください。";
"ui/recovery/finish" = "先にそちらを完了するか、しばらくお待ちください。";
"ui/recovery/remove-factor" = "先に1つ削除してください。";
"ui/recovery/same-device" = "リンクをリクエストしたデバイスで開いてください。";
"ui/action/try-again" = "もう一度試す";
"ui/action/sign-in" = "サインイン";
"ui/action/create-account" = "アカウントを作成";
"ui/action/reset-password" = "パスワードを再設定";
"ui/action/new-code" = "新しいコードを送信";
"ui/action/new-email" = "新しいメールを送信";
"ui/action/other-method" = "別の方法を使用";
"ui/action/close" = "OK";
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
<string>パスワードは%lld文字以上で設定してください。</string>
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
<string>%lld文字以上</string>
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
<string>%lld文字以下</string>
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
<string>%lld文字以上で入力してください。</string>
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
<string>%lld桁のコードをすべて入力してください。</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
