// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let ru = Files(
    locale: "ru",
    authentication: #"""
"Sign in with Firebase" = "Войти через Firebase";
"Sign in with Google" = "Войти через Google";
"Sign in with Apple" = "Вход с Apple";
"Sign in with Facebook" = "Войти через Facebook";
"Sign in with X" = "Войти через X";
"Sign in with Phone" = "Войти по номеру телефона";
"Sign in with email" = "Войти по электронной почте";
"Authenticating..." = "Выполняется вход…";
"Invalid OAuth Provider" = "Недопустимый поставщик OAuth";
"TermsOfServiceMessage" = "Продолжая, вы принимаете документы «%@» и «%@».";
"Terms of Service" = "Условия использования";
"Privacy Policy" = "Политика конфиденциальности";
"%@    %@" = "%@    %@";
"Email" = "Электронная почта";
"Enter your email" = "Введите адрес электронной почты";
"Password" = "Пароль";
"Enter your password" = "Введите пароль";
"Confirm Password" = "Подтверждение пароля";
"Create account" = "Создать аккаунт";
"Trouble signing in?" = "Не удается войти?";
"Prefer Email link sign-in?" = "Хотите войти по ссылке из письма?";
"Don't have an account yet?" = "Еще нет аккаунта?";
"Sign up" = "Зарегистрироваться";
"Already have an account?" = "Уже есть аккаунт?";
"Login" = "Войти";
"Recover password" = "Сброс пароля";
"Send a password recovery link to your email" = "Отправить ссылку для сброса пароля на вашу электронную почту";
"Send password recovery email" = "Отправить письмо для сброса пароля";
"Check your email" = "Проверьте почту";
"PasswordRecoveryMessage" = "Вы получите письмо с инструкциями о том, как задать новый пароль.";
"PasswordRecoveryEmailSentMessage" = "Мы отправили письмо на адрес %@. Откройте его и перейдите по ссылке, чтобы задать новый пароль.";
"Sign in with email link" = "Войти по ссылке из письма";
"Send a sign-in link to your email" = "Отправить ссылку для входа на вашу электронную почту";
"Send email sign-in link" = "Отправить ссылку для входа";
"Sign-in email Sent" = "Письмо со ссылкой для входа отправлено";
"Use a previous sign-in method" = "Используйте прежний способ входа";
"You previously signed in with one of these methods for %@." = "Для адреса %@ ранее использовался один из этих способов входа.";
"Some previous sign-in methods are not enabled in this app." = "Некоторые прежние способы входа недоступны в этом приложении.";
"Continue with email and password" = "Продолжить с электронной почтой и паролем";
"Continue with email link" = "Продолжить по ссылке из письма";
"Phone" = "Телефон";
"Enter phone number" = "Введите номер телефона";
"Enter Your Phone Number" = "Введите номер телефона";
"Phone Number" = "Номер телефона";
"Send Code" = "Отправить код";
"Send SMS code" = "Отправить код по SMS";
"Processing..." = "Обработка…";
"Enter Verification Code" = "Введите код подтверждения";
"Enter verification code" = "Введите код подтверждения";
"Verification Code" = "Код подтверждения";
"We sent a code to %@" = "Мы отправили код на номер %@";
"Resend Code" = "Отправить код еще раз";
"Change number" = "Изменить номер";
"Verify and Sign In" = "Подтвердить и войти";
"Verify phone number and sign-in" = "Подтвердить номер телефона и войти";
"Facebook login cancelled" = "Вход через Facebook отменен";
"Authorize User Tracking" = "Разрешить отслеживание";
"For classic Facebook login, please authorize user tracking." = "Чтобы использовать обычный вход через Facebook, разрешите отслеживание.";
"Limited Login" = "Ограниченный вход";
"Two-Factor Authentication" = "Двухфакторная аутентификация";
"Set Up Two-Factor Authentication" = "Настройка двухфакторной аутентификации";
"Set up two-factor authentication to add an extra layer of security to your account." = "Настройте двухфакторную аутентификацию, чтобы усилить защиту аккаунта.";
"Choose Authentication Method" = "Выберите способ аутентификации";
"SMS Authentication" = "Аутентификация по SMS";
"Authenticator App" = "Приложение для аутентификации";
"We'll send a verification code to your phone number each time you sign in." = "При каждом входе мы будем отправлять код подтверждения на ваш номер телефона.";
"We'll send a verification code to your phone" = "Мы отправим код подтверждения на ваш телефон";
"We'll send a verification code to this number" = "Мы отправим код подтверждения на этот номер";
"Display Name" = "Отображаемое имя";
"Enter display name for this device" = "Введите имя для этого устройства";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Получайте коды подтверждения в приложении для аутентификации, например Google Authenticator или Authy.";
"Scan QR Code" = "Отсканируйте QR-код";
"Scan with your authenticator app or tap to open directly" = "Отсканируйте код приложением для аутентификации или коснитесь кода, чтобы сразу открыть приложение";
"Tap to open in authenticator app" = "Коснитесь, чтобы открыть приложение для аутентификации";
"Unable to generate QR Code" = "Не удалось создать QR-код";
"Manual Entry Key:" = "Ключ для ввода вручную:";
"Copied to clipboard!" = "Скопировано в буфер обмена!";
"Enter display name for this authenticator" = "Введите имя для этого приложения";
"Enter code from app" = "Введите код из приложения";
"Enter 6-digit code" = "Введите 6-значный код";
"Complete Setup" = "Завершить настройку";
"Multi-Factor Authentication Disabled" = "Двухфакторная аутентификация отключена";
"MFA is not enabled in the current configuration. Please contact your administrator." = "Двухфакторная аутентификация не включена в текущей конфигурации. Обратитесь к администратору.";
"No Authentication Methods Available" = "Нет доступных способов аутентификации";
"No MFA methods are configured as allowed. Please contact your administrator." = "В конфигурации не разрешен ни один способ двухфакторной аутентификации. Обратитесь к администратору.";
"Complete Sign-In" = "Завершить вход";
"Complete sign-in with your second factor" = "Завершите вход с помощью второго фактора";
"Choose verification method:" = "Выберите способ подтверждения:";
"SMS Verification" = "Подтверждение по SMS";
"We'll send a code to ••••••%@" = "Мы отправим код на номер ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Введите 6-значный код из приложения для аутентификации";
"Account: %@" = "Аккаунт: %@";
"Manage Two-Factor Authentication" = "Управление двухфакторной аутентификацией";
"Manage your authentication methods" = "Управляйте способами аутентификации";
"Enrolled Methods" = "Настроенные способы";
"No Authentication Methods" = "Нет способов аутентификации";
"Add an extra layer of security to your account" = "Усильте защиту аккаунта";
"Get Started" = "Начать";
"Add Another Method" = "Добавить еще один способ";
"Authentication Method" = "Способ аутентификации";
"Unnamed Method" = "Способ без названия";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Настроено: %@";
"Remove" = "Удалить";
"Signed in!" = "Вход выполнен!";
"Verify email address?" = "Подтвердить адрес электронной почты";
"Verification email sent" = "Письмо для подтверждения отправлено";
"Please tap on the link in your email to complete verification." = "Чтобы завершить подтверждение, перейдите по ссылке из письма.";
"Update password" = "Изменить пароль";
"Sign Out" = "Выйти";
"Delete Account" = "Удалить аккаунт";
"Delete Account?" = "Удалить аккаунт?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Это действие нельзя отменить. Все ваши данные будут удалены без возможности восстановления. Возможно, для этого потребуется войти еще раз.";
"UpdatePasswordTitle" = "Изменение пароля";
"Type new password" = "Введите новый пароль";
"Retype new password" = "Введите новый пароль еще раз";
"Password Updated" = "Пароль изменен";
"Your password has been successfully updated." = "Ваш пароль изменен.";
"For security, please enter your password" = "В целях безопасности введите пароль";
"Email: %@" = "Электронная почта: %@";
"Confirm" = "Подтвердить";
"Verify Phone Number" = "Подтверждение номера телефона";
"For security, please verify your phone number" = "В целях безопасности подтвердите номер телефона";
"We'll send a verification code to:" = "Мы отправим код подтверждения на номер:";
"Send Verification Code" = "Отправить код подтверждения";
"Enter the 6-digit code sent to:" = "Введите 6-значный код, отправленный на номер:";
"Verify" = "Подтвердить";
"Back" = "Назад";
"OK" = "ОК";
"Cancel" = "Отмена";
"Error" = "Ошибка";
"The email address is already in use by another account." = "Этот адрес электронной почты уже используется в другом аккаунте.";
"That email address isn't correct." = "Неверный адрес электронной почты.";
"Password must be at least 6 characters long." = "Пароль должен содержать не менее 6 символов.";
"SignUpTooManyTimesError" = "Слишком много попыток. Подождите немного и повторите попытку.";
"The email and password you entered don't match." = "Неверное сочетание адреса электронной почты и пароля.";
"That email address doesn't match an existing account." = "Аккаунт с таким адресом электронной почты не найден.";
"That email address is for an account that has been disabled." = "Аккаунт с этим адресом электронной почты отключен.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Данные для входа неверны или больше не действуют.";
"auth/invalid-email" = "Недопустимый адрес электронной почты.";
"auth/wrong-password" = "Неверное сочетание адреса электронной почты и пароля.";
"auth/user-not-found" = "Аккаунт с таким адресом электронной почты не найден.";
"auth/missing-email" = "Введите адрес электронной почты.";
"auth/missing-password" = "Введите пароль.";
"auth/missing-phone-number" = "Введите номер телефона.";
"auth/invalid-phone-number" = "Недопустимый номер телефона.";
"auth/phone-number-not-found" = "Аккаунт с таким номером телефона не найден.";
"auth/missing-verification-code" = "Введите код подтверждения.";
"auth/missing-code" = "Введите код из сообщения.";
"auth/invalid-verification-code" = "Неверный код подтверждения.";
"auth/missing-verification-id" = "Подтверждение запущено с ошибкой.";
"auth/invalid-verification-id" = "Это подтверждение больше не действует.";
"auth/code-expired" = "Срок действия этого кода подтверждения истек.";
"auth/retry-phone-auth" = "Не удалось подтвердить ваш номер телефона.";
"auth/rejected-credential" = "Данные для входа не приняты.";
"auth/user-disabled" = "Этот аккаунт отключен.";
"auth/invalid-user-token" = "Ваш сеанс больше не действует.";
"auth/user-token-expired" = "Срок действия сеанса истек.";
"auth/null-user" = "Вы не вошли в аккаунт.";
"auth/no-signed-in-user" = "Вы не вошли в аккаунт.";
"auth/user-signed-out" = "Выполнен выход из аккаунта.";
"auth/unverified-email" = "Ваш адрес электронной почты еще не подтвержден.";
"auth/requires-recent-login" = "В целях безопасности войдите еще раз, чтобы продолжить.";
"auth/email-already-in-use" = "Аккаунт с таким адресом электронной почты уже существует.";
"auth/account-exists-with-different-credential" = "У вас уже есть аккаунт с этим адресом электронной почты, но для него использовался другой способ входа.";
"auth/provider-already-linked" = "Этот способ входа уже привязан к вашему аккаунту.";
"auth/no-such-provider" = "Этот способ входа не привязан к вашему аккаунту.";
"auth/user-mismatch" = "Эти данные для входа относятся к другому аккаунту.";
"auth/credential-already-in-use" = "Этот способ входа уже привязан к другому аккаунту.";
"conflict/different-credential" = "Этот аккаунт уже существует, но с другим способом входа.";
"conflict/credential-in-use" = "Этот способ входа уже привязан к другому аккаунту.";
"conflict/email-in-use" = "Этот адрес электронной почты уже используется.";
"auth/operation-not-allowed" = "Этот способ входа недоступен.";
"auth/admin-restricted-operation" = "Это может сделать только администратор.";
"auth/email-change-needs-verification" = "Сначала подтвердите новый адрес электронной почты.";
"auth/password-does-not-meet-requirements" = "Пароль не соответствует требованиям.";
"auth/password-does-not-meet-requirements/listed" = "Требования к паролю: %@.";
"auth/password-requirement/lowercase" = "строчная буква";
"auth/password-requirement/uppercase" = "прописная буква";
"auth/password-requirement/digit" = "цифра";
"auth/password-requirement/symbol" = "специальный символ";
"auth/unsupported-password-policy-schema-version" = "Эта версия приложения не может проверить ваш пароль.";
"auth/too-many-requests" = "Слишком много попыток.";
"auth/quota-exceeded" = "Сервис сейчас перегружен.";
"auth/network-request-failed" = "Не удается связаться с сервером.";
"auth/web-network-request-failed" = "Не удалось загрузить страницу входа.";
"auth/timeout" = "Сервер слишком долго не отвечает.";
"auth/token-refresh-unavailable" = "Не удалось продлить сеанс.";
"auth/expired-action-code" = "Срок действия этой ссылки истек.";
"auth/invalid-action-code" = "Ссылка недействительна или уже использована.";
"service/invalid-email-link" = "Ссылка для входа недействительна.";
"service/invalid-email-link/address-missing" = "Введите адрес электронной почты, на который пришла эта ссылка.";
"service/invalid-email-link/other-device" = "Эта ссылка была запрошена на другом устройстве.";
"service/invalid-email-link/link-missing" = "Нет ссылки для входа.";
"auth/multi-factor-auth-required" = "Завершите вход с помощью второго фактора.";
"auth/missing-multi-factor-session" = "Двухфакторная проверка запущена с ошибкой.";
"auth/missing-multi-factor-info" = "Выберите второй фактор.";
"auth/invalid-multi-factor-session" = "Двухфакторная проверка больше не действует.";
"auth/multi-factor-info-not-found" = "Этот второй фактор не настроен для вашего аккаунта.";
"auth/second-factor-already-in-use" = "Этот второй фактор уже настроен для вашего аккаунта.";
"auth/maximum-second-factor-count-exceeded" = "В ваш аккаунт больше нельзя добавить вторые факторы.";
"auth/unsupported-first-factor" = "Двухфакторная аутентификация недоступна для вашего способа входа.";
"service/multi-factor" = "Не удалось выполнить двухфакторную аутентификацию.";
"service/multi-factor/disabled" = "Двухфакторная аутентификация отключена в этом приложении.";
"service/multi-factor/factor-not-allowed" = "Это приложение не разрешает использовать этот второй фактор.";
"service/multi-factor/session-expired" = "Срок действия двухфакторной проверки истек.";
"service/multi-factor/phone-empty" = "Введите номер телефона.";
"service/multi-factor/sms-not-sent" = "Не удалось отправить SMS.";
"service/multi-factor/hint-unsupported" = "Это приложение не поддерживает ваш второй фактор.";
"service/multi-factor/challenge-failed" = "Не удалось подтвердить второй фактор.";
"service/multi-factor/code-empty" = "Введите код подтверждения.";
"auth/web-internal-error" = "На странице входа произошла ошибка.";
"auth/web-sign-in-user-interaction-failure" = "Не удалось завершить вход на странице входа.";
"auth/cors-unsupported" = "В этом браузере войти нельзя.";
"auth/popup-blocked" = "Браузер заблокировал окно входа.";
"auth/redirect-operation-pending" = "Другой вход еще не завершен.";
"service/no-current-user" = "Вы не вошли в аккаунт.";
"service/invalid-credentials" = "Недопустимые данные для входа.";
"service/sign-in-failed" = "Не удалось войти. %@";
"service/provider-failed" = "Поставщик входа сообщил об ошибке.";
"auth/blocking-cloud-function-error" = "Сервис отклонил запрос.";
"auth/login-blocked" = "Сервис заблокировал вход.";
"auth/unknown" = "Что-то пошло не так.";
"reauth/oauth" = "Войдите через %@, чтобы продолжить.";
"reauth/email" = "Введите пароль, чтобы продолжить.";
"reauth/email-link" = "Проверьте почту и подтвердите, что это вы.";
"reauth/phone" = "Подтвердите номер телефона, чтобы продолжить.";
"ui/reauth/title/sign-in" = "Подтвердите, что это вы";
"ui/reauth/title/phone" = "Подтвердите номер телефона";
"ui/reauth/title/email" = "Подтвердите адрес электронной почты";
"ui/reauth/message/email" = "Мы отправим письмо для подтверждения на адрес %@.";
"ui/reauth/message/phone" = "Мы отправим код подтверждения на номер %@.";
"ui/reauth/button/continue" = "Продолжить";
"ui/reauth/button/proceed" = "Все равно продолжить";
"ui/reauth/button/cancel" = "Отмена";
"ui/reauth/button/send-email" = "Отправить письмо для подтверждения";
"validation/email" = "Введите действительный адрес электронной почты.";
"validation/passwords-differ" = "Пароли не совпадают.";
"validation/empty" = "Обязательное поле: %@";
"validation/phone" = "Введите действительный номер телефона.";
"ui/field/email" = "Электронная почта";
"ui/field/password" = "Пароль";
"ui/field/confirm-password" = "Подтверждение пароля";
"ui/field/phone" = "Номер телефона";
"ui/field/code" = "Код подтверждения";
"ui/field/display-name" = "Отображаемое имя";
"ui/sign-in-with" = "Войти через %@";
"ui/provider/phone" = "Телефон";
"ui/provider/email" = "Электронная почта";
"ui/provider/email-link" = "Ссылка из письма";
"ui/title/error" = "Ошибка";
"ui/title/sign-in" = "Не удалось войти";
"ui/title/account" = "Аккаунт недоступен";
"ui/title/conflict" = "Аккаунт уже используется";
"ui/title/confirm" = "Подтвердите, что это вы";
"ui/title/password" = "Выберите другой пароль";
"ui/title/not-allowed" = "Недоступно";
"ui/title/later" = "Повторите попытку позже";
"ui/title/connection" = "Нет соединения";
"ui/title/link" = "Ссылка не работает";
"ui/title/two-factor" = "Двухфакторная аутентификация";
"ui/title/code" = "Проверьте код";
"ui/recovery/check" = "Проверьте введенные данные и повторите попытку.";
"ui/recovery/try-again" = "Повторите попытку.";
"ui/recovery/later" = "Подождите немного и повторите попытку.";
"ui/recovery/connection" = "Проверьте подключение к интернету и повторите попытку.";
"ui/recovery/country-code" = "Начните со знака + и кода страны.";
"ui/recovery/new-code" = "Запросите новый код.";
"ui/recovery/new-email" = "Запросите новое письмо.";
"ui/recovery/sign-in-again" = "Войдите еще раз.";
"ui/recovery/usual-method" = "Войдите прежним способом.";
"ui/recovery/other-address" = "Войдите или используйте другой адрес электронной почты.";
"ui/recovery/other-account" = "Используйте аккаунт, с которым вы входили ранее.";
"ui/recovery/other-method" = "Выберите другой способ входа.";
"ui/recovery/open-link" = "Перейдите по ссылке из письма, которое мы вам отправили.";
"ui/recovery/support" = "Обратитесь в службу поддержки.";
"ui/recovery/administrator" = "Обратитесь к администратору.";
"ui/recovery/update" = "Обновите приложение и повторите попытку.";
"ui/recovery/pop-ups" = "Разрешите всплывающие окна для этого сайта и повторите попытку.";
"ui/recovery/browser" = "Используйте другой браузер.";
"ui/recovery/finish" = "Сначала завершите его или немного подождите.";
"ui/recovery/remove-factor" = "Сначала удалите один из них.";
"ui/recovery/same-device" = "Откройте ее на том устройстве, на котором она была запрошена.";
"ui/action/try-again" = "Повторить попытку";
"ui/action/sign-in" = "Войти";
"ui/action/create-account" = "Создать аккаунт";
"ui/action/reset-password" = "Сбросить пароль";
"ui/action/new-code" = "Отправить новый код";
"ui/action/new-email" = "Отправить новое письмо";
"ui/action/other-method" = "Выбрать другой способ";
"ui/action/close" = "ОК";
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
<string>Пароль должен содержать не менее %lld символа.</string>
<key>few</key>
<string>Пароль должен содержать не менее %lld символов.</string>
<key>many</key>
<string>Пароль должен содержать не менее %lld символов.</string>
<key>other</key>
<string>Пароль должен содержать не менее %lld символа.</string>
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
<string>не менее %lld символа</string>
<key>few</key>
<string>не менее %lld символов</string>
<key>many</key>
<string>не менее %lld символов</string>
<key>other</key>
<string>не менее %lld символа</string>
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
<string>не более %lld символа</string>
<key>few</key>
<string>не более %lld символов</string>
<key>many</key>
<string>не более %lld символов</string>
<key>other</key>
<string>не более %lld символа</string>
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
<string>Введите не менее %lld символа.</string>
<key>few</key>
<string>Введите не менее %lld символов.</string>
<key>many</key>
<string>Введите не менее %lld символов.</string>
<key>other</key>
<string>Введите не менее %lld символа.</string>
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
<string>Введите код из %lld цифры.</string>
<key>few</key>
<string>Введите код из %lld цифр.</string>
<key>many</key>
<string>Введите код из %lld цифр.</string>
<key>other</key>
<string>Введите код из %lld цифры.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
