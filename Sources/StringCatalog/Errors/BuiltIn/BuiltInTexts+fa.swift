// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let fa = Files(
    locale: "fa",
    authentication: #"""
"Sign in with Firebase" = "ورود با Firebase";
"Sign in with Google" = "ورود با Google";
"Sign in with Apple" = "ورود با Apple";
"Sign in with Facebook" = "ورود با Facebook";
"Sign in with X" = "ورود با X";
"Sign in with Phone" = "ورود با شماره تلفن";
"Sign in with email" = "ورود با ایمیل";
"Authenticating..." = "در حال ورود…";
"Invalid OAuth Provider" = "ارائه‌دهنده OAuth نامعتبر";
"TermsOfServiceMessage" = "با ادامه دادن، %@ و %@ را می‌پذیرید.";
"Terms of Service" = "شرایط خدمات";
"Privacy Policy" = "خط‌مشی رازداری";
"%@    %@" = "%@    %@";
"Email" = "ایمیل";
"Enter your email" = "ایمیل خود را وارد کنید";
"Password" = "گذرواژه";
"Enter your password" = "گذرواژه خود را وارد کنید";
"Confirm Password" = "تأیید گذرواژه";
"Create account" = "ایجاد حساب";
"Trouble signing in?" = "برای ورود مشکلی دارید؟";
"Prefer Email link sign-in?" = "ورود با پیوند ایمیلی را ترجیح می‌دهید؟";
"Don't have an account yet?" = "هنوز حساب ندارید؟";
"Sign up" = "ثبت‌نام";
"Already have an account?" = "از قبل حساب دارید؟";
"Login" = "ورود";
"Recover password" = "بازیابی گذرواژه";
"Send a password recovery link to your email" = "ارسال پیوند بازیابی گذرواژه به ایمیل شما";
"Send password recovery email" = "ارسال ایمیل بازیابی گذرواژه";
"Check your email" = "ایمیل خود را بررسی کنید";
"PasswordRecoveryMessage" = "ایمیلی دریافت می‌کنید که نحوه انتخاب گذرواژه جدید را توضیح می‌دهد.";
"PasswordRecoveryEmailSentMessage" = "ایمیلی به %@ فرستادیم. آن را باز کنید و از پیوند داخل آن برای انتخاب گذرواژه جدید استفاده کنید.";
"Sign in with email link" = "ورود با پیوند ایمیلی";
"Send a sign-in link to your email" = "ارسال پیوند ورود به ایمیل شما";
"Send email sign-in link" = "ارسال پیوند ورود";
"Sign-in email Sent" = "ایمیل ورود ارسال شد";
"Use a previous sign-in method" = "استفاده از روش ورود قبلی";
"You previously signed in with one of these methods for %@." = "قبلاً با نشانی %@ به یکی از این روش‌ها وارد شده‌اید.";
"Some previous sign-in methods are not enabled in this app." = "برخی از روش‌های ورود قبلی در این برنامه فعال نیستند.";
"Continue with email and password" = "ادامه با ایمیل و گذرواژه";
"Continue with email link" = "ادامه با پیوند ایمیلی";
"Phone" = "تلفن";
"Enter phone number" = "شماره تلفن را وارد کنید";
"Enter Your Phone Number" = "شماره تلفن خود را وارد کنید";
"Phone Number" = "شماره تلفن";
"Send Code" = "ارسال کد";
"Send SMS code" = "ارسال کد با پیامک";
"Processing..." = "در حال پردازش…";
"Enter Verification Code" = "کد تأیید را وارد کنید";
"Enter verification code" = "کد تأیید را وارد کنید";
"Verification Code" = "کد تأیید";
"We sent a code to %@" = "کدی به ⁦%@⁩ فرستادیم";
"Resend Code" = "ارسال دوباره کد";
"Change number" = "تغییر شماره";
"Verify and Sign In" = "تأیید و ورود";
"Verify phone number and sign-in" = "تأیید شماره تلفن و ورود";
"Facebook login cancelled" = "ورود با Facebook لغو شد";
"Authorize User Tracking" = "اجازه ردیابی";
"For classic Facebook login, please authorize user tracking." = "برای ورود معمولی با Facebook، لطفاً اجازه ردیابی بدهید.";
"Limited Login" = "ورود محدود";
"Two-Factor Authentication" = "احراز هویت دوعاملی";
"Set Up Two-Factor Authentication" = "راه‌اندازی احراز هویت دوعاملی";
"Set up two-factor authentication to add an extra layer of security to your account." = "برای افزودن یک لایه امنیتی دیگر به حسابتان، احراز هویت دوعاملی را راه‌اندازی کنید.";
"Choose Authentication Method" = "روش احراز هویت را انتخاب کنید";
"SMS Authentication" = "احراز هویت پیامکی";
"Authenticator App" = "برنامه احراز هویت";
"We'll send a verification code to your phone number each time you sign in." = "هر بار که وارد می‌شوید، کد تأییدی به شماره تلفن شما می‌فرستیم.";
"We'll send a verification code to your phone" = "کد تأییدی به تلفن شما می‌فرستیم";
"We'll send a verification code to this number" = "کد تأییدی به این شماره می‌فرستیم";
"Display Name" = "نام نمایشی";
"Enter display name for this device" = "نام نمایشی این دستگاه را وارد کنید";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "برای ساختن کدهای تأیید، از یک برنامه احراز هویت مانند Google Authenticator یا Authy استفاده کنید.";
"Scan QR Code" = "اسکن کد QR";
"Scan with your authenticator app or tap to open directly" = "با برنامه احراز هویت خود اسکن کنید یا برای باز کردن مستقیم، ضربه بزنید";
"Tap to open in authenticator app" = "برای باز کردن در برنامه احراز هویت، ضربه بزنید";
"Unable to generate QR Code" = "کد QR ساخته نشد";
"Manual Entry Key:" = "کلید ورود دستی:";
"Copied to clipboard!" = "در بریده‌دان کپی شد!";
"Enter display name for this authenticator" = "نام نمایشی این برنامه احراز هویت را وارد کنید";
"Enter code from app" = "کد برنامه را وارد کنید";
"Enter 6-digit code" = "کد ۶ رقمی را وارد کنید";
"Complete Setup" = "تکمیل راه‌اندازی";
"Multi-Factor Authentication Disabled" = "احراز هویت دوعاملی غیرفعال است";
"MFA is not enabled in the current configuration. Please contact your administrator." = "احراز هویت دوعاملی در این برنامه فعال نیست. لطفاً با سرپرست خود تماس بگیرید.";
"No Authentication Methods Available" = "هیچ روش احراز هویتی در دسترس نیست";
"No MFA methods are configured as allowed. Please contact your administrator." = "در این برنامه هیچ روشی برای احراز هویت دوعاملی مجاز نیست. لطفاً با سرپرست خود تماس بگیرید.";
"Complete Sign-In" = "تکمیل ورود";
"Complete sign-in with your second factor" = "ورود را با عامل دوم خود تکمیل کنید";
"Choose verification method:" = "روش تأیید را انتخاب کنید:";
"SMS Verification" = "تأیید پیامکی";
"We'll send a code to ••••••%@" = "کدی به ⁦••••••%@⁩ می‌فرستیم";
"Enter the 6-digit code from your authenticator app" = "کد ۶ رقمی برنامه احراز هویت خود را وارد کنید";
"Account: %@" = "حساب: %@";
"Manage Two-Factor Authentication" = "مدیریت احراز هویت دوعاملی";
"Manage your authentication methods" = "روش‌های احراز هویت خود را مدیریت کنید";
"Enrolled Methods" = "روش‌های راه‌اندازی‌شده";
"No Authentication Methods" = "روش احراز هویتی وجود ندارد";
"Add an extra layer of security to your account" = "یک لایه امنیتی دیگر به حسابتان اضافه کنید";
"Get Started" = "شروع";
"Add Another Method" = "افزودن روش دیگر";
"Authentication Method" = "روش احراز هویت";
"Unnamed Method" = "روش بدون نام";
"SMS: %@" = "پیامک: ⁦%@⁩";
"Enrolled: %@" = "تاریخ راه‌اندازی: %@";
"Remove" = "حذف";
"Signed in!" = "وارد شدید!";
"Verify email address?" = "تأیید نشانی ایمیل";
"Verification email sent" = "ایمیل تأیید ارسال شد";
"Please tap on the link in your email to complete verification." = "برای تکمیل تأیید، لطفاً روی پیوند داخل ایمیل ضربه بزنید.";
"Update password" = "تغییر گذرواژه";
"Sign Out" = "خروج از حساب";
"Delete Account" = "حذف حساب";
"Delete Account?" = "حساب حذف شود؟";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "این کار قابل واگرد نیست. همه داده‌های شما برای همیشه حذف می‌شوند. ممکن است برای تکمیل این کار لازم باشد دوباره هویت خود را تأیید کنید.";
"UpdatePasswordTitle" = "تغییر گذرواژه";
"Type new password" = "گذرواژه جدید را وارد کنید";
"Retype new password" = "گذرواژه جدید را دوباره وارد کنید";
"Password Updated" = "گذرواژه تغییر کرد";
"Your password has been successfully updated." = "گذرواژه شما با موفقیت تغییر کرد.";
"For security, please enter your password" = "برای امنیت بیشتر، لطفاً گذرواژه خود را وارد کنید";
"Email: %@" = "ایمیل: %@";
"Confirm" = "تأیید";
"Verify Phone Number" = "تأیید شماره تلفن";
"For security, please verify your phone number" = "برای امنیت بیشتر، لطفاً شماره تلفن خود را تأیید کنید";
"We'll send a verification code to:" = "کد تأیید به این شماره فرستاده می‌شود:";
"Send Verification Code" = "ارسال کد تأیید";
"Enter the 6-digit code sent to:" = "کد ۶ رقمی فرستاده‌شده به این شماره را وارد کنید:";
"Verify" = "تأیید";
"Back" = "برگشت";
"OK" = "تأیید";
"Cancel" = "لغو";
"Error" = "خطا";
"The email address is already in use by another account." = "این نشانی ایمیل در حساب دیگری استفاده شده است.";
"That email address isn't correct." = "این نشانی ایمیل درست نیست.";
"Password must be at least 6 characters long." = "گذرواژه باید حداقل ۶ نویسه داشته باشد.";
"SignUpTooManyTimesError" = "تعداد تلاش‌ها بیش از حد مجاز بود. کمی صبر کنید و دوباره امتحان کنید.";
"The email and password you entered don't match." = "ایمیل و گذرواژه‌ای که وارد کردید با هم مطابقت ندارند.";
"That email address doesn't match an existing account." = "حسابی با این نشانی ایمیل وجود ندارد.";
"That email address is for an account that has been disabled." = "این نشانی ایمیل متعلق به حسابی است که غیرفعال شده است.";
"""#,
    errors: #"""
"auth/invalid-credential" = "اطلاعات ورود نادرست است یا دیگر معتبر نیست.";
"auth/invalid-email" = "این نشانی ایمیل معتبر نیست.";
"auth/wrong-password" = "نشانی ایمیل و گذرواژه با هم مطابقت ندارند.";
"auth/user-not-found" = "حسابی با این نشانی ایمیل وجود ندارد.";
"auth/missing-email" = "نشانی ایمیل خود را وارد کنید.";
"auth/missing-password" = "گذرواژه خود را وارد کنید.";
"auth/missing-phone-number" = "شماره تلفن خود را وارد کنید.";
"auth/invalid-phone-number" = "این شماره تلفن معتبر نیست.";
"auth/phone-number-not-found" = "حسابی با این شماره تلفن وجود ندارد.";
"auth/missing-verification-code" = "کد تأیید را وارد کنید.";
"auth/missing-code" = "کد داخل پیام را وارد کنید.";
"auth/invalid-verification-code" = "این کد تأیید درست نیست.";
"auth/missing-verification-id" = "فرایند تأیید به‌درستی شروع نشد.";
"auth/invalid-verification-id" = "این فرایند تأیید دیگر معتبر نیست.";
"auth/code-expired" = "این کد تأیید منقضی شده است.";
"auth/retry-phone-auth" = "شماره تلفن شما تأیید نشد.";
"auth/rejected-credential" = "اطلاعات ورود پذیرفته نشد.";
"auth/user-disabled" = "این حساب غیرفعال شده است.";
"auth/invalid-user-token" = "نشست شما دیگر معتبر نیست.";
"auth/user-token-expired" = "نشست شما منقضی شده است.";
"auth/null-user" = "وارد حساب نشده‌اید.";
"auth/no-signed-in-user" = "وارد حساب نشده‌اید.";
"auth/user-signed-out" = "از حساب خود خارج شده‌اید.";
"auth/unverified-email" = "نشانی ایمیل شما هنوز تأیید نشده است.";
"auth/requires-recent-login" = "برای امنیت بیشتر، پیش از ادامه دوباره وارد شوید.";
"auth/email-already-in-use" = "از قبل حسابی با این نشانی ایمیل وجود دارد.";
"auth/account-exists-with-different-credential" = "از قبل حسابی با این نشانی ایمیل دارید، اما به روش دیگری وارد شده بودید.";
"auth/provider-already-linked" = "این روش ورود از قبل به حساب شما پیوند داده شده است.";
"auth/no-such-provider" = "این روش ورود به حساب شما پیوند داده نشده است.";
"auth/user-mismatch" = "این اطلاعات ورود متعلق به حساب دیگری است.";
"auth/credential-already-in-use" = "این روش ورود از قبل به حساب دیگری پیوند داده شده است.";
"conflict/different-credential" = "این حساب از قبل با روش ورود دیگری وجود دارد.";
"conflict/credential-in-use" = "این روش ورود از قبل به حساب دیگری پیوند داده شده است.";
"conflict/email-in-use" = "این نشانی ایمیل قبلاً استفاده شده است.";
"auth/operation-not-allowed" = "این روش ورود در دسترس نیست.";
"auth/admin-restricted-operation" = "فقط سرپرست می‌تواند این کار را انجام دهد.";
"auth/email-change-needs-verification" = "ابتدا باید نشانی ایمیل جدید خود را تأیید کنید.";
"auth/password-does-not-meet-requirements" = "این گذرواژه شرایط لازم را ندارد.";
"auth/password-does-not-meet-requirements/listed" = "گذرواژه باید این موارد را داشته باشد: %@.";
"auth/password-requirement/lowercase" = "یک حرف کوچک";
"auth/password-requirement/uppercase" = "یک حرف بزرگ";
"auth/password-requirement/digit" = "یک رقم";
"auth/password-requirement/symbol" = "یک نویسه ویژه";
"auth/unsupported-password-policy-schema-version" = "این نسخه برنامه نمی‌تواند گذرواژه شما را بررسی کند.";
"auth/too-many-requests" = "تعداد تلاش‌ها بیش از حد مجاز بود.";
"auth/quota-exceeded" = "سرویس در حال حاضر بسیار شلوغ است.";
"auth/network-request-failed" = "سرور در دسترس نیست.";
"auth/web-network-request-failed" = "صفحه ورود بار نشد.";
"auth/timeout" = "پاسخ سرور بیش از حد طول کشید.";
"auth/token-refresh-unavailable" = "نشست شما تمدید نشد.";
"auth/expired-action-code" = "این پیوند منقضی شده است.";
"auth/invalid-action-code" = "این پیوند معتبر نیست یا قبلاً استفاده شده است.";
"service/invalid-email-link" = "این پیوند ورود معتبر نیست.";
"service/invalid-email-link/address-missing" = "نشانی ایمیلی را که این پیوند به آن فرستاده شده است وارد کنید.";
"service/invalid-email-link/other-device" = "این پیوند در دستگاه دیگری درخواست شده است.";
"service/invalid-email-link/link-missing" = "پیوند ورودی برای باز کردن وجود ندارد.";
"auth/multi-factor-auth-required" = "برای تکمیل ورود، از عامل دوم خود استفاده کنید.";
"auth/missing-multi-factor-session" = "احراز هویت دوعاملی به‌درستی شروع نشد.";
"auth/missing-multi-factor-info" = "یک عامل دوم انتخاب کنید.";
"auth/invalid-multi-factor-session" = "این احراز هویت دوعاملی دیگر معتبر نیست.";
"auth/multi-factor-info-not-found" = "این عامل دوم برای حساب شما راه‌اندازی نشده است.";
"auth/second-factor-already-in-use" = "این عامل دوم از قبل برای حساب شما راه‌اندازی شده است.";
"auth/maximum-second-factor-count-exceeded" = "تعداد عامل‌های دوم حساب شما به حداکثر رسیده است.";
"auth/unsupported-first-factor" = "احراز هویت دوعاملی با روشی که وارد شده‌اید در دسترس نیست.";
"service/multi-factor" = "احراز هویت دوعاملی انجام نشد.";
"service/multi-factor/disabled" = "احراز هویت دوعاملی در این برنامه غیرفعال است.";
"service/multi-factor/factor-not-allowed" = "این عامل دوم در این برنامه مجاز نیست.";
"service/multi-factor/session-expired" = "مهلت احراز هویت دوعاملی به پایان رسیده است.";
"service/multi-factor/phone-empty" = "شماره تلفن خود را وارد کنید.";
"service/multi-factor/sms-not-sent" = "پیامک ارسال نشد.";
"service/multi-factor/hint-unsupported" = "این برنامه از عامل دوم شما پشتیبانی نمی‌کند.";
"service/multi-factor/challenge-failed" = "عامل دوم شما تأیید نشد.";
"service/multi-factor/code-empty" = "کد تأیید را وارد کنید.";
"auth/web-internal-error" = "صفحه ورود خطایی گزارش کرد.";
"auth/web-sign-in-user-interaction-failure" = "صفحه ورود نتوانست ورود شما را تکمیل کند.";
"auth/cors-unsupported" = "با این مرورگر نمی‌توانید وارد شوید.";
"auth/popup-blocked" = "مرورگر پنجره ورود را مسدود کرد.";
"auth/redirect-operation-pending" = "ورود دیگری هنوز در حال انجام است.";
"service/no-current-user" = "وارد حساب نشده‌اید.";
"service/invalid-credentials" = "اطلاعات ورود معتبر نیست.";
"service/sign-in-failed" = "ورود انجام نشد: %@";
"service/provider-failed" = "ارائه‌دهنده ورود خطایی گزارش کرد.";
"auth/blocking-cloud-function-error" = "سرویس درخواست را رد کرد.";
"auth/login-blocked" = "سرویس ورود را مسدود کرد.";
"auth/unknown" = "مشکلی پیش آمد.";
"reauth/oauth" = "برای ادامه، با %@ وارد شوید.";
"reauth/email" = "برای ادامه، گذرواژه خود را وارد کنید.";
"reauth/email-link" = "برای تأیید هویتتان، ایمیل خود را بررسی کنید.";
"reauth/phone" = "برای ادامه، شماره تلفن خود را تأیید کنید.";
"ui/reauth/title/sign-in" = "هویت خود را تأیید کنید";
"ui/reauth/title/phone" = "شماره تلفن خود را تأیید کنید";
"ui/reauth/title/email" = "نشانی ایمیل خود را تأیید کنید";
"ui/reauth/message/email" = "ایمیل تأییدی به ⁦%@⁩ می‌فرستیم.";
"ui/reauth/message/phone" = "کد تأییدی به ⁦%@⁩ می‌فرستیم.";
"ui/reauth/button/continue" = "ادامه";
"ui/reauth/button/proceed" = "ادامه در هر صورت";
"ui/reauth/button/cancel" = "لغو";
"ui/reauth/button/send-email" = "ارسال ایمیل تأیید";
"validation/email" = "یک نشانی ایمیل معتبر وارد کنید.";
"validation/passwords-differ" = "گذرواژه‌ها یکسان نیستند.";
"validation/empty" = "الزامی: %@";
"validation/phone" = "یک شماره تلفن معتبر وارد کنید.";
"ui/field/email" = "ایمیل";
"ui/field/password" = "گذرواژه";
"ui/field/confirm-password" = "تأیید گذرواژه";
"ui/field/phone" = "شماره تلفن";
"ui/field/code" = "کد تأیید";
"ui/field/display-name" = "نام نمایشی";
"ui/sign-in-with" = "ورود با %@";
"ui/provider/phone" = "تلفن";
"ui/provider/email" = "ایمیل";
"ui/provider/email-link" = "پیوند ایمیلی";
"ui/title/error" = "خطا";
"ui/title/sign-in" = "ورود انجام نشد";
"ui/title/account" = "حساب در دسترس نیست";
"ui/title/conflict" = "حساب قبلاً استفاده شده است";
"ui/title/confirm" = "هویت خود را تأیید کنید";
"ui/title/password" = "گذرواژه دیگری انتخاب کنید";
"ui/title/not-allowed" = "در دسترس نیست";
"ui/title/later" = "بعداً دوباره امتحان کنید";
"ui/title/connection" = "اتصال برقرار نیست";
"ui/title/link" = "پیوند قابل استفاده نیست";
"ui/title/two-factor" = "احراز هویت دوعاملی";
"ui/title/code" = "کد را بررسی کنید";
"ui/recovery/check" = "اطلاعات واردشده را بررسی کنید و دوباره امتحان کنید.";
"ui/recovery/try-again" = "دوباره امتحان کنید.";
"ui/recovery/later" = "کمی صبر کنید و دوباره امتحان کنید.";
"ui/recovery/connection" = "اتصال اینترنت خود را بررسی کنید و دوباره امتحان کنید.";
"ui/recovery/country-code" = "شماره را با + و کد کشور شروع کنید.";
"ui/recovery/new-code" = "کد جدیدی درخواست کنید.";
"ui/recovery/new-email" = "ایمیل جدیدی درخواست کنید.";
"ui/recovery/sign-in-again" = "دوباره وارد شوید.";
"ui/recovery/usual-method" = "به همان روش قبلی وارد شوید.";
"ui/recovery/other-address" = "وارد شوید یا از نشانی ایمیل دیگری استفاده کنید.";
"ui/recovery/other-account" = "از حسابی استفاده کنید که قبلاً با آن وارد شده‌اید.";
"ui/recovery/other-method" = "روش ورود دیگری انتخاب کنید.";
"ui/recovery/open-link" = "پیوند داخل ایمیلی را که برایتان فرستاده‌ایم باز کنید.";
"ui/recovery/support" = "با پشتیبانی تماس بگیرید.";
"ui/recovery/administrator" = "با سرپرست خود تماس بگیرید.";
"ui/recovery/update" = "برنامه را به‌روز کنید و دوباره امتحان کنید.";
"ui/recovery/pop-ups" = "پنجره‌های بازشو را برای این سایت مجاز کنید و دوباره امتحان کنید.";
"ui/recovery/browser" = "از مرورگر دیگری استفاده کنید.";
"ui/recovery/finish" = "ابتدا آن را تمام کنید یا کمی صبر کنید.";
"ui/recovery/remove-factor" = "ابتدا یکی از آن‌ها را حذف کنید.";
"ui/recovery/same-device" = "آن را در همان دستگاهی باز کنید که درخواست را با آن فرستاده‌اید.";
"ui/action/try-again" = "امتحان مجدد";
"ui/action/sign-in" = "ورود";
"ui/action/create-account" = "ایجاد حساب";
"ui/action/reset-password" = "بازنشانی گذرواژه";
"ui/action/new-code" = "ارسال کد جدید";
"ui/action/new-email" = "ارسال ایمیل جدید";
"ui/action/other-method" = "استفاده از روش دیگر";
"ui/action/close" = "تأیید";
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
<string>برای گذرواژه خود از حداقل %lld نویسه استفاده کنید.</string>
<key>other</key>
<string>برای گذرواژه خود از حداقل %lld نویسه استفاده کنید.</string>
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
<string>حداقل %lld نویسه</string>
<key>other</key>
<string>حداقل %lld نویسه</string>
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
<string>حداکثر %lld نویسه</string>
<key>other</key>
<string>حداکثر %lld نویسه</string>
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
<string>از حداقل %lld نویسه استفاده کنید.</string>
<key>other</key>
<string>از حداقل %lld نویسه استفاده کنید.</string>
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
<string>کد %lld رقمی را وارد کنید.</string>
<key>other</key>
<string>هر %lld رقم کد را وارد کنید.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
