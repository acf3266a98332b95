// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let tr = Files(
    locale: "tr",
    authentication: #"""
"Sign in with Firebase" = "Firebase ile giriş yap";
"Sign in with Google" = "Google ile giriş yap";
"Sign in with Apple" = "Apple ile Giriş Yap";
"Sign in with Facebook" = "Facebook ile giriş yap";
"Sign in with X" = "X ile giriş yap";
"Sign in with Phone" = "Telefon numarasıyla giriş yap";
"Sign in with email" = "E-posta ile giriş yap";
"Authenticating..." = "Giriş yapılıyor…";
"Invalid OAuth Provider" = "Geçersiz OAuth sağlayıcısı";
"TermsOfServiceMessage" = "Devam ederseniz %@ ve %@ metinlerini kabul etmiş olursunuz.";
"Terms of Service" = "Hizmet Şartları";
"Privacy Policy" = "Gizlilik Politikası";
"%@    %@" = "%@    %@";
"Email" = "E-posta adresi";
"Enter your email" = "E-posta adresinizi girin";
"Password" = "Parola";
"Enter your password" = "Parolanızı girin";
"Confirm Password" = "Parola onayı";
"Create account" = "Hesap oluştur";
"Trouble signing in?" = "Giriş yaparken sorun mu yaşıyorsunuz?";
"Prefer Email link sign-in?" = "E-posta bağlantısıyla giriş yapmak ister misiniz?";
"Don't have an account yet?" = "Henüz hesabınız yok mu?";
"Sign up" = "Kaydol";
"Already have an account?" = "Zaten hesabınız var mı?";
"Login" = "Giriş yap";
"Recover password" = "Parolayı sıfırla";
"Send a password recovery link to your email" = "Parola sıfırlama bağlantısının gönderileceği e-posta adresi";
"Send password recovery email" = "Parola sıfırlama e-postası gönder";
"Check your email" = "E-postanızı kontrol edin";
"PasswordRecoveryMessage" = "Yeni parolanızı nasıl belirleyeceğinizi açıklayan bir e-posta alacaksınız.";
"PasswordRecoveryEmailSentMessage" = "%@ adresine bir e-posta gönderdik. Yeni bir parola belirlemek için e-postayı açıp bağlantıyı kullanın.";
"Sign in with email link" = "E-posta bağlantısıyla giriş yap";
"Send a sign-in link to your email" = "Giriş bağlantısının gönderileceği e-posta adresi";
"Send email sign-in link" = "Giriş bağlantısı gönder";
"Sign-in email Sent" = "Giriş e-postası gönderildi";
"Use a previous sign-in method" = "Önceki bir giriş yöntemini kullanın";
"You previously signed in with one of these methods for %@." = "%@ için daha önce bu yöntemlerden biriyle giriş yaptınız.";
"Some previous sign-in methods are not enabled in this app." = "Önceki giriş yöntemlerinden bazıları bu uygulamada etkin değil.";
"Continue with email and password" = "E-posta ve parola ile devam et";
"Continue with email link" = "E-posta bağlantısıyla devam et";
"Phone" = "Telefon";
"Enter phone number" = "Telefon numaranızı girin";
"Enter Your Phone Number" = "Telefon numaranızı girin";
"Phone Number" = "Telefon numarası";
"Send Code" = "Kodu gönder";
"Send SMS code" = "Kodu SMS ile gönder";
"Processing..." = "İşleniyor…";
"Enter Verification Code" = "Doğrulama kodunu girin";
"Enter verification code" = "Doğrulama kodunu girin";
"Verification Code" = "Doğrulama kodu";
"We sent a code to %@" = "%@ numarasına bir kod gönderdik";
"Resend Code" = "Kodu yeniden gönder";
"Change number" = "Numarayı değiştir";
"Verify and Sign In" = "Doğrula ve giriş yap";
"Verify phone number and sign-in" = "Telefon numarasını doğrula ve giriş yap";
"Facebook login cancelled" = "Facebook ile giriş iptal edildi";
"Authorize User Tracking" = "İzlemeye izin ver";
"For classic Facebook login, please authorize user tracking." = "Klasik Facebook girişini kullanmak için izlemeye izin verin.";
"Limited Login" = "Sınırlı giriş";
"Two-Factor Authentication" = "İki faktörlü kimlik doğrulama";
"Set Up Two-Factor Authentication" = "İki faktörlü kimlik doğrulamayı ayarla";
"Set up two-factor authentication to add an extra layer of security to your account." = "Hesabınıza ek bir güvenlik katmanı eklemek için iki faktörlü kimlik doğrulamayı ayarlayın.";
"Choose Authentication Method" = "Kimlik doğrulama yöntemini seçin";
"SMS Authentication" = "SMS ile kimlik doğrulama";
"Authenticator App" = "Kimlik doğrulama uygulaması";
"We'll send a verification code to your phone number each time you sign in." = "Her giriş yaptığınızda telefon numaranıza bir doğrulama kodu göndereceğiz.";
"We'll send a verification code to your phone" = "Telefonunuza bir doğrulama kodu göndereceğiz";
"We'll send a verification code to this number" = "Bu numaraya bir doğrulama kodu göndereceğiz";
"Display Name" = "Görünen ad";
"Enter display name for this device" = "Bu aygıt için bir ad girin";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Doğrulama kodları oluşturmak için Google Authenticator veya Authy gibi bir kimlik doğrulama uygulaması kullanın.";
"Scan QR Code" = "QR kodunu tarayın";
"Scan with your authenticator app or tap to open directly" = "Kodu kimlik doğrulama uygulamanızla tarayın veya uygulamayı doğrudan açmak için koda dokunun";
"Tap to open in authenticator app" = "Kimlik doğrulama uygulamasını açmak için dokunun";
"Unable to generate QR Code" = "QR kodu oluşturulamadı";
"Manual Entry Key:" = "Elle girilecek anahtar:";
"Copied to clipboard!" = "Panoya kopyalandı!";
"Enter display name for this authenticator" = "Bu kimlik doğrulama uygulaması için bir ad girin";
"Enter code from app" = "Uygulamadaki kodu girin";
"Enter 6-digit code" = "6 haneli kodu girin";
"Complete Setup" = "Kurulumu tamamla";
"Multi-Factor Authentication Disabled" = "İki faktörlü kimlik doğrulama devre dışı";
"MFA is not enabled in the current configuration. Please contact your administrator." = "İki faktörlü kimlik doğrulama geçerli yapılandırmada etkin değil. Yöneticinize başvurun.";
"No Authentication Methods Available" = "Kullanılabilir kimlik doğrulama yöntemi yok";
"No MFA methods are configured as allowed. Please contact your administrator." = "Yapılandırmada izin verilen bir iki faktörlü kimlik doğrulama yöntemi yok. Yöneticinize başvurun.";
"Complete Sign-In" = "Girişi tamamla";
"Complete sign-in with your second factor" = "İkinci faktörünüzle girişi tamamlayın";
"Choose verification method:" = "Doğrulama yöntemini seçin:";
"SMS Verification" = "SMS ile doğrulama";
"We'll send a code to ••••••%@" = "••••••%@ numarasına bir kod göndereceğiz";
"Enter the 6-digit code from your authenticator app" = "Kimlik doğrulama uygulamanızdaki 6 haneli kodu girin";
"Account: %@" = "Hesap: %@";
"Manage Two-Factor Authentication" = "İki faktörlü kimlik doğrulamayı yönet";
"Manage your authentication methods" = "Kimlik doğrulama yöntemlerinizi yönetin";
"Enrolled Methods" = "Ayarlanmış yöntemler";
"No Authentication Methods" = "Kimlik doğrulama yöntemi yok";
"Add an extra layer of security to your account" = "Hesabınıza ek bir güvenlik katmanı ekleyin";
"Get Started" = "Başla";
"Add Another Method" = "Başka bir yöntem ekle";
"Authentication Method" = "Kimlik doğrulama yöntemi";
"Unnamed Method" = "Adsız yöntem";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Ayarlanma tarihi: %@";
"Remove" = "Kaldır";
"Signed in!" = "Giriş yapıldı!";
"Verify email address?" = "E-posta adresini doğrula";
"Verification email sent" = "Doğrulama e-postası gönderildi";
"Please tap on the link in your email to complete verification." = "Doğrulamayı tamamlamak için e-postadaki bağlantıya dokunun.";
"Update password" = "Parolayı değiştir";
"Sign Out" = "Çıkış yap";
"Delete Account" = "Hesabı sil";
"Delete Account?" = "Hesap silinsin mi?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Bu işlem geri alınamaz. Tüm verileriniz kalıcı olarak silinecek. Bu işlemi tamamlamak için yeniden giriş yapmanız gerekebilir.";
"UpdatePasswordTitle" = "Parolanızı değiştirin";
"Type new password" = "Yeni parolayı girin";
"Retype new password" = "Yeni parolayı yeniden girin";
"Password Updated" = "Parola değiştirildi";
"Your password has been successfully updated." = "Parolanız başarıyla değiştirildi.";
"For security, please enter your password" = "Güvenliğiniz için parolanızı girin";
"Email: %@" = "E-posta adresi: %@";
"Confirm" = "Onayla";
"Verify Phone Number" = "Telefon numarasını doğrula";
"For security, please verify your phone number" = "Güvenliğiniz için telefon numaranızı doğrulayın";
"We'll send a verification code to:" = "Doğrulama kodunun gönderileceği numara:";
"Send Verification Code" = "Doğrulama kodunu gönder";
"Enter the 6-digit code sent to:" = "6 haneli kodu girin. Kodun gönderildiği numara:";
"Verify" = "Doğrula";
"Back" = "Geri";
"OK" = "Tamam";
"Cancel" = "Vazgeç";
"Error" = "Hata";
"The email address is already in use by another account." = "Bu e-posta adresi başka bir hesap tarafından kullanılıyor.";
"That email address isn't correct." = "Bu e-posta adresi doğru değil.";
"Password must be at least 6 characters long." = "Parola en az 6 karakter uzunluğunda olmalıdır.";
"SignUpTooManyTimesError" = "Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.";
"The email and password you entered don't match." = "Girdiğiniz e-posta adresi ve parola eşleşmiyor.";
"That email address doesn't match an existing account." = "Bu e-posta adresine ait bir hesap yok.";
"That email address is for an account that has been disabled." = "Bu e-posta adresine ait hesap devre dışı bırakılmış.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Giriş bilgileri yanlış veya artık geçerli değil.";
"auth/invalid-email" = "Bu e-posta adresi geçerli değil.";
"auth/wrong-password" = "E-posta adresi ve parola eşleşmiyor.";
"auth/user-not-found" = "Bu e-posta adresine ait bir hesap yok.";
"auth/missing-email" = "E-posta adresinizi girin.";
"auth/missing-password" = "Parolanızı girin.";
"auth/missing-phone-number" = "Telefon numaranızı girin.";
"auth/invalid-phone-number" = "Bu telefon numarası geçerli değil.";
"auth/phone-number-not-found" = "Bu telefon numarasına ait bir hesap yok.";
"auth/missing-verification-code" = "Doğrulama kodunu girin.";
"auth/missing-code" = "Mesajdaki kodu girin.";
"auth/invalid-verification-code" = "Bu doğrulama kodu doğru değil.";
"auth/missing-verification-id" = "Doğrulama düzgün başlatılmadı.";
"auth/invalid-verification-id" = "Bu doğrulama artık geçerli değil.";
"auth/code-expired" = "Bu doğrulama kodunun süresi doldu.";
"auth/retry-phone-auth" = "Telefon numaranız doğrulanamadı.";
"auth/rejected-credential" = "Giriş bilgileri kabul edilmedi.";
"auth/user-disabled" = "Bu hesap devre dışı bırakıldı.";
"auth/invalid-user-token" = "Oturumunuz artık geçerli değil.";
"auth/user-token-expired" = "Oturumunuzun süresi doldu.";
"auth/null-user" = "Giriş yapmadınız.";
"auth/no-signed-in-user" = "Giriş yapmadınız.";
"auth/user-signed-out" = "Hesabınızdan çıkış yapıldı.";
"auth/unverified-email" = "E-posta adresiniz henüz doğrulanmadı.";
"auth/requires-recent-login" = "Güvenliğiniz için devam etmeden önce yeniden giriş yapın.";
"auth/email-already-in-use" = "Bu e-posta adresine ait bir hesap zaten var.";
"auth/account-exists-with-different-credential" = "Bu e-posta adresiyle zaten bir hesabınız var, ancak başka bir yöntemle giriş yapmıştınız.";
"auth/provider-already-linked" = "Bu giriş yöntemi zaten hesabınıza bağlı.";
"auth/no-such-provider" = "Bu giriş yöntemi hesabınıza bağlı değil.";
"auth/user-mismatch" = "Bu giriş bilgileri başka bir hesaba ait.";
"auth/credential-already-in-use" = "Bu giriş yöntemi zaten başka bir hesaba bağlı.";
"conflict/different-credential" = "Bu hesap zaten var, ancak başka bir giriş yöntemi kullanıyor.";
"conflict/credential-in-use" = "Bu giriş yöntemi zaten başka bir hesaba bağlı.";
"conflict/email-in-use" = "Bu e-posta adresi zaten kullanılıyor.";
"auth/operation-not-allowed" = "Bu giriş yöntemi kullanılamıyor.";
"auth/admin-restricted-operation" = "Bunu yalnızca bir yönetici yapabilir.";
"auth/email-change-needs-verification" = "Önce yeni e-posta adresinizi doğrulamanız gerekiyor.";
"auth/password-does-not-meet-requirements" = "Bu parola gereksinimleri karşılamıyor.";
"auth/password-does-not-meet-requirements/listed" = "Parola gereksinimleri: %@.";
"auth/password-requirement/lowercase" = "bir küçük harf";
"auth/password-requirement/uppercase" = "bir büyük harf";
"auth/password-requirement/digit" = "bir rakam";
"auth/password-requirement/symbol" = "bir özel karakter";
"auth/unsupported-password-policy-schema-version" = "Uygulamanın bu sürümü parolanızı kontrol edemiyor.";
"auth/too-many-requests" = "Çok fazla deneme yapıldı.";
"auth/quota-exceeded" = "Hizmet şu anda çok yoğun.";
"auth/network-request-failed" = "Sunucuya ulaşılamıyor.";
"auth/web-network-request-failed" = "Giriş sayfası yüklenemedi.";
"auth/timeout" = "Sunucunun yanıt vermesi çok uzun sürdü.";
"auth/token-refresh-unavailable" = "Oturumunuz yenilenemedi.";
"auth/expired-action-code" = "Bu bağlantının süresi doldu.";
"auth/invalid-action-code" = "Bu bağlantı geçerli değil veya daha önce kullanılmış.";
"service/invalid-email-link" = "Bu giriş bağlantısı geçerli değil.";
"service/invalid-email-link/address-missing" = "Bu bağlantının gönderildiği e-posta adresini girin.";
"service/invalid-email-link/other-device" = "Bu bağlantı başka bir aygıtta talep edildi.";
"service/invalid-email-link/link-missing" = "Açılacak bir giriş bağlantısı yok.";
"auth/multi-factor-auth-required" = "Girişi tamamlamak için ikinci faktörünüzü kullanın.";
"auth/missing-multi-factor-session" = "İki faktörlü doğrulama düzgün başlatılmadı.";
"auth/missing-multi-factor-info" = "Bir ikinci faktör seçin.";
"auth/invalid-multi-factor-session" = "İki faktörlü doğrulama artık geçerli değil.";
"auth/multi-factor-info-not-found" = "Bu ikinci faktör hesabınız için ayarlanmamış.";
"auth/second-factor-already-in-use" = "Bu ikinci faktör hesabınız için zaten ayarlanmış.";
"auth/maximum-second-factor-count-exceeded" = "Hesabınıza daha fazla ikinci faktör eklenemez.";
"auth/unsupported-first-factor" = "İki faktörlü kimlik doğrulama, kullandığınız giriş yöntemiyle kullanılamıyor.";
"service/multi-factor" = "İki faktörlü kimlik doğrulama başarısız oldu.";
"service/multi-factor/disabled" = "İki faktörlü kimlik doğrulama bu uygulamada kapalı.";
"service/multi-factor/factor-not-allowed" = "Bu uygulama bu ikinci faktöre izin vermiyor.";
"service/multi-factor/session-expired" = "İki faktörlü doğrulamanın süresi doldu.";
"service/multi-factor/phone-empty" = "Telefon numaranızı girin.";
"service/multi-factor/sms-not-sent" = "SMS gönderilemedi.";
"service/multi-factor/hint-unsupported" = "Bu uygulama ikinci faktörünüzü desteklemiyor.";
"service/multi-factor/challenge-failed" = "İkinci faktörünüz onaylanamadı.";
"service/multi-factor/code-empty" = "Doğrulama kodunu girin.";
"auth/web-internal-error" = "Giriş sayfası bir hata bildirdi.";
"auth/web-sign-in-user-interaction-failure" = "Giriş sayfası giriş işlemini tamamlayamadı.";
"auth/cors-unsupported" = "Bu tarayıcıyla giriş yapılamıyor.";
"auth/popup-blocked" = "Tarayıcı giriş penceresini engelledi.";
"auth/redirect-operation-pending" = "Başka bir giriş işlemi hâlâ sürüyor.";
"service/no-current-user" = "Giriş yapmadınız.";
"service/invalid-credentials" = "Giriş bilgileri geçerli değil.";
"service/sign-in-failed" = "Giriş yapılamadı. %@";
"service/provider-failed" = "Giriş sağlayıcısı bir hata bildirdi.";
"auth/blocking-cloud-function-error" = "Hizmet isteği reddetti.";
"auth/login-blocked" = "Hizmet girişi engelledi.";
"auth/unknown" = "Bir sorun oluştu.";
"reauth/oauth" = "Devam etmek için %@ ile giriş yapın.";
"reauth/email" = "Devam etmek için parolanızı girin.";
"reauth/email-link" = "Siz olduğunuzu onaylamak için e-postanızı kontrol edin.";
"reauth/phone" = "Devam etmek için telefon numaranızı doğrulayın.";
"ui/reauth/title/sign-in" = "Siz olduğunuzu onaylayın";
"ui/reauth/title/phone" = "Telefon numaranızı doğrulayın";
"ui/reauth/title/email" = "E-posta adresinizi doğrulayın";
"ui/reauth/message/email" = "%@ adresine bir doğrulama e-postası göndereceğiz.";
"ui/reauth/message/phone" = "%@ numarasına bir doğrulama kodu göndereceğiz.";
"ui/reauth/button/continue" = "Devam et";
"ui/reauth/button/proceed" = "Yine de devam et";
"ui/reauth/button/cancel" = "Vazgeç";
"ui/reauth/button/send-email" = "Doğrulama e-postası gönder";
"validation/email" = "Geçerli bir e-posta adresi girin.";
"validation/passwords-differ" = "Parolalar eşleşmiyor.";
"validation/empty" = "Zorunlu alan: %@";
"validation/phone" = "Geçerli bir telefon numarası girin.";
"ui/field/email" = "E-posta adresi";
"ui/field/password" = "Parola";
"ui/field/confirm-password" = "Parola onayı";
"ui/field/phone" = "Telefon numarası";
"ui/field/code" = "Doğrulama kodu";
"ui/field/display-name" = "Görünen ad";
"ui/sign-in-with" = "%@ ile giriş yap";
"ui/provider/phone" = "Telefon";
"ui/provider/email" = "E-posta";
"ui/provider/email-link" = "E-posta bağlantısı";
"ui/title/error" = "Hata";
"ui/title/sign-in" = "Giriş yapılamadı";
"ui/title/account" = "Hesap kullanılamıyor";
"ui/title/conflict" = "Hesap zaten kullanılıyor";
"ui/title/confirm" = "Siz olduğunuzu onaylayın";
"ui/title/password" = "Başka bir parola seçin";
"ui/title/not-allowed" = "Kullanılamıyor";
"ui/title/later" = "Daha sonra yeniden deneyin";
"ui/title/connection" = "Bağlantı kurulamadı";
"ui/title/link" = "Bu bağlantı kullanılamıyor";
"ui/title/two-factor" = "İki faktörlü kimlik doğrulama";
"ui/title/code" = "Kodu kontrol edin";
"ui/recovery/check" = "Girdiğiniz bilgileri kontrol edip yeniden deneyin.";
"ui/recovery/try-again" = "Yeniden deneyin.";
"ui/recovery/later" = "Biraz bekleyip yeniden deneyin.";
"ui/recovery/connection" = "İnternet bağlantınızı kontrol edip yeniden deneyin.";
"ui/recovery/country-code" = "+ işareti ve ülke koduyla başlayın.";
"ui/recovery/new-code" = "Yeni bir kod isteyin.";
"ui/recovery/new-email" = "Yeni bir e-posta isteyin.";
"ui/recovery/sign-in-again" = "Yeniden giriş yapın.";
"ui/recovery/usual-method" = "Daha önce kullandığınız yöntemle giriş yapın.";
"ui/recovery/other-address" = "Giriş yapın veya başka bir e-posta adresi kullanın.";
"ui/recovery/other-account" = "Daha önce giriş yaptığınız hesabı kullanın.";
"ui/recovery/other-method" = "Başka bir giriş yöntemi seçin.";
"ui/recovery/open-link" = "Size gönderdiğimiz e-postadaki bağlantıyı açın.";
"ui/recovery/support" = "Destek ekibiyle iletişime geçin.";
"ui/recovery/administrator" = "Yöneticinize başvurun.";
"ui/recovery/update" = "Uygulamayı güncelleyip yeniden deneyin.";
"ui/recovery/pop-ups" = "Bu site için açılır pencerelere izin verip yeniden deneyin.";
"ui/recovery/browser" = "Başka bir tarayıcı kullanın.";
"ui/recovery/finish" = "Önce onu tamamlayın veya biraz bekleyin.";
"ui/recovery/remove-factor" = "Önce bunlardan birini kaldırın.";
"ui/recovery/same-device" = "Bağlantıyı, talep ettiğiniz aygıtta açın.";
"ui/action/try-again" = "Yeniden dene";
"ui/action/sign-in" = "Giriş yap";
"ui/action/create-account" = "Hesap oluştur";
"ui/action/reset-password" = "Parolayı sıfırla";
"ui/action/new-code" = "Yeni kod gönder";
"ui/action/new-email" = "Yeni e-posta gönder";
"ui/action/other-method" = "Başka bir yöntem kullan";
"ui/action/close" = "Tamam";
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
<key>one</key>
<string>Parolanız için en az %lld karakter kullanın.</string>
<key>other</key>
<string>Parolanız için en az %lld karakter kullanın.</string>
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
<key>one</key>
<string>en az %lld karakter</string>
<key>other</key>
<string>en az %lld karakter</string>
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
<key>one</key>
<string>en fazla %lld karakter</string>
<key>other</key>
<string>en fazla %lld karakter</string>
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
<key>one</key>
<string>En az %lld karakter kullanın.</string>
<key>other</key>
<string>En az %lld karakter kullanın.</string>
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
<key>one</key>
<string>%lld haneli kodu girin.</string>
<key>other</key>
<string>Kodun %lld hanesinin tümünü girin.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
