// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let de = Files(
    locale: "de",
    authentication: #"""
"Sign in with Firebase" = "Mit Firebase anmelden";
"Sign in with Google" = "Mit Google anmelden";
"Sign in with Apple" = "Mit Apple anmelden";
"Sign in with Facebook" = "Mit Facebook anmelden";
"Sign in with X" = "Mit X anmelden";
"Sign in with Phone" = "Mit Telefonnummer anmelden";
"Sign in with email" = "Mit E-Mail-Adresse anmelden";
"Authenticating..." = "Anmeldung läuft …";
"Invalid OAuth Provider" = "Ungültiger OAuth-Anbieter";
"TermsOfServiceMessage" = "Wenn Sie fortfahren, stimmen Sie den %@ und der %@ zu.";
"Terms of Service" = "Nutzungsbedingungen";
"Privacy Policy" = "Datenschutzerklärung";
"%@    %@" = "%@    %@";
"Email" = "E-Mail-Adresse";
"Enter your email" = "E-Mail-Adresse eingeben";
"Password" = "Passwort";
"Enter your password" = "Passwort eingeben";
"Confirm Password" = "Passwort bestätigen";
"Create account" = "Konto erstellen";
"Trouble signing in?" = "Probleme bei der Anmeldung?";
"Prefer Email link sign-in?" = "Lieber per E-Mail-Link anmelden?";
"Don't have an account yet?" = "Haben Sie noch kein Konto?";
"Sign up" = "Registrieren";
"Already have an account?" = "Haben Sie bereits ein Konto?";
"Login" = "Anmelden";
"Recover password" = "Passwort zurücksetzen";
"Send a password recovery link to your email" = "Link zum Zurücksetzen des Passworts an Ihre E-Mail-Adresse senden";
"Send password recovery email" = "E-Mail zum Zurücksetzen senden";
"Check your email" = "Prüfen Sie Ihre E-Mails";
"PasswordRecoveryMessage" = "Sie erhalten eine E-Mail, die erklärt, wie Sie ein neues Passwort wählen.";
"PasswordRecoveryEmailSentMessage" = "Wir haben eine E-Mail an %@ gesendet. Öffnen Sie die E-Mail und wählen Sie über den Link ein neues Passwort.";
"Sign in with email link" = "Mit E-Mail-Link anmelden";
"Send a sign-in link to your email" = "Anmeldelink an Ihre E-Mail-Adresse senden";
"Send email sign-in link" = "Anmeldelink senden";
"Sign-in email Sent" = "E-Mail mit Anmeldelink gesendet";
"Use a previous sign-in method" = "Frühere Anmeldemethode verwenden";
"You previously signed in with one of these methods for %@." = "Mit %@ haben Sie sich bisher über eine dieser Methoden angemeldet.";
"Some previous sign-in methods are not enabled in this app." = "Einige frühere Anmeldemethoden sind in dieser App nicht aktiviert.";
"Continue with email and password" = "Mit E-Mail-Adresse und Passwort fortfahren";
"Continue with email link" = "Mit E-Mail-Link fortfahren";
"Phone" = "Telefon";
"Enter phone number" = "Telefonnummer eingeben";
"Enter Your Phone Number" = "Telefonnummer eingeben";
"Phone Number" = "Telefonnummer";
"Send Code" = "Code senden";
"Send SMS code" = "Code per SMS senden";
"Processing..." = "Wird verarbeitet …";
"Enter Verification Code" = "Bestätigungscode eingeben";
"Enter verification code" = "Bestätigungscode eingeben";
"Verification Code" = "Bestätigungscode";
"We sent a code to %@" = "Wir haben einen Code an %@ gesendet";
"Resend Code" = "Code erneut senden";
"Change number" = "Nummer ändern";
"Verify and Sign In" = "Bestätigen und anmelden";
"Verify phone number and sign-in" = "Telefonnummer bestätigen und anmelden";
"Facebook login cancelled" = "Anmeldung mit Facebook abgebrochen";
"Authorize User Tracking" = "Tracking erlauben";
"For classic Facebook login, please authorize user tracking." = "Erlauben Sie das Tracking, um die klassische Facebook-Anmeldung zu verwenden.";
"Limited Login" = "Eingeschränkte Anmeldung";
"Two-Factor Authentication" = "Zwei-Faktor-Authentifizierung";
"Set Up Two-Factor Authentication" = "Zwei-Faktor-Authentifizierung einrichten";
"Set up two-factor authentication to add an extra layer of security to your account." = "Richten Sie die Zwei-Faktor-Authentifizierung ein, um Ihr Konto zusätzlich zu schützen.";
"Choose Authentication Method" = "Authentifizierungsmethode auswählen";
"SMS Authentication" = "Authentifizierung per SMS";
"Authenticator App" = "Authentifizierungs-App";
"We'll send a verification code to your phone number each time you sign in." = "Bei jeder Anmeldung senden wir einen Bestätigungscode an Ihre Telefonnummer.";
"We'll send a verification code to your phone" = "Wir senden einen Bestätigungscode an Ihr Telefon";
"We'll send a verification code to this number" = "Wir senden einen Bestätigungscode an diese Nummer";
"Display Name" = "Anzeigename";
"Enter display name for this device" = "Anzeigenamen für dieses Gerät eingeben";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Verwenden Sie eine Authentifizierungs-App wie Google Authenticator oder Authy, um Bestätigungscodes zu erhalten.";
"Scan QR Code" = "QR-Code scannen";
"Scan with your authenticator app or tap to open directly" = "Scannen Sie den Code mit Ihrer Authentifizierungs-App oder tippen Sie darauf, um die App direkt zu öffnen";
"Tap to open in authenticator app" = "Tippen, um die Authentifizierungs-App zu öffnen";
"Unable to generate QR Code" = "QR-Code konnte nicht erstellt werden";
"Manual Entry Key:" = "Schlüssel für die manuelle Eingabe:";
"Copied to clipboard!" = "In die Zwischenablage kopiert!";
"Enter display name for this authenticator" = "Anzeigenamen für diese Authentifizierungs-App eingeben";
"Enter code from app" = "Code aus der App eingeben";
"Enter 6-digit code" = "6-stelligen Code eingeben";
"Complete Setup" = "Einrichtung abschließen";
"Multi-Factor Authentication Disabled" = "Zwei-Faktor-Authentifizierung deaktiviert";
"MFA is not enabled in the current configuration. Please contact your administrator." = "Die Zwei-Faktor-Authentifizierung ist in der aktuellen Konfiguration nicht aktiviert. Wenden Sie sich an Ihre Systemadministration.";
"No Authentication Methods Available" = "Keine Authentifizierungsmethoden verfügbar";
"No MFA methods are configured as allowed. Please contact your administrator." = "Die Konfiguration lässt keine Methoden für die Zwei-Faktor-Authentifizierung zu. Wenden Sie sich an Ihre Systemadministration.";
"Complete Sign-In" = "Anmeldung abschließen";
"Complete sign-in with your second factor" = "Schließen Sie die Anmeldung mit Ihrem zweiten Faktor ab";
"Choose verification method:" = "Bestätigungsmethode auswählen:";
"SMS Verification" = "Bestätigung per SMS";
"We'll send a code to ••••••%@" = "Wir senden einen Code an ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Geben Sie den 6-stelligen Code aus Ihrer Authentifizierungs-App ein";
"Account: %@" = "Konto: %@";
"Manage Two-Factor Authentication" = "Zwei-Faktor-Authentifizierung verwalten";
"Manage your authentication methods" = "Verwalten Sie Ihre Authentifizierungsmethoden";
"Enrolled Methods" = "Eingerichtete Methoden";
"No Authentication Methods" = "Keine Authentifizierungsmethoden";
"Add an extra layer of security to your account" = "Schützen Sie Ihr Konto zusätzlich";
"Get Started" = "Jetzt einrichten";
"Add Another Method" = "Weitere Methode hinzufügen";
"Authentication Method" = "Authentifizierungsmethode";
"Unnamed Method" = "Methode ohne Namen";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Eingerichtet: %@";
"Remove" = "Entfernen";
"Signed in!" = "Angemeldet!";
"Verify email address?" = "E-Mail-Adresse bestätigen";
"Verification email sent" = "Bestätigungs-E-Mail gesendet";
"Please tap on the link in your email to complete verification." = "Tippen Sie auf den Link in der E-Mail, um die Bestätigung abzuschließen.";
"Update password" = "Passwort ändern";
"Sign Out" = "Abmelden";
"Delete Account" = "Konto löschen";
"Delete Account?" = "Konto löschen?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Diese Aktion kann nicht widerrufen werden. Alle Ihre Daten werden endgültig gelöscht. Möglicherweise müssen Sie sich dafür erneut anmelden.";
"UpdatePasswordTitle" = "Passwort ändern";
"Type new password" = "Neues Passwort eingeben";
"Retype new password" = "Neues Passwort wiederholen";
"Password Updated" = "Passwort geändert";
"Your password has been successfully updated." = "Ihr Passwort wurde geändert.";
"For security, please enter your password" = "Geben Sie zur Sicherheit Ihr Passwort ein";
"Email: %@" = "E-Mail-Adresse: %@";
"Confirm" = "Bestätigen";
"Verify Phone Number" = "Telefonnummer bestätigen";
"For security, please verify your phone number" = "Bestätigen Sie zur Sicherheit Ihre Telefonnummer";
"We'll send a verification code to:" = "Wir senden einen Bestätigungscode an:";
"Send Verification Code" = "Bestätigungscode senden";
"Enter the 6-digit code sent to:" = "Geben Sie den 6-stelligen Code ein. Gesendet an:";
"Verify" = "Bestätigen";
"Back" = "Zurück";
"OK" = "OK";
"Cancel" = "Abbrechen";
"Error" = "Fehler";
"The email address is already in use by another account." = "Diese E-Mail-Adresse wird bereits für ein anderes Konto verwendet.";
"That email address isn't correct." = "Diese E-Mail-Adresse ist nicht korrekt.";
"Password must be at least 6 characters long." = "Das Passwort muss mindestens 6 Zeichen lang sein.";
"SignUpTooManyTimesError" = "Es gab zu viele Versuche. Warten Sie eine Weile und versuchen Sie es dann erneut.";
"The email and password you entered don't match." = "E-Mail-Adresse und Passwort stimmen nicht überein.";
"That email address doesn't match an existing account." = "Zu dieser E-Mail-Adresse gibt es kein Konto.";
"That email address is for an account that has been disabled." = "Das Konto mit dieser E-Mail-Adresse wurde deaktiviert.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Die Anmeldedaten sind falsch oder nicht mehr gültig.";
"auth/invalid-email" = "Diese E-Mail-Adresse ist ungültig.";
"auth/wrong-password" = "E-Mail-Adresse und Passwort stimmen nicht überein.";
"auth/user-not-found" = "Zu dieser E-Mail-Adresse gibt es kein Konto.";
"auth/missing-email" = "Geben Sie Ihre E-Mail-Adresse ein.";
"auth/missing-password" = "Geben Sie Ihr Passwort ein.";
"auth/missing-phone-number" = "Geben Sie Ihre Telefonnummer ein.";
"auth/invalid-phone-number" = "Diese Telefonnummer ist ungültig.";
"auth/phone-number-not-found" = "Zu dieser Telefonnummer gibt es kein Konto.";
"auth/missing-verification-code" = "Geben Sie den Bestätigungscode ein.";
"auth/missing-code" = "Geben Sie den Code aus der Nachricht ein.";
"auth/invalid-verification-code" = "Dieser Bestätigungscode ist nicht korrekt.";
"auth/missing-verification-id" = "Die Bestätigung wurde nicht richtig gestartet.";
"auth/invalid-verification-id" = "Diese Bestätigung ist nicht mehr gültig.";
"auth/code-expired" = "Dieser Bestätigungscode ist abgelaufen.";
"auth/retry-phone-auth" = "Ihre Telefonnummer konnte nicht bestätigt werden.";
"auth/rejected-credential" = "Die Anmeldedaten wurden nicht akzeptiert.";
"auth/user-disabled" = "Dieses Konto wurde deaktiviert.";
"auth/invalid-user-token" = "Ihre Sitzung ist nicht mehr gültig.";
"auth/user-token-expired" = "Ihre Sitzung ist abgelaufen.";
"auth/null-user" = "Sie sind nicht angemeldet.";
"auth/no-signed-in-user" = "Sie sind nicht angemeldet.";
"auth/user-signed-out" = "Sie wurden abgemeldet.";
"auth/unverified-email" = "Ihre E-Mail-Adresse wurde noch nicht bestätigt.";
"auth/requires-recent-login" = "Melden Sie sich zu Ihrer Sicherheit erneut an, um fortzufahren.";
"auth/email-already-in-use" = "Zu dieser E-Mail-Adresse gibt es bereits ein Konto.";
"auth/account-exists-with-different-credential" = "Für diese E-Mail-Adresse haben Sie bereits ein Konto mit einer anderen Anmeldemethode.";
"auth/provider-already-linked" = "Diese Anmeldemethode ist bereits mit Ihrem Konto verknüpft.";
"auth/no-such-provider" = "Diese Anmeldemethode ist nicht mit Ihrem Konto verknüpft.";
"auth/user-mismatch" = "Diese Anmeldedaten gehören zu einem anderen Konto.";
"auth/credential-already-in-use" = "Diese Anmeldemethode ist bereits mit einem anderen Konto verknüpft.";
"conflict/different-credential" = "Dieses Konto gibt es bereits mit einer anderen Anmeldemethode.";
"conflict/credential-in-use" = "Diese Anmeldemethode ist bereits mit einem anderen Konto verknüpft.";
"conflict/email-in-use" = "Diese E-Mail-Adresse wird bereits verwendet.";
"auth/operation-not-allowed" = "Diese Anmeldemethode ist nicht verfügbar.";
"auth/admin-restricted-operation" = "Diese Aktion ist nur mit Administratorrechten möglich.";
"auth/email-change-needs-verification" = "Bestätigen Sie zuerst Ihre neue E-Mail-Adresse.";
"auth/password-does-not-meet-requirements" = "Dieses Passwort erfüllt die Anforderungen nicht.";
"auth/password-does-not-meet-requirements/listed" = "Für das Passwort erforderlich: %@.";
"auth/password-requirement/lowercase" = "ein Kleinbuchstabe";
"auth/password-requirement/uppercase" = "ein Großbuchstabe";
"auth/password-requirement/digit" = "eine Ziffer";
"auth/password-requirement/symbol" = "ein Sonderzeichen";
"auth/unsupported-password-policy-schema-version" = "Diese Version der App kann Ihr Passwort nicht prüfen.";
"auth/too-many-requests" = "Es gab zu viele Versuche.";
"auth/quota-exceeded" = "Der Dienst ist momentan stark ausgelastet.";
"auth/network-request-failed" = "Der Server ist nicht erreichbar.";
"auth/web-network-request-failed" = "Die Anmeldeseite konnte nicht geladen werden.";
"auth/timeout" = "Der Server hat zu lange nicht geantwortet.";
"auth/token-refresh-unavailable" = "Ihre Sitzung konnte nicht verlängert werden.";
"auth/expired-action-code" = "Dieser Link ist abgelaufen.";
"auth/invalid-action-code" = "Dieser Link ist ungültig oder wurde bereits verwendet.";
"service/invalid-email-link" = "Dieser Anmeldelink ist ungültig.";
"service/invalid-email-link/address-missing" = "Geben Sie die E-Mail-Adresse ein, an die dieser Link gesendet wurde.";
"service/invalid-email-link/other-device" = "Dieser Link wurde auf einem anderen Gerät angefordert.";
"service/invalid-email-link/link-missing" = "Es ist kein Anmeldelink vorhanden.";
"auth/multi-factor-auth-required" = "Schließen Sie die Anmeldung mit Ihrem zweiten Faktor ab.";
"auth/missing-multi-factor-session" = "Die Zwei-Faktor-Prüfung wurde nicht richtig gestartet.";
"auth/missing-multi-factor-info" = "Wählen Sie einen zweiten Faktor aus.";
"auth/invalid-multi-factor-session" = "Die Zwei-Faktor-Prüfung ist nicht mehr gültig.";
"auth/multi-factor-info-not-found" = "Dieser zweite Faktor ist für Ihr Konto nicht eingerichtet.";
"auth/second-factor-already-in-use" = "Dieser zweite Faktor ist für Ihr Konto bereits eingerichtet.";
"auth/maximum-second-factor-count-exceeded" = "Für Ihr Konto sind keine weiteren zweiten Faktoren möglich.";
"auth/unsupported-first-factor" = "Die Zwei-Faktor-Authentifizierung ist für Ihre Anmeldemethode nicht verfügbar.";
"service/multi-factor" = "Die Zwei-Faktor-Authentifizierung ist fehlgeschlagen.";
"service/multi-factor/disabled" = "Die Zwei-Faktor-Authentifizierung ist in dieser App deaktiviert.";
"service/multi-factor/factor-not-allowed" = "Diese App lässt diesen zweiten Faktor nicht zu.";
"service/multi-factor/session-expired" = "Die Zwei-Faktor-Prüfung ist abgelaufen.";
"service/multi-factor/phone-empty" = "Geben Sie Ihre Telefonnummer ein.";
"service/multi-factor/sms-not-sent" = "Die SMS konnte nicht gesendet werden.";
"service/multi-factor/hint-unsupported" = "Diese App unterstützt Ihren zweiten Faktor nicht.";
"service/multi-factor/challenge-failed" = "Ihr zweiter Faktor konnte nicht bestätigt werden.";
"service/multi-factor/code-empty" = "Geben Sie den Bestätigungscode ein.";
"auth/web-internal-error" = "Die Anmeldeseite hat einen Fehler gemeldet.";
"auth/web-sign-in-user-interaction-failure" = "Die Anmeldeseite konnte die Anmeldung nicht abschließen.";
"auth/cors-unsupported" = "Mit diesem Browser ist die Anmeldung nicht möglich.";
"auth/popup-blocked" = "Der Browser hat das Anmeldefenster blockiert.";
"auth/redirect-operation-pending" = "Eine andere Anmeldung läuft noch.";
"service/no-current-user" = "Sie sind nicht angemeldet.";
"service/invalid-credentials" = "Die Anmeldedaten sind ungültig.";
"service/sign-in-failed" = "Anmeldung nicht möglich: %@";
"service/provider-failed" = "Der Anmeldeanbieter hat einen Fehler gemeldet.";
"auth/blocking-cloud-function-error" = "Der Dienst hat die Anfrage abgelehnt.";
"auth/login-blocked" = "Der Dienst hat die Anmeldung blockiert.";
"auth/unknown" = "Ein Fehler ist aufgetreten.";
"reauth/oauth" = "Melden Sie sich mit %@ an, um fortzufahren.";
"reauth/email" = "Geben Sie Ihr Passwort ein, um fortzufahren.";
"reauth/email-link" = "Prüfen Sie Ihre E-Mails, um Ihre Identität zu bestätigen.";
"reauth/phone" = "Bestätigen Sie Ihre Telefonnummer, um fortzufahren.";
"ui/reauth/title/sign-in" = "Identität bestätigen";
"ui/reauth/title/phone" = "Telefonnummer bestätigen";
"ui/reauth/title/email" = "E-Mail-Adresse bestätigen";
"ui/reauth/message/email" = "Wir senden eine Bestätigungs-E-Mail an %@.";
"ui/reauth/message/phone" = "Wir senden einen Bestätigungscode an %@.";
"ui/reauth/button/continue" = "Fortfahren";
"ui/reauth/button/proceed" = "Trotzdem fortfahren";
"ui/reauth/button/cancel" = "Abbrechen";
"ui/reauth/button/send-email" = "Bestätigungs-E-Mail senden";
"validation/email" = "Geben Sie eine gültige E-Mail-Adresse ein.";
"validation/passwords-differ" = "Die Passwörter stimmen nicht überein.";
"validation/empty" = "Erforderlich: %@";
"validation/phone" = "Geben Sie eine gültige Telefonnummer ein.";
"ui/field/email" = "E-Mail-Adresse";
"ui/field/password" = "Passwort";
"ui/field/confirm-password" = "Passwort bestätigen";
"ui/field/phone" = "Telefonnummer";
"ui/field/code" = "Bestätigungscode";
"ui/field/display-name" = "Anzeigename";
"ui/sign-in-with" = "Mit %@ anmelden";
"ui/provider/phone" = "Telefon";
"ui/provider/email" = "E-Mail";
"ui/provider/email-link" = "E-Mail-Link";
"ui/title/error" = "Fehler";
"ui/title/sign-in" = "Anmeldung nicht möglich";
"ui/title/account" = "Konto nicht verfügbar";
"ui/title/conflict" = "Konto wird bereits verwendet";
"ui/title/confirm" = "Identität bestätigen";
"ui/title/password" = "Anderes Passwort wählen";
"ui/title/not-allowed" = "Nicht verfügbar";
"ui/title/later" = "Später erneut versuchen";
"ui/title/connection" = "Keine Verbindung";
"ui/title/link" = "Link kann nicht verwendet werden";
"ui/title/two-factor" = "Zwei-Faktor-Authentifizierung";
"ui/title/code" = "Code prüfen";
"ui/recovery/check" = "Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.";
"ui/recovery/try-again" = "Versuchen Sie es erneut.";
"ui/recovery/later" = "Warten Sie eine Weile und versuchen Sie es dann erneut.";
"ui/recovery/connection" = "Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.";
"ui/recovery/country-code" = "Beginnen Sie mit + und der Landesvorwahl.";
"ui/recovery/new-code" = "Fordern Sie einen neuen Code an.";
"ui/recovery/new-email" = "Fordern Sie eine neue E-Mail an.";
"ui/recovery/sign-in-again" = "Melden Sie sich erneut an.";
"ui/recovery/usual-method" = "Melden Sie sich wie bisher an.";
"ui/recovery/other-address" = "Melden Sie sich an oder verwenden Sie eine andere E-Mail-Adresse.";
"ui/recovery/other-account" = "Verwenden Sie das Konto, mit dem Sie zuvor angemeldet waren.";
"ui/recovery/other-method" = "Wählen Sie eine andere Anmeldemethode.";
"ui/recovery/open-link" = "Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.";
"ui/recovery/support" = "Wenden Sie sich an den Support.";
"ui/recovery/administrator" = "Wenden Sie sich an Ihre Systemadministration.";
"ui/recovery/update" = "Aktualisieren Sie die App und versuchen Sie es erneut.";
"ui/recovery/pop-ups" = "Erlauben Sie Pop-up-Fenster für diese Website und versuchen Sie es erneut.";
"ui/recovery/browser" = "Verwenden Sie einen anderen Browser.";
"ui/recovery/finish" = "Schließen Sie zuerst die andere Anmeldung ab oder warten Sie einen Moment.";
"ui/recovery/remove-factor" = "Entfernen Sie zuerst einen davon.";
"ui/recovery/same-device" = "Öffnen Sie ihn auf dem Gerät, auf dem Sie ihn angefordert haben.";
"ui/action/try-again" = "Erneut versuchen";
"ui/action/sign-in" = "Anmelden";
"ui/action/create-account" = "Konto erstellen";
"ui/action/reset-password" = "Passwort zurücksetzen";
"ui/action/new-code" = "Neuen Code senden";
"ui/action/new-email" = "Neue E-Mail senden";
"ui/action/other-method" = "Andere Methode verwenden";
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
<string>Verwenden Sie für Ihr Passwort mindestens %lld Zeichen.</string>
<key>other</key>
<string>Verwenden Sie für Ihr Passwort mindestens %lld Zeichen.</string>
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
<string>mindestens %lld Zeichen</string>
<key>other</key>
<string>mindestens %lld Zeichen</string>
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
<string>höchstens %lld Zeichen</string>
<key>other</key>
<string>höchstens %lld Zeichen</string>
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
<string>Verwenden Sie mindestens %lld Zeichen.</string>
<key>other</key>
<string>Verwenden Sie mindestens %lld Zeichen.</string>
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
<string>Geben Sie den Code mit %lld Ziffer ein.</string>
<key>other</key>
<string>Geben Sie alle %lld Ziffern des Codes ein.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
