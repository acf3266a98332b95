// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let ar = Files(
    locale: "ar",
    authentication: #"""
"Sign in with Firebase" = "تسجيل الدخول باستخدام Firebase";
"Sign in with Google" = "تسجيل الدخول باستخدام Google";
"Sign in with Apple" = "تسجيل الدخول باستخدام Apple";
"Sign in with Facebook" = "تسجيل الدخول باستخدام Facebook";
"Sign in with X" = "تسجيل الدخول باستخدام X";
"Sign in with Phone" = "تسجيل الدخول برقم الهاتف";
"Sign in with email" = "تسجيل الدخول بالبريد الإلكتروني";
"Authenticating..." = "جارٍ تسجيل الدخول…";
"Invalid OAuth Provider" = "موفّر OAuth غير صالح";
"TermsOfServiceMessage" = "بالمتابعة، أنت توافق على %@ و%@.";
"Terms of Service" = "شروط الخدمة";
"Privacy Policy" = "سياسة الخصوصية";
"%@    %@" = "%@    %@";
"Email" = "البريد الإلكتروني";
"Enter your email" = "أدخل بريدك الإلكتروني";
"Password" = "كلمة السر";
"Enter your password" = "أدخل كلمة السر";
"Confirm Password" = "تأكيد كلمة السر";
"Create account" = "إنشاء حساب";
"Trouble signing in?" = "هل يتعذر عليك تسجيل الدخول؟";
"Prefer Email link sign-in?" = "تسجيل الدخول برابط البريد الإلكتروني بدلًا من ذلك؟";
"Don't have an account yet?" = "ليس لديك حساب بعد؟";
"Sign up" = "إنشاء حساب";
"Already have an account?" = "لديك حساب بالفعل؟";
"Login" = "تسجيل الدخول";
"Recover password" = "استعادة كلمة السر";
"Send a password recovery link to your email" = "إرسال رابط استعادة كلمة السر إلى بريدك الإلكتروني";
"Send password recovery email" = "إرسال رسالة استعادة كلمة السر";
"Check your email" = "راجع بريدك الإلكتروني";
"PasswordRecoveryMessage" = "ستصلك رسالة بريد إلكتروني توضح كيفية اختيار كلمة سر جديدة.";
"PasswordRecoveryEmailSentMessage" = "أرسلنا رسالة بريد إلكتروني إلى %@. افتحها واستخدم الرابط لاختيار كلمة سر جديدة.";
"Sign in with email link" = "تسجيل الدخول برابط البريد الإلكتروني";
"Send a sign-in link to your email" = "إرسال رابط تسجيل الدخول إلى بريدك الإلكتروني";
"Send email sign-in link" = "إرسال رابط تسجيل الدخول";
"Sign-in email Sent" = "تم إرسال رسالة تسجيل الدخول";
"Use a previous sign-in method" = "استخدام طريقة سابقة لتسجيل الدخول";
"You previously signed in with one of these methods for %@." = "سبق تسجيل الدخول بالعنوان %@ باستخدام إحدى هذه الطرق.";
"Some previous sign-in methods are not enabled in this app." = "بعض طرق تسجيل الدخول السابقة غير مفعّلة في هذا التطبيق.";
"Continue with email and password" = "المتابعة بالبريد الإلكتروني وكلمة السر";
"Continue with email link" = "المتابعة برابط البريد الإلكتروني";
"Phone" = "الهاتف";
"Enter phone number" = "أدخل رقم الهاتف";
"Enter Your Phone Number" = "أدخل رقم هاتفك";
"Phone Number" = "رقم الهاتف";
"Send Code" = "إرسال الرمز";
"Send SMS code" = "إرسال الرمز في رسالة نصية";
"Processing..." = "جارٍ المعالجة…";
"Enter Verification Code" = "أدخل رمز التحقق";
"Enter verification code" = "أدخل رمز التحقق";
"Verification Code" = "رمز التحقق";
"We sent a code to %@" = "أرسلنا رمزًا إلى ⁦%@⁩";
"Resend Code" = "إعادة إرسال الرمز";
"Change number" = "تغيير الرقم";
"Verify and Sign In" = "التحقق وتسجيل الدخول";
"Verify phone number and sign-in" = "التحقق من رقم الهاتف وتسجيل الدخول";
"Facebook login cancelled" = "تم إلغاء تسجيل الدخول باستخدام Facebook";
"Authorize User Tracking" = "السماح بالتتبع";
"For classic Facebook login, please authorize user tracking." = "لتسجيل الدخول التقليدي باستخدام Facebook، يُرجى السماح بالتتبع.";
"Limited Login" = "تسجيل الدخول المحدود";
"Two-Factor Authentication" = "المصادقة ذات العاملين";
"Set Up Two-Factor Authentication" = "إعداد المصادقة ذات العاملين";
"Set up two-factor authentication to add an extra layer of security to your account." = "يضيف إعداد المصادقة ذات العاملين طبقة أمان إضافية إلى حسابك.";
"Choose Authentication Method" = "اختر طريقة المصادقة";
"SMS Authentication" = "المصادقة برسالة نصية";
"Authenticator App" = "تطبيق المصادقة";
"We'll send a verification code to your phone number each time you sign in." = "سنرسل رمز تحقق إلى رقم هاتفك عند كل تسجيل دخول.";
"We'll send a verification code to your phone" = "سنرسل رمز تحقق إلى هاتفك";
"We'll send a verification code to this number" = "سنرسل رمز تحقق إلى هذا الرقم";
"Display Name" = "الاسم المعروض";
"Enter display name for this device" = "أدخل اسمًا معروضًا لهذا الجهاز";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "استخدم تطبيق مصادقة مثل Google Authenticator أو Authy لإنشاء رموز التحقق.";
"Scan QR Code" = "مسح رمز QR";
"Scan with your authenticator app or tap to open directly" = "امسح الرمز باستخدام تطبيق المصادقة أو اضغط لفتحه مباشرةً";
"Tap to open in authenticator app" = "اضغط للفتح في تطبيق المصادقة";
"Unable to generate QR Code" = "تعذر إنشاء رمز QR";
"Manual Entry Key:" = "مفتاح الإدخال اليدوي:";
"Copied to clipboard!" = "تم النسخ إلى الحافظة!";
"Enter display name for this authenticator" = "أدخل اسمًا معروضًا لتطبيق المصادقة هذا";
"Enter code from app" = "أدخل الرمز من التطبيق";
"Enter 6-digit code" = "أدخل الرمز المكوّن من 6 أرقام";
"Complete Setup" = "إكمال الإعداد";
"Multi-Factor Authentication Disabled" = "المصادقة ذات العاملين غير مفعّلة";
"MFA is not enabled in the current configuration. Please contact your administrator." = "المصادقة ذات العاملين غير مفعّلة في هذا التطبيق. يُرجى الاتصال بالمسؤول.";
"No Authentication Methods Available" = "لا تتوفر أي طرق مصادقة";
"No MFA methods are configured as allowed. Please contact your administrator." = "لا يسمح هذا التطبيق بأي من طرق المصادقة ذات العاملين. يُرجى الاتصال بالمسؤول.";
"Complete Sign-In" = "إكمال تسجيل الدخول";
"Complete sign-in with your second factor" = "أكمل تسجيل الدخول باستخدام العامل الثاني";
"Choose verification method:" = "اختر طريقة التحقق:";
"SMS Verification" = "التحقق برسالة نصية";
"We'll send a code to ••••••%@" = "سنرسل رمزًا إلى ⁦••••••%@⁩";
"Enter the 6-digit code from your authenticator app" = "أدخل الرمز المكوّن من 6 أرقام من تطبيق المصادقة";
"Account: %@" = "الحساب: %@";
"Manage Two-Factor Authentication" = "إدارة المصادقة ذات العاملين";
"Manage your authentication methods" = "إدارة طرق المصادقة";
"Enrolled Methods" = "الطرق المُعدّة";
"No Authentication Methods" = "لا توجد طرق مصادقة";
"Add an extra layer of security to your account" = "أضف طبقة أمان إضافية إلى حسابك";
"Get Started" = "البدء";
"Add Another Method" = "إضافة طريقة أخرى";
"Authentication Method" = "طريقة المصادقة";
"Unnamed Method" = "طريقة بلا اسم";
"SMS: %@" = "رسالة نصية: ⁦%@⁩";
"Enrolled: %@" = "تاريخ الإعداد: %@";
"Remove" = "إزالة";
"Signed in!" = "تم تسجيل الدخول!";
"Verify email address?" = "التحقق من عنوان البريد الإلكتروني";
"Verification email sent" = "تم إرسال رسالة التحقق";
"Please tap on the link in your email to complete verification." = "يُرجى الضغط على الرابط في رسالة البريد الإلكتروني لإكمال التحقق.";
"Update password" = "تحديث كلمة السر";
"Sign Out" = "تسجيل الخروج";
"Delete Account" = "حذف الحساب";
"Delete Account?" = "حذف الحساب؟";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "لا يمكن التراجع عن هذا الإجراء. سيتم حذف جميع بياناتك نهائيًا. قد يُطلب منك تأكيد هويتك مجددًا لإكمال هذا الإجراء.";
"UpdatePasswordTitle" = "تحديث كلمة السر";
"Type new password" = "أدخل كلمة السر الجديدة";
"Retype new password" = "أعد إدخال كلمة السر الجديدة";
"Password Updated" = "تم تحديث كلمة السر";
"Your password has been successfully updated." = "تم تحديث كلمة السر بنجاح.";
"For security, please enter your password" = "لأسباب أمنية، يُرجى إدخال كلمة السر";
"Email: %@" = "البريد الإلكتروني: %@";
"Confirm" = "تأكيد";
"Verify Phone Number" = "التحقق من رقم الهاتف";
"For security, please verify your phone number" = "لأسباب أمنية، يُرجى التحقق من رقم هاتفك";
"We'll send a verification code to:" = "سنرسل رمز تحقق إلى:";
"Send Verification Code" = "إرسال رمز التحقق";
"Enter the 6-digit code sent to:" = "أدخل الرمز المكوّن من 6 أرقام المُرسل إلى:";
"Verify" = "التحقق";
"Back" = "رجوع";
"OK" = "موافق";
"Cancel" = "إلغاء";
"Error" = "خطأ";
"The email address is already in use by another account." = "عنوان البريد الإلكتروني مستخدَم بالفعل في حساب آخر.";
"That email address isn't correct." = "عنوان البريد الإلكتروني هذا غير صحيح.";
"Password must be at least 6 characters long." = "يجب أن تتكون كلمة السر من 6 أحرف على الأقل.";
"SignUpTooManyTimesError" = "تجاوز عدد المحاولات الحد المسموح به. انتظر قليلًا ثم حاول مرة أخرى.";
"The email and password you entered don't match." = "كلمة السر المُدخلة لا تتوافق مع البريد الإلكتروني.";
"That email address doesn't match an existing account." = "لا يوجد حساب بعنوان البريد الإلكتروني هذا.";
"That email address is for an account that has been disabled." = "عنوان البريد الإلكتروني هذا يخص حسابًا تم تعطيله.";
"""#,
    errors: #"""
"auth/invalid-credential" = "بيانات تسجيل الدخول غير صحيحة أو لم تعد صالحة.";
"auth/invalid-email" = "عنوان البريد الإلكتروني هذا غير صالح.";
"auth/wrong-password" = "كلمة السر لا تتوافق مع عنوان البريد الإلكتروني.";
"auth/user-not-found" = "لا يوجد حساب بعنوان البريد الإلكتروني هذا.";
"auth/missing-email" = "أدخل عنوان بريدك الإلكتروني.";
"auth/missing-password" = "أدخل كلمة السر.";
"auth/missing-phone-number" = "أدخل رقم هاتفك.";
"auth/invalid-phone-number" = "رقم الهاتف هذا غير صالح.";
"auth/phone-number-not-found" = "لا يوجد حساب برقم الهاتف هذا.";
"auth/missing-verification-code" = "أدخل رمز التحقق.";
"auth/missing-code" = "أدخل الرمز الوارد في الرسالة.";
"auth/invalid-verification-code" = "رمز التحقق هذا غير صحيح.";
"auth/missing-verification-id" = "لم تبدأ عملية التحقق بشكل صحيح.";
"auth/invalid-verification-id" = "لم تعد عملية التحقق هذه صالحة.";
"auth/code-expired" = "انتهت صلاحية رمز التحقق هذا.";
"auth/retry-phone-auth" = "تعذر التحقق من رقم هاتفك.";
"auth/rejected-credential" = "لم تُقبل بيانات تسجيل الدخول.";
"auth/user-disabled" = "تم تعطيل هذا الحساب.";
"auth/invalid-user-token" = "لم تعد جلستك صالحة.";
"auth/user-token-expired" = "انتهت صلاحية جلستك.";
"auth/null-user" = "لم يتم تسجيل دخولك.";
"auth/no-signed-in-user" = "لم يتم تسجيل دخولك.";
"auth/user-signed-out" = "تم تسجيل خروجك.";
"auth/unverified-email" = "لم يتم التحقق من عنوان بريدك الإلكتروني بعد.";
"auth/requires-recent-login" = "لحماية حسابك، سجّل الدخول مرة أخرى للمتابعة.";
"auth/email-already-in-use" = "يوجد حساب بعنوان البريد الإلكتروني هذا بالفعل.";
"auth/account-exists-with-different-credential" = "لديك حساب بالفعل بعنوان البريد الإلكتروني هذا، ولكن تم تسجيل الدخول إليه بطريقة أخرى.";
"auth/provider-already-linked" = "طريقة تسجيل الدخول هذه مرتبطة بحسابك بالفعل.";
"auth/no-such-provider" = "طريقة تسجيل الدخول هذه غير مرتبطة بحسابك.";
"auth/user-mismatch" = "بيانات تسجيل الدخول هذه تخص حسابًا آخر.";
"auth/credential-already-in-use" = "طريقة تسجيل الدخول هذه مرتبطة بحساب آخر بالفعل.";
"conflict/different-credential" = "هذا الحساب موجود بالفعل، ولكن بطريقة تسجيل دخول أخرى.";
"conflict/credential-in-use" = "طريقة تسجيل الدخول هذه مرتبطة بحساب آخر بالفعل.";
"conflict/email-in-use" = "عنوان البريد الإلكتروني هذا مستخدَم بالفعل.";
"auth/operation-not-allowed" = "طريقة تسجيل الدخول هذه غير متوفرة.";
"auth/admin-restricted-operation" = "هذا الإجراء متاح للمسؤول فقط.";
"auth/email-change-needs-verification" = "يجب التحقق من عنوان بريدك الإلكتروني الجديد أولًا.";
"auth/password-does-not-meet-requirements" = "كلمة السر هذه لا تستوفي المتطلبات.";
"auth/password-does-not-meet-requirements/listed" = "يجب أن تتضمن كلمة السر ما يلي: %@.";
"auth/password-requirement/lowercase" = "حرف صغير";
"auth/password-requirement/uppercase" = "حرف كبير";
"auth/password-requirement/digit" = "رقم";
"auth/password-requirement/symbol" = "رمز خاص";
"auth/unsupported-password-policy-schema-version" = "يتعذر على هذا الإصدار من التطبيق فحص كلمة السر.";
"auth/too-many-requests" = "تجاوز عدد المحاولات الحد المسموح به.";
"auth/quota-exceeded" = "الخدمة مشغولة جدًا في الوقت الحالي.";
"auth/network-request-failed" = "تعذر الوصول إلى الخادم.";
"auth/web-network-request-failed" = "تعذر تحميل صفحة تسجيل الدخول.";
"auth/timeout" = "استغرق الخادم وقتًا طويلًا للاستجابة.";
"auth/token-refresh-unavailable" = "تعذر تجديد جلستك.";
"auth/expired-action-code" = "انتهت صلاحية هذا الرابط.";
"auth/invalid-action-code" = "هذا الرابط غير صالح أو سبق استخدامه.";
"service/invalid-email-link" = "رابط تسجيل الدخول هذا غير صالح.";
"service/invalid-email-link/address-missing" = "أدخل عنوان البريد الإلكتروني الذي وصل إليه هذا الرابط.";
"service/invalid-email-link/other-device" = "تم طلب هذا الرابط على جهاز آخر.";
"service/invalid-email-link/link-missing" = "لا يوجد رابط تسجيل دخول لفتحه.";
"auth/multi-factor-auth-required" = "استخدم العامل الثاني لإكمال تسجيل الدخول.";
"auth/missing-multi-factor-session" = "لم تبدأ المصادقة ذات العاملين بشكل صحيح.";
"auth/missing-multi-factor-info" = "اختر عاملًا ثانيًا.";
"auth/invalid-multi-factor-session" = "لم تعد المصادقة ذات العاملين صالحة.";
"auth/multi-factor-info-not-found" = "لم يتم إعداد هذا العامل الثاني لحسابك.";
"auth/second-factor-already-in-use" = "تم إعداد هذا العامل الثاني لحسابك بالفعل.";
"auth/maximum-second-factor-count-exceeded" = "وصل حسابك إلى الحد الأقصى لعدد العوامل الثانية.";
"auth/unsupported-first-factor" = "المصادقة ذات العاملين غير متوفرة مع الطريقة المستخدَمة لتسجيل الدخول.";
"service/multi-factor" = "لم تنجح المصادقة ذات العاملين.";
"service/multi-factor/disabled" = "المصادقة ذات العاملين غير مفعّلة في هذا التطبيق.";
"service/multi-factor/factor-not-allowed" = "لا يسمح هذا التطبيق باستخدام هذا العامل الثاني.";
"service/multi-factor/session-expired" = "انتهت صلاحية المصادقة ذات العاملين.";
"service/multi-factor/phone-empty" = "أدخل رقم هاتفك.";
"service/multi-factor/sms-not-sent" = "تعذر إرسال الرسالة النصية.";
"service/multi-factor/hint-unsupported" = "لا يدعم هذا التطبيق العامل الثاني الخاص بك.";
"service/multi-factor/challenge-failed" = "تعذر تأكيد العامل الثاني الخاص بك.";
"service/multi-factor/code-empty" = "أدخل رمز التحقق.";
"auth/web-internal-error" = "أبلغت صفحة تسجيل الدخول عن حدوث خطأ.";
"auth/web-sign-in-user-interaction-failure" = "تعذر إكمال تسجيل الدخول في صفحة تسجيل الدخول.";
"auth/cors-unsupported" = "لا يمكن تسجيل الدخول باستخدام هذا المتصفح.";
"auth/popup-blocked" = "حظر المتصفح نافذة تسجيل الدخول.";
"auth/redirect-operation-pending" = "لا تزال هناك عملية تسجيل دخول أخرى قيد التنفيذ.";
"service/no-current-user" = "لم يتم تسجيل دخولك.";
"service/invalid-credentials" = "بيانات تسجيل الدخول غير صالحة.";
"service/sign-in-failed" = "تعذر تسجيل الدخول: %@";
"service/provider-failed" = "أبلغ موفّر خدمة تسجيل الدخول عن حدوث خطأ.";
"auth/blocking-cloud-function-error" = "رفضت الخدمة الطلب.";
"auth/login-blocked" = "حظرت الخدمة تسجيل الدخول.";
"auth/unknown" = "حدث خطأ ما.";
"reauth/oauth" = "سجّل الدخول باستخدام %@ للمتابعة.";
"reauth/email" = "أدخل كلمة السر للمتابعة.";
"reauth/email-link" = "راجع بريدك الإلكتروني لتأكيد هويتك.";
"reauth/phone" = "يُرجى التحقق من رقم هاتفك للمتابعة.";
"ui/reauth/title/sign-in" = "تأكيد هويتك";
"ui/reauth/title/phone" = "التحقق من رقم هاتفك";
"ui/reauth/title/email" = "التحقق من عنوان بريدك الإلكتروني";
"ui/reauth/message/email" = "سنرسل رسالة تحقق إلى ⁦%@⁩.";
"ui/reauth/message/phone" = "سنرسل رمز تحقق إلى ⁦%@⁩.";
"ui/reauth/button/continue" = "متابعة";
"ui/reauth/button/proceed" = "المتابعة على أي حال";
"ui/reauth/button/cancel" = "إلغاء";
"ui/reauth/button/send-email" = "إرسال رسالة التحقق";
"validation/email" = "أدخل عنوان بريد إلكتروني صالحًا.";
"validation/passwords-differ" = "كلمتا السر غير متطابقتين.";
"validation/empty" = "حقل مطلوب: %@";
"validation/phone" = "أدخل رقم هاتف صالحًا.";
"ui/field/email" = "البريد الإلكتروني";
"ui/field/password" = "كلمة السر";
"ui/field/confirm-password" = "تأكيد كلمة السر";
"ui/field/phone" = "رقم الهاتف";
"ui/field/code" = "رمز التحقق";
"ui/field/display-name" = "الاسم المعروض";
"ui/sign-in-with" = "تسجيل الدخول باستخدام %@";
"ui/provider/phone" = "الهاتف";
"ui/provider/email" = "البريد الإلكتروني";
"ui/provider/email-link" = "رابط البريد الإلكتروني";
"ui/title/error" = "خطأ";
"ui/title/sign-in" = "تعذر تسجيل الدخول";
"ui/title/account" = "الحساب غير متوفر";
"ui/title/conflict" = "الحساب مستخدَم بالفعل";
"ui/title/confirm" = "تأكيد هويتك";
"ui/title/password" = "اختر كلمة سر أخرى";
"ui/title/not-allowed" = "غير متوفر";
"ui/title/later" = "حاول مرة أخرى لاحقًا";
"ui/title/connection" = "لا يوجد اتصال";
"ui/title/link" = "لا يمكن استخدام الرابط";
"ui/title/two-factor" = "المصادقة ذات العاملين";
"ui/title/code" = "راجع الرمز";
"ui/recovery/check" = "راجع البيانات المُدخلة وحاول مرة أخرى.";
"ui/recovery/try-again" = "حاول مرة أخرى.";
"ui/recovery/later" = "انتظر قليلًا ثم حاول مرة أخرى.";
"ui/recovery/connection" = "تحقق من اتصالك بالإنترنت وحاول مرة أخرى.";
"ui/recovery/country-code" = "ابدأ بعلامة + ثم رمز البلد.";
"ui/recovery/new-code" = "اطلب رمزًا جديدًا.";
"ui/recovery/new-email" = "اطلب رسالة بريد إلكتروني جديدة.";
"ui/recovery/sign-in-again" = "سجّل الدخول مرة أخرى.";
"ui/recovery/usual-method" = "سجّل الدخول بالطريقة المستخدَمة من قبل.";
"ui/recovery/other-address" = "سجّل الدخول أو استخدم عنوان بريد إلكتروني آخر.";
"ui/recovery/other-account" = "استخدم الحساب الذي سبق تسجيل الدخول به.";
"ui/recovery/other-method" = "اختر طريقة أخرى لتسجيل الدخول.";
"ui/recovery/open-link" = "افتح الرابط في رسالة البريد الإلكتروني التي أرسلناها إليك.";
"ui/recovery/support" = "اتصل بالدعم.";
"ui/recovery/administrator" = "اتصل بالمسؤول.";
"ui/recovery/update" = "حدّث التطبيق وحاول مرة أخرى.";
"ui/recovery/pop-ups" = "اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى.";
"ui/recovery/browser" = "استخدم متصفحًا آخر.";
"ui/recovery/finish" = "أكملها أولًا أو انتظر لحظة.";
"ui/recovery/remove-factor" = "أزل أحدها أولًا.";
"ui/recovery/same-device" = "افتحه على الجهاز الذي طلبته منه.";
"ui/action/try-again" = "إعادة المحاولة";
"ui/action/sign-in" = "تسجيل الدخول";
"ui/action/create-account" = "إنشاء حساب";
"ui/action/reset-password" = "إعادة تعيين كلمة السر";
"ui/action/new-code" = "إرسال رمز جديد";
"ui/action/new-email" = "إرسال رسالة جديدة";
"ui/action/other-method" = "استخدام طريقة أخرى";
"ui/action/close" = "موافق";
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
<key>zero</key>
<string>استخدم %lld حرف على الأقل لكلمة السر.</string>
<key>one</key>
<string>استخدم حرفًا واحدًا على الأقل لكلمة السر.</string>
<key>two</key>
<string>استخدم حرفين على الأقل لكلمة السر.</string>
<key>few</key>
<string>استخدم %lld أحرف على الأقل لكلمة السر.</string>
<key>many</key>
<string>استخدم %lld حرفًا على الأقل لكلمة السر.</string>
<key>other</key>
<string>استخدم %lld حرف على الأقل لكلمة السر.</string>
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
<key>zero</key>
<string>%lld حرف على الأقل</string>
<key>one</key>
<string>حرف واحد على الأقل</string>
<key>two</key>
<string>حرفان على الأقل</string>
<key>few</key>
<string>%lld أحرف على الأقل</string>
<key>many</key>
<string>%lld حرفًا على الأقل</string>
<key>other</key>
<string>%lld حرف على الأقل</string>
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
<key>zero</key>
<string>%lld حرف على الأكثر</string>
<key>one</key>
<string>حرف واحد على الأكثر</string>
<key>two</key>
<string>حرفان على الأكثر</string>
<key>few</key>
<string>%lld أحرف على الأكثر</string>
<key>many</key>
<string>%lld حرفًا على الأكثر</string>
<key>other</key>
<string>%lld حرف على الأكثر</string>
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
<key>zero</key>
<string>استخدم %lld حرف على الأقل.</string>
<key>one</key>
<string>استخدم حرفًا واحدًا على الأقل.</string>
<key>two</key>
<string>استخدم حرفين على الأقل.</string>
<key>few</key>
<string>استخدم %lld أحرف على الأقل.</string>
<key>many</key>
<string>استخدم %lld حرفًا على الأقل.</string>
<key>other</key>
<string>استخدم %lld حرف على الأقل.</string>
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
<key>zero</key>
<string>أدخل الرمز المكوّن من %lld رقم.</string>
<key>one</key>
<string>أدخل الرمز المكوّن من رقم واحد.</string>
<key>two</key>
<string>أدخل الرمز المكوّن من رقمين.</string>
<key>few</key>
<string>أدخل الرمز المكوّن من %lld أرقام.</string>
<key>many</key>
<string>أدخل الرمز المكوّن من %lld رقمًا.</string>
<key>other</key>
<string>أدخل الرمز المكوّن من %lld رقم.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
