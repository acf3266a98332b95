// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let pl = Files(
    locale: "pl",
    authentication: #"""
"Sign in with Firebase" = "Zaloguj się przez Firebase";
"Sign in with Google" = "Zaloguj się przez Google";
"Sign in with Apple" = "Zaloguj się przez Apple";
"Sign in with Facebook" = "Zaloguj się przez Facebook";
"Sign in with X" = "Zaloguj się przez X";
"Sign in with Phone" = "Zaloguj się numerem telefonu";
"Sign in with email" = "Zaloguj się adresem e-mail";
"Authenticating..." = "Trwa logowanie…";
"Invalid OAuth Provider" = "Nieprawidłowy dostawca OAuth";
"TermsOfServiceMessage" = "Kontynuując, akceptujesz dokumenty „%@” i „%@”.";
"Terms of Service" = "Warunki korzystania z usługi";
"Privacy Policy" = "Polityka prywatności";
"%@    %@" = "%@    %@";
"Email" = "Adres e-mail";
"Enter your email" = "Wpisz adres e-mail";
"Password" = "Hasło";
"Enter your password" = "Wpisz hasło";
"Confirm Password" = "Potwierdzenie hasła";
"Create account" = "Utwórz konto";
"Trouble signing in?" = "Masz problem z logowaniem?";
"Prefer Email link sign-in?" = "Wolisz zalogować się linkiem z e-maila?";
"Don't have an account yet?" = "Nie masz jeszcze konta?";
"Sign up" = "Zarejestruj się";
"Already have an account?" = "Masz już konto?";
"Login" = "Zaloguj się";
"Recover password" = "Resetowanie hasła";
"Send a password recovery link to your email" = "Wyślij na adres e-mail link do resetowania hasła";
"Send password recovery email" = "Wyślij e-mail z linkiem do resetowania hasła";
"Check your email" = "Sprawdź pocztę";
"PasswordRecoveryMessage" = "Otrzymasz e-mail z informacją, jak ustawić nowe hasło.";
"PasswordRecoveryEmailSentMessage" = "Wysłaliśmy e-mail na adres %@. Otwórz go i użyj linku, aby ustawić nowe hasło.";
"Sign in with email link" = "Zaloguj się linkiem z e-maila";
"Send a sign-in link to your email" = "Wyślij na adres e-mail link do logowania";
"Send email sign-in link" = "Wyślij link do logowania";
"Sign-in email Sent" = "Wysłano e-mail z linkiem do logowania";
"Use a previous sign-in method" = "Użyj poprzedniej metody logowania";
"You previously signed in with one of these methods for %@." = "Przy adresie %@ użyto wcześniej jednej z tych metod logowania.";
"Some previous sign-in methods are not enabled in this app." = "Niektóre poprzednie metody logowania nie są włączone w tej aplikacji.";
"Continue with email and password" = "Kontynuuj z adresem e-mail i hasłem";
"Continue with email link" = "Kontynuuj z linkiem z e-maila";
"Phone" = "Telefon";
"Enter phone number" = "Wpisz numer telefonu";
"Enter Your Phone Number" = "Wpisz numer telefonu";
"Phone Number" = "Numer telefonu";
"Send Code" = "Wyślij kod";
"Send SMS code" = "Wyślij kod SMS-em";
"Processing..." = "Przetwarzanie…";
"Enter Verification Code" = "Wpisz kod weryfikacyjny";
"Enter verification code" = "Wpisz kod weryfikacyjny";
"Verification Code" = "Kod weryfikacyjny";
"We sent a code to %@" = "Wysłaliśmy kod na numer %@";
"Resend Code" = "Wyślij kod ponownie";
"Change number" = "Zmień numer";
"Verify and Sign In" = "Zweryfikuj i zaloguj się";
"Verify phone number and sign-in" = "Zweryfikuj numer telefonu i zaloguj się";
"Facebook login cancelled" = "Anulowano logowanie przez Facebook";
"Authorize User Tracking" = "Zezwól na śledzenie";
"For classic Facebook login, please authorize user tracking." = "Aby użyć zwykłego logowania przez Facebook, zezwól na śledzenie.";
"Limited Login" = "Ograniczone logowanie";
"Two-Factor Authentication" = "Uwierzytelnianie dwuskładnikowe";
"Set Up Two-Factor Authentication" = "Skonfiguruj uwierzytelnianie dwuskładnikowe";
"Set up two-factor authentication to add an extra layer of security to your account." = "Skonfiguruj uwierzytelnianie dwuskładnikowe, aby dodatkowo zabezpieczyć konto.";
"Choose Authentication Method" = "Wybierz metodę uwierzytelniania";
"SMS Authentication" = "Uwierzytelnianie przez SMS";
"Authenticator App" = "Aplikacja uwierzytelniająca";
"We'll send a verification code to your phone number each time you sign in." = "Przy każdym logowaniu wyślemy kod weryfikacyjny na Twój numer telefonu.";
"We'll send a verification code to your phone" = "Wyślemy kod weryfikacyjny na Twój telefon";
"We'll send a verification code to this number" = "Wyślemy kod weryfikacyjny na ten numer";
"Display Name" = "Nazwa wyświetlana";
"Enter display name for this device" = "Wpisz nazwę tego urządzenia";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Użyj aplikacji uwierzytelniającej, takiej jak Google Authenticator lub Authy, aby generować kody weryfikacyjne.";
"Scan QR Code" = "Zeskanuj kod QR";
"Scan with your authenticator app or tap to open directly" = "Zeskanuj kod aplikacją uwierzytelniającą lub stuknij go, aby od razu otworzyć aplikację";
"Tap to open in authenticator app" = "Stuknij, aby otworzyć aplikację uwierzytelniającą";
"Unable to generate QR Code" = "Nie udało się utworzyć kodu QR";
"Manual Entry Key:" = "Klucz do ręcznego wpisania:";
"Copied to clipboard!" = "Skopiowano do schowka!";
"Enter display name for this authenticator" = "Wpisz nazwę tej aplikacji uwierzytelniającej";
"Enter code from app" = "Wpisz kod z aplikacji";
"Enter 6-digit code" = "Wpisz 6-cyfrowy kod";
"Complete Setup" = "Zakończ konfigurację";
"Multi-Factor Authentication Disabled" = "Uwierzytelnianie dwuskładnikowe wyłączone";
"MFA is not enabled in the current configuration. Please contact your administrator." = "Uwierzytelnianie dwuskładnikowe nie jest włączone w bieżącej konfiguracji. Skontaktuj się z administratorem.";
"No Authentication Methods Available" = "Brak dostępnych metod uwierzytelniania";
"No MFA methods are configured as allowed. Please contact your administrator." = "Konfiguracja nie zezwala na żadną metodę uwierzytelniania dwuskładnikowego. Skontaktuj się z administratorem.";
"Complete Sign-In" = "Dokończ logowanie";
"Complete sign-in with your second factor" = "Dokończ logowanie za pomocą drugiego składnika";
"Choose verification method:" = "Wybierz metodę weryfikacji:";
"SMS Verification" = "Weryfikacja przez SMS";
"We'll send a code to ••••••%@" = "Wyślemy kod na numer ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Wpisz 6-cyfrowy kod z aplikacji uwierzytelniającej";
"Account: %@" = "Konto: %@";
"Manage Two-Factor Authentication" = "Zarządzaj uwierzytelnianiem dwuskładnikowym";
"Manage your authentication methods" = "Zarządzaj swoimi metodami uwierzytelniania";
"Enrolled Methods" = "Skonfigurowane metody";
"No Authentication Methods" = "Brak metod uwierzytelniania";
"Add an extra layer of security to your account" = "Dodatkowo zabezpiecz swoje konto";
"Get Started" = "Rozpocznij";
"Add Another Method" = "Dodaj kolejną metodę";
"Authentication Method" = "Metoda uwierzytelniania";
"Unnamed Method" = "Metoda bez nazwy";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Skonfigurowano: %@";
"Remove" = "Usuń";
"Signed in!" = "Zalogowano!";
"Verify email address?" = "Zweryfikuj adres e-mail";
"Verification email sent" = "Wysłano e-mail weryfikacyjny";
"Please tap on the link in your email to complete verification." = "Stuknij link w e-mailu, aby dokończyć weryfikację.";
"Update password" = "Zmień hasło";
"Sign Out" = "Wyloguj się";
"Delete Account" = "Usuń konto";
"Delete Account?" = "Usunąć konto?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Tej czynności nie można cofnąć. Wszystkie Twoje dane zostaną trwale usunięte. Konieczne może być ponowne zalogowanie się.";
"UpdatePasswordTitle" = "Zmiana hasła";
"Type new password" = "Wpisz nowe hasło";
"Retype new password" = "Wpisz ponownie nowe hasło";
"Password Updated" = "Zmieniono hasło";
"Your password has been successfully updated." = "Twoje hasło zostało zmienione.";
"For security, please enter your password" = "Ze względów bezpieczeństwa wpisz hasło";
"Email: %@" = "Adres e-mail: %@";
"Confirm" = "Potwierdź";
"Verify Phone Number" = "Weryfikacja numeru telefonu";
"For security, please verify your phone number" = "Ze względów bezpieczeństwa zweryfikuj numer telefonu";
"We'll send a verification code to:" = "Wyślemy kod weryfikacyjny na numer:";
"Send Verification Code" = "Wyślij kod weryfikacyjny";
"Enter the 6-digit code sent to:" = "Wpisz 6-cyfrowy kod wysłany na numer:";
"Verify" = "Zweryfikuj";
"Back" = "Wstecz";
"OK" = "OK";
"Cancel" = "Anuluj";
"Error" = "Błąd";
"The email address is already in use by another account." = "Ten adres e-mail jest już używany na innym koncie.";
"That email address isn't correct." = "Ten adres e-mail jest niepoprawny.";
"Password must be at least 6 characters long." = "Hasło musi mieć co najmniej 6 znaków.";
"SignUpTooManyTimesError" = "Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.";
"The email and password you entered don't match." = "Adres e-mail i hasło nie pasują do siebie.";
"That email address doesn't match an existing account." = "Nie ma konta z tym adresem e-mail.";
"That email address is for an account that has been disabled." = "Konto z tym adresem e-mail zostało wyłączone.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Dane logowania są nieprawidłowe lub straciły ważność.";
"auth/invalid-email" = "Ten adres e-mail jest nieprawidłowy.";
"auth/wrong-password" = "Adres e-mail i hasło nie pasują do siebie.";
"auth/user-not-found" = "Nie ma konta z tym adresem e-mail.";
"auth/missing-email" = "Wpisz adres e-mail.";
"auth/missing-password" = "Wpisz hasło.";
"auth/missing-phone-number" = "Wpisz numer telefonu.";
"auth/invalid-phone-number" = "Ten numer telefonu jest nieprawidłowy.";
"auth/phone-number-not-found" = "Nie ma konta z tym numerem telefonu.";
"auth/missing-verification-code" = "Wpisz kod weryfikacyjny.";
"auth/missing-code" = "Wpisz kod z wiadomości.";
"auth/invalid-verification-code" = "Ten kod weryfikacyjny jest niepoprawny.";
"auth/missing-verification-id" = "Weryfikacja nie została prawidłowo rozpoczęta.";
"auth/invalid-verification-id" = "Ta weryfikacja straciła ważność.";
"auth/code-expired" = "Ten kod weryfikacyjny wygasł.";
"auth/retry-phone-auth" = "Nie udało się zweryfikować numeru telefonu.";
"auth/rejected-credential" = "Dane logowania nie zostały zaakceptowane.";
"auth/user-disabled" = "To konto zostało wyłączone.";
"auth/invalid-user-token" = "Twoja sesja straciła ważność.";
"auth/user-token-expired" = "Twoja sesja wygasła.";
"auth/null-user" = "Żadne konto nie jest zalogowane.";
"auth/no-signed-in-user" = "Żadne konto nie jest zalogowane.";
"auth/user-signed-out" = "Wylogowano Cię z konta.";
"auth/unverified-email" = "Twój adres e-mail nie został jeszcze zweryfikowany.";
"auth/requires-recent-login" = "Ze względów bezpieczeństwa zaloguj się ponownie, aby kontynuować.";
"auth/email-already-in-use" = "Konto z tym adresem e-mail już istnieje.";
"auth/account-exists-with-different-credential" = "Masz już konto z tym adresem e-mail, ale z inną metodą logowania.";
"auth/provider-already-linked" = "Ta metoda logowania jest już połączona z Twoim kontem.";
"auth/no-such-provider" = "Ta metoda logowania nie jest połączona z Twoim kontem.";
"auth/user-mismatch" = "Te dane logowania należą do innego konta.";
"auth/credential-already-in-use" = "Ta metoda logowania jest już połączona z innym kontem.";
"conflict/different-credential" = "To konto już istnieje, ale z inną metodą logowania.";
"conflict/credential-in-use" = "Ta metoda logowania jest już połączona z innym kontem.";
"conflict/email-in-use" = "Ten adres e-mail jest już używany.";
"auth/operation-not-allowed" = "Ta metoda logowania jest niedostępna.";
"auth/admin-restricted-operation" = "Może to zrobić tylko administrator.";
"auth/email-change-needs-verification" = "Najpierw zweryfikuj nowy adres e-mail.";
"auth/password-does-not-meet-requirements" = "To hasło nie spełnia wymagań.";
"auth/password-does-not-meet-requirements/listed" = "Hasło musi mieć: %@.";
"auth/password-requirement/lowercase" = "małą literę";
"auth/password-requirement/uppercase" = "wielką literę";
"auth/password-requirement/digit" = "cyfrę";
"auth/password-requirement/symbol" = "znak specjalny";
"auth/unsupported-password-policy-schema-version" = "Ta wersja aplikacji nie może sprawdzić hasła.";
"auth/too-many-requests" = "Zbyt wiele prób.";
"auth/quota-exceeded" = "Usługa jest obecnie przeciążona.";
"auth/network-request-failed" = "Nie można połączyć się z serwerem.";
"auth/web-network-request-failed" = "Nie udało się wczytać strony logowania.";
"auth/timeout" = "Serwer zbyt długo nie odpowiadał.";
"auth/token-refresh-unavailable" = "Nie udało się przedłużyć sesji.";
"auth/expired-action-code" = "Ten link wygasł.";
"auth/invalid-action-code" = "Ten link jest nieprawidłowy lub został już użyty.";
"service/invalid-email-link" = "Ten link do logowania jest nieprawidłowy.";
"service/invalid-email-link/address-missing" = "Wpisz adres e-mail, na który wysłano ten link.";
"service/invalid-email-link/other-device" = "O ten link poproszono na innym urządzeniu.";
"service/invalid-email-link/link-missing" = "Brak linku do logowania.";
"auth/multi-factor-auth-required" = "Użyj drugiego składnika, aby dokończyć logowanie.";
"auth/missing-multi-factor-session" = "Weryfikacja dwuskładnikowa nie została prawidłowo rozpoczęta.";
"auth/missing-multi-factor-info" = "Wybierz drugi składnik.";
"auth/invalid-multi-factor-session" = "Weryfikacja dwuskładnikowa straciła ważność.";
"auth/multi-factor-info-not-found" = "Ten drugi składnik nie jest skonfigurowany na Twoim koncie.";
"auth/second-factor-already-in-use" = "Ten drugi składnik jest już skonfigurowany na Twoim koncie.";
"auth/maximum-second-factor-count-exceeded" = "Do Twojego konta nie można dodać więcej drugich składników.";
"auth/unsupported-first-factor" = "Uwierzytelnianie dwuskładnikowe nie jest dostępne przy tej metodzie logowania.";
"service/multi-factor" = "Uwierzytelnianie dwuskładnikowe nie powiodło się.";
"service/multi-factor/disabled" = "Uwierzytelnianie dwuskładnikowe jest wyłączone w tej aplikacji.";
"service/multi-factor/factor-not-allowed" = "Ta aplikacja nie zezwala na ten drugi składnik.";
"service/multi-factor/session-expired" = "Weryfikacja dwuskładnikowa wygasła.";
"service/multi-factor/phone-empty" = "Wpisz numer telefonu.";
"service/multi-factor/sms-not-sent" = "Nie udało się wysłać SMS-a.";
"service/multi-factor/hint-unsupported" = "Ta aplikacja nie obsługuje Twojego drugiego składnika.";
"service/multi-factor/challenge-failed" = "Nie udało się potwierdzić drugiego składnika.";
"service/multi-factor/code-empty" = "Wpisz kod weryfikacyjny.";
"auth/web-internal-error" = "Strona logowania zgłosiła błąd.";
"auth/web-sign-in-user-interaction-failure" = "Strona logowania nie mogła dokończyć logowania.";
"auth/cors-unsupported" = "W tej przeglądarce nie można się zalogować.";
"auth/popup-blocked" = "Przeglądarka zablokowała okno logowania.";
"auth/redirect-operation-pending" = "Inne logowanie nadal trwa.";
"service/no-current-user" = "Żadne konto nie jest zalogowane.";
"service/invalid-credentials" = "Dane logowania są nieprawidłowe.";
"service/sign-in-failed" = "Nie udało się zalogować. %@";
"service/provider-failed" = "Dostawca logowania zgłosił błąd.";
"auth/blocking-cloud-function-error" = "Usługa odrzuciła żądanie.";
"auth/login-blocked" = "Usługa zablokowała logowanie.";
"auth/unknown" = "Coś poszło nie tak.";
"reauth/oauth" = "Zaloguj się przez %@, aby kontynuować.";
"reauth/email" = "Wpisz hasło, aby kontynuować.";
"reauth/email-link" = "Sprawdź pocztę, aby potwierdzić swoją tożsamość.";
"reauth/phone" = "Zweryfikuj numer telefonu, aby kontynuować.";
"ui/reauth/title/sign-in" = "Potwierdź swoją tożsamość";
"ui/reauth/title/phone" = "Zweryfikuj numer telefonu";
"ui/reauth/title/email" = "Zweryfikuj adres e-mail";
"ui/reauth/message/email" = "Wyślemy e-mail weryfikacyjny na adres %@.";
"ui/reauth/message/phone" = "Wyślemy kod weryfikacyjny na numer %@.";
"ui/reauth/button/continue" = "Kontynuuj";
"ui/reauth/button/proceed" = "Kontynuuj mimo to";
"ui/reauth/button/cancel" = "Anuluj";
"ui/reauth/button/send-email" = "Wyślij e-mail weryfikacyjny";
"validation/email" = "Wpisz prawidłowy adres e-mail.";
"validation/passwords-differ" = "Hasła nie są takie same.";
"validation/empty" = "Wymagane pole: %@";
"validation/phone" = "Wpisz prawidłowy numer telefonu.";
"ui/field/email" = "Adres e-mail";
"ui/field/password" = "Hasło";
"ui/field/confirm-password" = "Potwierdzenie hasła";
"ui/field/phone" = "Numer telefonu";
"ui/field/code" = "Kod weryfikacyjny";
"ui/field/display-name" = "Nazwa wyświetlana";
"ui/sign-in-with" = "Zaloguj się przez %@";
"ui/provider/phone" = "Telefon";
"ui/provider/email" = "E-mail";
"ui/provider/email-link" = "Link z e-maila";
"ui/title/error" = "Błąd";
"ui/title/sign-in" = "Nie udało się zalogować";
"ui/title/account" = "Konto niedostępne";
"ui/title/conflict" = "Konto jest już używane";
"ui/title/confirm" = "Potwierdź swoją tożsamość";
"ui/title/password" = "Wybierz inne hasło";
"ui/title/not-allowed" = "Niedostępne";
"ui/title/later" = "Spróbuj ponownie później";
"ui/title/connection" = "Brak połączenia";
"ui/title/link" = "Nie można użyć linku";
"ui/title/two-factor" = "Uwierzytelnianie dwuskładnikowe";
"ui/title/code" = "Sprawdź kod";
"ui/recovery/check" = "Sprawdź wpisane dane i spróbuj ponownie.";
"ui/recovery/try-again" = "Spróbuj ponownie.";
"ui/recovery/later" = "Odczekaj chwilę i spróbuj ponownie.";
"ui/recovery/connection" = "Sprawdź połączenie z internetem i spróbuj ponownie.";
"ui/recovery/country-code" = "Zacznij od znaku + i numeru kierunkowego kraju.";
"ui/recovery/new-code" = "Poproś o nowy kod.";
"ui/recovery/new-email" = "Poproś o nowy e-mail.";
"ui/recovery/sign-in-again" = "Zaloguj się ponownie.";
"ui/recovery/usual-method" = "Zaloguj się tak jak poprzednio.";
"ui/recovery/other-address" = "Zaloguj się lub użyj innego adresu e-mail.";
"ui/recovery/other-account" = "Użyj konta używanego przy poprzednim logowaniu.";
"ui/recovery/other-method" = "Wybierz inną metodę logowania.";
"ui/recovery/open-link" = "Otwórz link z e-maila, który do Ciebie wysłaliśmy.";
"ui/recovery/support" = "Skontaktuj się z pomocą techniczną.";
"ui/recovery/administrator" = "Skontaktuj się z administratorem.";
"ui/recovery/update" = "Zaktualizuj aplikację i spróbuj ponownie.";
"ui/recovery/pop-ups" = "Zezwól na wyskakujące okienka w tej witrynie i spróbuj ponownie.";
"ui/recovery/browser" = "Użyj innej przeglądarki.";
"ui/recovery/finish" = "Najpierw je dokończ lub odczekaj chwilę.";
"ui/recovery/remove-factor" = "Najpierw usuń jeden z nich.";
"ui/recovery/same-device" = "Otwórz go na urządzeniu, na którym o niego poproszono.";
"ui/action/try-again" = "Spróbuj ponownie";
"ui/action/sign-in" = "Zaloguj się";
"ui/action/create-account" = "Utwórz konto";
"ui/action/reset-password" = "Zresetuj hasło";
"ui/action/new-code" = "Wyślij nowy kod";
"ui/action/new-email" = "Wyślij nowy e-mail";
"ui/action/other-method" = "Użyj innej metody";
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
<key>one</key>
<string>Hasło musi mieć co najmniej %lld znak.</string>
<key>few</key>
<string>Hasło musi mieć co najmniej %lld znaki.</string>
<key>many</key>
<string>Hasło musi mieć co najmniej %lld znaków.</string>
<key>other</key>
<string>Hasło musi mieć co najmniej %lld znaku.</string>
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
<string>co najmniej %lld znak</string>
<key>few</key>
<string>co najmniej %lld znaki</string>
<key>many</key>
<string>co najmniej %lld znaków</string>
<key>other</key>
<string>co najmniej %lld znaku</string>
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
<string>najwyżej %lld znak</string>
<key>few</key>
<string>najwyżej %lld znaki</string>
<key>many</key>
<string>najwyżej %lld znaków</string>
<key>other</key>
<string>najwyżej %lld znaku</string>
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
<string>Wpisz co najmniej %lld znak.</string>
<key>few</key>
<string>Wpisz co najmniej %lld znaki.</string>
<key>many</key>
<string>Wpisz co najmniej %lld znaków.</string>
<key>other</key>
<string>Wpisz co najmniej %lld znaku.</string>
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
<string>Wpisz kod złożony z %lld cyfry.</string>
<key>few</key>
<string>Wpisz kod złożony z %lld cyfr.</string>
<key>many</key>
<string>Wpisz kod złożony z %lld cyfr.</string>
<key>other</key>
<string>Wpisz kod złożony z %lld cyfry.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
