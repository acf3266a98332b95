// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let hi = Files(
    locale: "hi",
    authentication: #"""
"Sign in with Firebase" = "Firebase से साइन इन करें";
"Sign in with Google" = "Google से साइन इन करें";
"Sign in with Apple" = "Apple से साइन इन करें";
"Sign in with Facebook" = "Facebook से साइन इन करें";
"Sign in with X" = "X से साइन इन करें";
"Sign in with Phone" = "फ़ोन नंबर से साइन इन करें";
"Sign in with email" = "ईमेल से साइन इन करें";
"Authenticating..." = "साइन इन किया जा रहा है…";
"Invalid OAuth Provider" = "अमान्य OAuth प्रदाता";
"TermsOfServiceMessage" = "जारी रखने का मतलब है कि आपको %@ और %@ मंज़ूर हैं।";
"Terms of Service" = "सेवा की शर्तें";
"Privacy Policy" = "गोपनीयता नीति";
"%@    %@" = "%@    %@";
"Email" = "ईमेल";
"Enter your email" = "अपना ईमेल दर्ज करें";
"Password" = "पासवर्ड";
"Enter your password" = "अपना पासवर्ड दर्ज करें";
"Confirm Password" = "पासवर्ड की पुष्टि करें";
"Create account" = "खाता बनाएँ";
"Trouble signing in?" = "साइन इन करने में समस्या हो रही है?";
"Prefer Email link sign-in?" = "इसके बजाय ईमेल लिंक से साइन इन करना है?";
"Don't have an account yet?" = "अभी तक खाता नहीं है?";
"Sign up" = "साइन अप करें";
"Already have an account?" = "पहले से खाता है?";
"Login" = "साइन इन करें";
"Recover password" = "पासवर्ड रिकवर करें";
"Send a password recovery link to your email" = "अपने ईमेल पर पासवर्ड रिकवरी लिंक पाएँ";
"Send password recovery email" = "पासवर्ड रिकवरी ईमेल भेजें";
"Check your email" = "अपना ईमेल देखें";
"PasswordRecoveryMessage" = "आपको एक ईमेल मिलेगा, जिसमें नया पासवर्ड चुनने का तरीका बताया गया होगा।";
"PasswordRecoveryEmailSentMessage" = "हमने %@ पर एक ईमेल भेजा है। उसे खोलें और नया पासवर्ड चुनने के लिए उसमें दिए गए लिंक का इस्तेमाल करें।";
"Sign in with email link" = "ईमेल लिंक से साइन इन करें";
"Send a sign-in link to your email" = "अपने ईमेल पर साइन इन लिंक पाएँ";
"Send email sign-in link" = "साइन इन लिंक ईमेल करें";
"Sign-in email Sent" = "साइन इन ईमेल भेजा गया";
"Use a previous sign-in method" = "साइन इन का पिछला तरीका इस्तेमाल करें";
"You previously signed in with one of these methods for %@." = "आपने %@ के लिए पहले इनमें से किसी एक तरीके से साइन इन किया था।";
"Some previous sign-in methods are not enabled in this app." = "साइन इन के कुछ पिछले तरीके इस ऐप में चालू नहीं हैं।";
"Continue with email and password" = "ईमेल और पासवर्ड से जारी रखें";
"Continue with email link" = "ईमेल लिंक से जारी रखें";
"Phone" = "फ़ोन";
"Enter phone number" = "फ़ोन नंबर दर्ज करें";
"Enter Your Phone Number" = "अपना फ़ोन नंबर दर्ज करें";
"Phone Number" = "फ़ोन नंबर";
"Send Code" = "कोड भेजें";
"Send SMS code" = "SMS से कोड भेजें";
"Processing..." = "प्रोसेस किया जा रहा है…";
"Enter Verification Code" = "सत्यापन कोड दर्ज करें";
"Enter verification code" = "सत्यापन कोड दर्ज करें";
"Verification Code" = "सत्यापन कोड";
"We sent a code to %@" = "हमने %@ पर एक कोड भेजा है";
"Resend Code" = "कोड फिर से भेजें";
"Change number" = "नंबर बदलें";
"Verify and Sign In" = "सत्यापित करके साइन इन करें";
"Verify phone number and sign-in" = "फ़ोन नंबर सत्यापित करके साइन इन करें";
"Facebook login cancelled" = "Facebook से साइन इन रद्द किया गया";
"Authorize User Tracking" = "ट्रैकिंग की अनुमति दें";
"For classic Facebook login, please authorize user tracking." = "Facebook से सामान्य साइन इन के लिए, कृपया ट्रैकिंग की अनुमति दें।";
"Limited Login" = "सीमित लॉगिन";
"Two-Factor Authentication" = "टू-फ़ैक्टर ऑथेंटिकेशन";
"Set Up Two-Factor Authentication" = "टू-फ़ैक्टर ऑथेंटिकेशन सेट अप करें";
"Set up two-factor authentication to add an extra layer of security to your account." = "अपने खाते में सुरक्षा की एक अतिरिक्त परत जोड़ने के लिए टू-फ़ैक्टर ऑथेंटिकेशन सेट अप करें।";
"Choose Authentication Method" = "ऑथेंटिकेशन का तरीका चुनें";
"SMS Authentication" = "SMS ऑथेंटिकेशन";
"Authenticator App" = "ऑथेंटिकेटर ऐप";
"We'll send a verification code to your phone number each time you sign in." = "हर बार साइन इन करने पर हम आपके फ़ोन नंबर पर एक सत्यापन कोड भेजेंगे।";
"We'll send a verification code to your phone" = "हम आपके फ़ोन पर एक सत्यापन कोड भेजेंगे";
"We'll send a verification code to this number" = "हम इस नंबर पर एक सत्यापन कोड भेजेंगे";
"Display Name" = "डिस्प्ले नाम";
"Enter display name for this device" = "इस डिवाइस के लिए डिस्प्ले नाम दर्ज करें";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "सत्यापन कोड जनरेट करने के लिए Google Authenticator या Authy जैसे किसी ऑथेंटिकेटर ऐप का इस्तेमाल करें।";
"Scan QR Code" = "QR कोड स्कैन करें";
"Scan with your authenticator app or tap to open directly" = "अपने ऑथेंटिकेटर ऐप से स्कैन करें या सीधे खोलने के लिए टैप करें";
"Tap to open in authenticator app" = "ऑथेंटिकेटर ऐप में खोलने के लिए टैप करें";
"Unable to generate QR Code" = "QR कोड जनरेट नहीं हो सका";
"Manual Entry Key:" = "मैन्युअली दर्ज करने की कुंजी:";
"Copied to clipboard!" = "क्लिपबोर्ड पर कॉपी किया गया!";
"Enter display name for this authenticator" = "इस ऑथेंटिकेटर ऐप के लिए डिस्प्ले नाम दर्ज करें";
"Enter code from app" = "ऐप में दिख रहा कोड दर्ज करें";
"Enter 6-digit code" = "6 अंकों का कोड दर्ज करें";
"Complete Setup" = "सेटअप पूरा करें";
"Multi-Factor Authentication Disabled" = "टू-फ़ैक्टर ऑथेंटिकेशन बंद है";
"MFA is not enabled in the current configuration. Please contact your administrator." = "टू-फ़ैक्टर ऑथेंटिकेशन इस ऐप में चालू नहीं है। कृपया अपने ऐडमिनिस्ट्रेटर से संपर्क करें।";
"No Authentication Methods Available" = "ऑथेंटिकेशन का कोई तरीका उपलब्ध नहीं है";
"No MFA methods are configured as allowed. Please contact your administrator." = "इस ऐप में टू-फ़ैक्टर ऑथेंटिकेशन के किसी भी तरीके की अनुमति नहीं है। कृपया अपने ऐडमिनिस्ट्रेटर से संपर्क करें।";
"Complete Sign-In" = "साइन इन पूरा करें";
"Complete sign-in with your second factor" = "अपने दूसरे फ़ैक्टर से साइन इन पूरा करें";
"Choose verification method:" = "सत्यापन का तरीका चुनें:";
"SMS Verification" = "SMS सत्यापन";
"We'll send a code to ••••••%@" = "हम ••••••%@ पर एक कोड भेजेंगे";
"Enter the 6-digit code from your authenticator app" = "अपने ऑथेंटिकेटर ऐप में दिख रहा 6 अंकों का कोड दर्ज करें";
"Account: %@" = "खाता: %@";
"Manage Two-Factor Authentication" = "टू-फ़ैक्टर ऑथेंटिकेशन प्रबंधित करें";
"Manage your authentication methods" = "ऑथेंटिकेशन के अपने तरीके प्रबंधित करें";
"Enrolled Methods" = "सेट अप किए गए तरीके";
"No Authentication Methods" = "ऑथेंटिकेशन का कोई तरीका नहीं है";
"Add an extra layer of security to your account" = "अपने खाते में सुरक्षा की एक अतिरिक्त परत जोड़ें";
"Get Started" = "शुरू करें";
"Add Another Method" = "दूसरा तरीका जोड़ें";
"Authentication Method" = "ऑथेंटिकेशन का तरीका";
"Unnamed Method" = "बिना नाम का तरीका";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "सेट अप की तारीख़: %@";
"Remove" = "हटाएँ";
"Signed in!" = "साइन इन हो गया!";
"Verify email address?" = "ईमेल पता सत्यापित करें";
"Verification email sent" = "सत्यापन ईमेल भेजा गया";
"Please tap on the link in your email to complete verification." = "सत्यापन पूरा करने के लिए, कृपया ईमेल में दिए गए लिंक पर टैप करें।";
"Update password" = "पासवर्ड अपडेट करें";
"Sign Out" = "साइन आउट करें";
"Delete Account" = "खाता डिलीट करें";
"Delete Account?" = "खाता डिलीट करें?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "इस कार्रवाई को पूर्ववत नहीं किया जा सकता। आपका सारा डेटा हमेशा के लिए डिलीट हो जाएगा। इसे पूरा करने के लिए आपको अपनी पहचान की फिर से पुष्टि करनी पड़ सकती है।";
"UpdatePasswordTitle" = "अपना पासवर्ड अपडेट करें";
"Type new password" = "नया पासवर्ड टाइप करें";
"Retype new password" = "नया पासवर्ड फिर से टाइप करें";
"Password Updated" = "पासवर्ड अपडेट किया गया";
"Your password has been successfully updated." = "आपका पासवर्ड अपडेट हो गया है।";
"For security, please enter your password" = "सुरक्षा के लिए, कृपया अपना पासवर्ड दर्ज करें";
"Email: %@" = "ईमेल: %@";
"Confirm" = "पुष्टि करें";
"Verify Phone Number" = "फ़ोन नंबर सत्यापित करें";
"For security, please verify your phone number" = "सुरक्षा के लिए, कृपया अपना फ़ोन नंबर सत्यापित करें";
"We'll send a verification code to:" = "हम इस नंबर पर सत्यापन कोड भेजेंगे:";
"Send Verification Code" = "सत्यापन कोड भेजें";
"Enter the 6-digit code sent to:" = "इस नंबर पर भेजा गया 6 अंकों का कोड दर्ज करें:";
"Verify" = "सत्यापित करें";
"Back" = "वापस";
"OK" = "ठीक";
"Cancel" = "रद्द करें";
"Error" = "त्रुटि";
"The email address is already in use by another account." = "इस ईमेल पते का इस्तेमाल पहले से किसी दूसरे खाते में हो रहा है।";
"That email address isn't correct." = "यह ईमेल पता सही नहीं है।";
"Password must be at least 6 characters long." = "पासवर्ड में कम से कम 6 वर्ण होने चाहिए।";
"SignUpTooManyTimesError" = "बहुत ज़्यादा कोशिशें की गई हैं। थोड़ी देर इंतज़ार करके फिर से कोशिश करें।";
"The email and password you entered don't match." = "दर्ज किए गए ईमेल और पासवर्ड मेल नहीं खाते।";
"That email address doesn't match an existing account." = "इस ईमेल पते वाला कोई खाता नहीं है।";
"That email address is for an account that has been disabled." = "यह ईमेल पता ऐसे खाते का है जिसे अक्षम कर दिया गया है।";
"""#,
    errors: #"""
"auth/invalid-credential" = "साइन इन की जानकारी ग़लत है या अब मान्य नहीं है।";
"auth/invalid-email" = "यह ईमेल पता मान्य नहीं है।";
"auth/wrong-password" = "ईमेल पता और पासवर्ड मेल नहीं खाते।";
"auth/user-not-found" = "इस ईमेल पते वाला कोई खाता नहीं है।";
"auth/missing-email" = "अपना ईमेल पता दर्ज करें।";
"auth/missing-password" = "अपना पासवर्ड दर्ज करें।";
"auth/missing-phone-number" = "अपना फ़ोन नंबर दर्ज करें।";
"auth/invalid-phone-number" = "यह फ़ोन नंबर मान्य नहीं है।";
"auth/phone-number-not-found" = "इस फ़ोन नंबर वाला कोई खाता नहीं है।";
"auth/missing-verification-code" = "सत्यापन कोड दर्ज करें।";
"auth/missing-code" = "संदेश में मिला कोड दर्ज करें।";
"auth/invalid-verification-code" = "यह सत्यापन कोड सही नहीं है।";
"auth/missing-verification-id" = "सत्यापन ठीक से शुरू नहीं हुआ।";
"auth/invalid-verification-id" = "यह सत्यापन अब मान्य नहीं है।";
"auth/code-expired" = "इस सत्यापन कोड की समय-सीमा समाप्त हो गई है।";
"auth/retry-phone-auth" = "आपका फ़ोन नंबर सत्यापित नहीं हो सका।";
"auth/rejected-credential" = "साइन इन की जानकारी स्वीकार नहीं की गई।";
"auth/user-disabled" = "इस खाते को अक्षम कर दिया गया है।";
"auth/invalid-user-token" = "आपका सत्र अब मान्य नहीं है।";
"auth/user-token-expired" = "आपका सत्र समाप्त हो गया है।";
"auth/null-user" = "आपने साइन इन नहीं किया है।";
"auth/no-signed-in-user" = "आपने साइन इन नहीं किया है।";
"auth/user-signed-out" = "आपको साइन आउट कर दिया गया है।";
"auth/unverified-email" = "आपका ईमेल पता अभी तक सत्यापित नहीं हुआ है।";
"auth/requires-recent-login" = "आपकी सुरक्षा के लिए, जारी रखने से पहले फिर से साइन इन करें।";
"auth/email-already-in-use" = "इस ईमेल पते वाला एक खाता पहले से मौजूद है।";
"auth/account-exists-with-different-credential" = "इस ईमेल पते से आपका खाता पहले से मौजूद है, लेकिन आपने किसी दूसरे तरीके से साइन इन किया था।";
"auth/provider-already-linked" = "साइन इन का यह तरीका आपके खाते से पहले से लिंक है।";
"auth/no-such-provider" = "साइन इन का यह तरीका आपके खाते से लिंक नहीं है।";
"auth/user-mismatch" = "साइन इन की यह जानकारी किसी दूसरे खाते की है।";
"auth/credential-already-in-use" = "साइन इन का यह तरीका पहले से किसी दूसरे खाते से लिंक है।";
"conflict/different-credential" = "यह खाता साइन इन के किसी दूसरे तरीके के साथ पहले से मौजूद है।";
"conflict/credential-in-use" = "साइन इन का यह तरीका पहले से किसी दूसरे खाते से लिंक है।";
"conflict/email-in-use" = "इस ईमेल पते का इस्तेमाल पहले से हो रहा है।";
"auth/operation-not-allowed" = "साइन इन का यह तरीका उपलब्ध नहीं है।";
"auth/admin-restricted-operation" = "इसकी अनुमति सिर्फ़ ऐडमिनिस्ट्रेटर को है।";
"auth/email-change-needs-verification" = "पहले आपको अपना नया ईमेल पता सत्यापित करना होगा।";
"auth/password-does-not-meet-requirements" = "यह पासवर्ड ज़रूरी शर्तें पूरी नहीं करता।";
"auth/password-does-not-meet-requirements/listed" = "पासवर्ड में ये होने चाहिए: %@।";
"auth/password-requirement/lowercase" = "एक लोअरकेस अक्षर";
"auth/password-requirement/uppercase" = "एक अपरकेस अक्षर";
"auth/password-requirement/digit" = "एक अंक";
"auth/password-requirement/symbol" = "एक विशेष वर्ण";
"auth/unsupported-password-policy-schema-version" = "ऐप का यह संस्करण आपका पासवर्ड नहीं जाँच सकता।";
"auth/too-many-requests" = "बहुत ज़्यादा कोशिशें की गई हैं।";
"auth/quota-exceeded" = "सेवा इस समय बहुत व्यस्त है।";
"auth/network-request-failed" = "सर्वर से संपर्क नहीं हो सका।";
"auth/web-network-request-failed" = "साइन इन पेज लोड नहीं हो सका।";
"auth/timeout" = "सर्वर ने जवाब देने में बहुत ज़्यादा समय लिया।";
"auth/token-refresh-unavailable" = "आपका सत्र आगे नहीं बढ़ाया जा सका।";
"auth/expired-action-code" = "इस लिंक की समय-सीमा समाप्त हो गई है।";
"auth/invalid-action-code" = "यह लिंक मान्य नहीं है या पहले ही इस्तेमाल किया जा चुका है।";
"service/invalid-email-link" = "साइन इन का यह लिंक मान्य नहीं है।";
"service/invalid-email-link/address-missing" = "वह ईमेल पता दर्ज करें जिस पर यह लिंक मिला था।";
"service/invalid-email-link/other-device" = "इस लिंक का अनुरोध किसी दूसरे डिवाइस पर किया गया था।";
"service/invalid-email-link/link-missing" = "खोलने के लिए साइन इन का कोई लिंक नहीं है।";
"auth/multi-factor-auth-required" = "साइन इन पूरा करने के लिए अपने दूसरे फ़ैक्टर का इस्तेमाल करें।";
"auth/missing-multi-factor-session" = "टू-फ़ैक्टर ऑथेंटिकेशन ठीक से शुरू नहीं हुआ।";
"auth/missing-multi-factor-info" = "दूसरा फ़ैक्टर चुनें।";
"auth/invalid-multi-factor-session" = "यह टू-फ़ैक्टर ऑथेंटिकेशन अब मान्य नहीं है।";
"auth/multi-factor-info-not-found" = "यह दूसरा फ़ैक्टर आपके खाते के लिए सेट अप नहीं है।";
"auth/second-factor-already-in-use" = "यह दूसरा फ़ैक्टर आपके खाते के लिए पहले से सेट अप है।";
"auth/maximum-second-factor-count-exceeded" = "आपके खाते में अब और फ़ैक्टर नहीं जोड़े जा सकते।";
"auth/unsupported-first-factor" = "आपने जिस तरीके से साइन इन किया है, उसके साथ टू-फ़ैक्टर ऑथेंटिकेशन उपलब्ध नहीं है।";
"service/multi-factor" = "टू-फ़ैक्टर ऑथेंटिकेशन नहीं हो सका।";
"service/multi-factor/disabled" = "टू-फ़ैक्टर ऑथेंटिकेशन इस ऐप में बंद है।";
"service/multi-factor/factor-not-allowed" = "इस ऐप में इस दूसरे फ़ैक्टर की अनुमति नहीं है।";
"service/multi-factor/session-expired" = "टू-फ़ैक्टर ऑथेंटिकेशन की समय-सीमा समाप्त हो गई है।";
"service/multi-factor/phone-empty" = "अपना फ़ोन नंबर दर्ज करें।";
"service/multi-factor/sms-not-sent" = "SMS नहीं भेजा जा सका।";
"service/multi-factor/hint-unsupported" = "यह ऐप आपके दूसरे फ़ैक्टर का समर्थन नहीं करता।";
"service/multi-factor/challenge-failed" = "आपके दूसरे फ़ैक्टर की पुष्टि नहीं हो सकी।";
"service/multi-factor/code-empty" = "सत्यापन कोड दर्ज करें।";
"auth/web-internal-error" = "साइन इन पेज ने त्रुटि की सूचना दी।";
"auth/web-sign-in-user-interaction-failure" = "साइन इन पेज पर साइन इन पूरा नहीं हो सका।";
"auth/cors-unsupported" = "इस ब्राउज़र से साइन इन नहीं किया जा सकता।";
"auth/popup-blocked" = "ब्राउज़र ने साइन इन विंडो को ब्लॉक कर दिया।";
"auth/redirect-operation-pending" = "साइन इन की एक और प्रक्रिया अभी चल रही है।";
"service/no-current-user" = "आपने साइन इन नहीं किया है।";
"service/invalid-credentials" = "साइन इन की जानकारी मान्य नहीं है।";
"service/sign-in-failed" = "साइन इन नहीं हो सका: %@";
"service/provider-failed" = "साइन इन प्रदाता ने त्रुटि की सूचना दी।";
"auth/blocking-cloud-function-error" = "सेवा ने अनुरोध अस्वीकार कर दिया।";
"auth/login-blocked" = "सेवा ने साइन इन को ब्लॉक कर दिया।";
"auth/unknown" = "कुछ गड़बड़ी हुई।";
"reauth/oauth" = "जारी रखने के लिए %@ से साइन इन करें।";
"reauth/email" = "जारी रखने के लिए अपना पासवर्ड दर्ज करें।";
"reauth/email-link" = "अपनी पहचान की पुष्टि करने के लिए अपना ईमेल देखें।";
"reauth/phone" = "जारी रखने के लिए अपना फ़ोन नंबर सत्यापित करें।";
"ui/reauth/title/sign-in" = "अपनी पहचान की पुष्टि करें";
"ui/reauth/title/phone" = "अपना फ़ोन नंबर सत्यापित करें";
"ui/reauth/title/email" = "अपना ईमेल पता सत्यापित करें";
"ui/reauth/message/email" = "हम %@ पर एक सत्यापन ईमेल भेजेंगे।";
"ui/reauth/message/phone" = "हम %@ पर एक सत्यापन कोड भेजेंगे।";
"ui/reauth/button/continue" = "जारी रखें";
"ui/reauth/button/proceed" = "फिर भी जारी रखें";
"ui/reauth/button/cancel" = "रद्द करें";
"ui/reauth/button/send-email" = "सत्यापन ईमेल भेजें";
"validation/email" = "मान्य ईमेल पता दर्ज करें।";
"validation/passwords-differ" = "पासवर्ड मेल नहीं खाते।";
"validation/empty" = "आवश्यक: %@";
"validation/phone" = "मान्य फ़ोन नंबर दर्ज करें।";
"ui/field/email" = "ईमेल";
"ui/field/password" = "पासवर्ड";
"ui/field/confirm-password" = "पासवर्ड की पुष्टि";
"ui/field/phone" = "फ़ोन नंबर";
"ui/field/code" = "सत्यापन कोड";
"ui/field/display-name" = "डिस्प्ले नाम";
"ui/sign-in-with" = "%@ से साइन इन करें";
"ui/provider/phone" = "फ़ोन";
"ui/provider/email" = "ईमेल";
"ui/provider/email-link" = "ईमेल लिंक";
"ui/title/error" = "त्रुटि";
"ui/title/sign-in" = "साइन इन नहीं हो सका";
"ui/title/account" = "खाता उपलब्ध नहीं है";
"ui/title/conflict" = "खाते का इस्तेमाल पहले से हो रहा है";
"ui/title/confirm" = "अपनी पहचान की पुष्टि करें";
"ui/title/password" = "कोई दूसरा पासवर्ड चुनें";
"ui/title/not-allowed" = "उपलब्ध नहीं है";
"ui/title/later" = "बाद में फिर से कोशिश करें";
"ui/title/connection" = "कोई कनेक्शन नहीं है";
"ui/title/link" = "लिंक का इस्तेमाल नहीं किया जा सकता";
"ui/title/two-factor" = "टू-फ़ैक्टर ऑथेंटिकेशन";
"ui/title/code" = "कोड जाँचें";
"ui/recovery/check" = "दर्ज की गई जानकारी जाँचें और फिर से कोशिश करें।";
"ui/recovery/try-again" = "फिर से कोशिश करें।";
"ui/recovery/later" = "थोड़ी देर इंतज़ार करके फिर से कोशिश करें।";
"ui/recovery/connection" = "अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।";
"ui/recovery/country-code" = "नंबर की शुरुआत + और देश के कोड से करें।";
"ui/recovery/new-code" = "नए कोड का अनुरोध करें।";
"ui/recovery/new-email" = "नए ईमेल का अनुरोध करें।";
"ui/recovery/sign-in-again" = "फिर से साइन इन करें।";
"ui/recovery/usual-method" = "उसी तरीके से साइन इन करें, जिससे आपने पहले किया था।";
"ui/recovery/other-address" = "साइन इन करें या कोई दूसरा ईमेल पता इस्तेमाल करें।";
"ui/recovery/other-account" = "उस खाते का इस्तेमाल करें, जिससे आपने पहले साइन इन किया था।";
"ui/recovery/other-method" = "साइन इन का कोई दूसरा तरीका चुनें।";
"ui/recovery/open-link" = "हमारे भेजे गए ईमेल में दिया गया लिंक खोलें।";
"ui/recovery/support" = "सहायता टीम से संपर्क करें।";
"ui/recovery/administrator" = "अपने ऐडमिनिस्ट्रेटर से संपर्क करें।";
"ui/recovery/update" = "ऐप अपडेट करें और फिर से कोशिश करें।";
"ui/recovery/pop-ups" = "इस साइट के लिए पॉप-अप विंडो की अनुमति दें और फिर से कोशिश करें।";
"ui/recovery/browser" = "कोई दूसरा ब्राउज़र इस्तेमाल करें।";
"ui/recovery/finish" = "पहले उसे पूरा करें या थोड़ा इंतज़ार करें।";
"ui/recovery/remove-factor" = "पहले उनमें से किसी एक को हटाएँ।";
"ui/recovery/same-device" = "इसे उसी डिवाइस पर खोलें, जिस पर आपने इसका अनुरोध किया था।";
"ui/action/try-again" = "फिर से कोशिश करें";
"ui/action/sign-in" = "साइन इन करें";
"ui/action/create-account" = "खाता बनाएँ";
"ui/action/reset-password" = "पासवर्ड रीसेट करें";
"ui/action/new-code" = "नया कोड भेजें";
"ui/action/new-email" = "नया ईमेल भेजें";
"ui/action/other-method" = "कोई दूसरा तरीका इस्तेमाल करें";
"ui/action/close" = "ठीक";
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
<string>अपने पासवर्ड में कम से कम %lld वर्ण का इस्तेमाल करें।</string>
<key>other</key>
<string>अपने पासवर्ड में कम से कम %lld वर्णों का इस्तेमाल करें।</string>
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
<string>कम से कम %lld वर्ण</string>
<key>other</key>
<string>कम से कम %lld वर्ण</string>
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
<string>ज़्यादा से ज़्यादा %lld वर्ण</string>
<key>other</key>
<string>ज़्यादा से ज़्यादा %lld वर्ण</string>
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
<string>कम से कम %lld वर्ण का इस्तेमाल करें।</string>
<key>other</key>
<string>कम से कम %lld वर्णों का इस्तेमाल करें।</string>
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
<string>%lld अंक का कोड दर्ज करें।</string>
<key>other</key>
<string>कोड के सभी %lld अंक दर्ज करें।</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
