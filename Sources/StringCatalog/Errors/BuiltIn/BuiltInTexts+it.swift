// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let it = Files(
    locale: "it",
    authentication: #"""
"Sign in with Firebase" = "Accedi con Firebase";
"Sign in with Google" = "Accedi con Google";
"Sign in with Apple" = "Accedi con Apple";
"Sign in with Facebook" = "Accedi con Facebook";
"Sign in with X" = "Accedi con X";
"Sign in with Phone" = "Accedi con il telefono";
"Sign in with email" = "Accedi con l’email";
"Authenticating..." = "Accesso in corso…";
"Invalid OAuth Provider" = "Provider OAuth non valido";
"TermsOfServiceMessage" = "Se continui, accetti i %@ e l’%@.";
"Terms of Service" = "Termini di servizio";
"Privacy Policy" = "Informativa sulla privacy";
"%@    %@" = "%@    %@";
"Email" = "Email";
"Enter your email" = "Inserisci il tuo indirizzo email";
"Password" = "Password";
"Enter your password" = "Inserisci la password";
"Confirm Password" = "Conferma password";
"Create account" = "Crea account";
"Trouble signing in?" = "Problemi di accesso?";
"Prefer Email link sign-in?" = "Preferisci un link via email?";
"Don't have an account yet?" = "Non hai ancora un account?";
"Sign up" = "Registrati";
"Already have an account?" = "Hai già un account?";
"Login" = "Accedi";
"Recover password" = "Reimposta la password";
"Send a password recovery link to your email" = "Ricevi via email un link per reimpostare la password";
"Send password recovery email" = "Invia email di reimpostazione";
"Check your email" = "Controlla la tua email";
"PasswordRecoveryMessage" = "Riceverai un’email che spiega come scegliere una nuova password.";
"PasswordRecoveryEmailSentMessage" = "Abbiamo inviato un’email a %@. Aprila e usa il link per scegliere una nuova password.";
"Sign in with email link" = "Accedi con un link via email";
"Send a sign-in link to your email" = "Ricevi un link di accesso via email";
"Send email sign-in link" = "Invia link di accesso";
"Sign-in email Sent" = "Email di accesso inviata";
"Use a previous sign-in method" = "Usa un metodo di accesso precedente";
"You previously signed in with one of these methods for %@." = "Hai già usato uno di questi metodi per accedere con %@.";
"Some previous sign-in methods are not enabled in this app." = "Alcuni metodi di accesso precedenti non sono disponibili in questa app.";
"Continue with email and password" = "Continua con email e password";
"Continue with email link" = "Continua con un link via email";
"Phone" = "Telefono";
"Enter phone number" = "Inserisci il numero di telefono";
"Enter Your Phone Number" = "Inserisci il tuo numero di telefono";
"Phone Number" = "Numero di telefono";
"Send Code" = "Invia codice";
"Send SMS code" = "Invia codice via SMS";
"Processing..." = "Elaborazione in corso…";
"Enter Verification Code" = "Inserisci il codice di verifica";
"Enter verification code" = "Inserisci il codice di verifica";
"Verification Code" = "Codice di verifica";
"We sent a code to %@" = "Abbiamo inviato un codice al numero %@";
"Resend Code" = "Invia di nuovo il codice";
"Change number" = "Cambia numero";
"Verify and Sign In" = "Verifica e accedi";
"Verify phone number and sign-in" = "Verifica il numero e accedi";
"Facebook login cancelled" = "Accesso con Facebook annullato";
"Authorize User Tracking" = "Autorizza il tracciamento";
"For classic Facebook login, please authorize user tracking." = "Per usare l’accesso classico con Facebook, autorizza il tracciamento.";
"Limited Login" = "Login limitato";
"Two-Factor Authentication" = "Autenticazione a due fattori";
"Set Up Two-Factor Authentication" = "Configura l’autenticazione a due fattori";
"Set up two-factor authentication to add an extra layer of security to your account." = "Configura l’autenticazione a due fattori per aggiungere un ulteriore livello di sicurezza al tuo account.";
"Choose Authentication Method" = "Scegli un metodo di autenticazione";
"SMS Authentication" = "Autenticazione via SMS";
"Authenticator App" = "App di autenticazione";
"We'll send a verification code to your phone number each time you sign in." = "Invieremo un codice di verifica al tuo numero di telefono a ogni accesso.";
"We'll send a verification code to your phone" = "Invieremo un codice di verifica al tuo telefono";
"We'll send a verification code to this number" = "Invieremo un codice di verifica a questo numero";
"Display Name" = "Nome visualizzato";
"Enter display name for this device" = "Inserisci un nome per questo dispositivo";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Usa un’app di autenticazione, come Google Authenticator o Authy, per generare i codici di verifica.";
"Scan QR Code" = "Scansiona il codice QR";
"Scan with your authenticator app or tap to open directly" = "Scansiona il codice con l’app di autenticazione o toccalo per aprirla";
"Tap to open in authenticator app" = "Tocca per aprire nell’app di autenticazione";
"Unable to generate QR Code" = "Impossibile generare il codice QR";
"Manual Entry Key:" = "Chiave da inserire manualmente:";
"Copied to clipboard!" = "Chiave copiata negli appunti!";
"Enter display name for this authenticator" = "Inserisci un nome per questa app di autenticazione";
"Enter code from app" = "Inserisci il codice mostrato nell’app";
"Enter 6-digit code" = "Inserisci il codice a 6 cifre";
"Complete Setup" = "Completa la configurazione";
"Multi-Factor Authentication Disabled" = "Autenticazione a due fattori disattivata";
"MFA is not enabled in the current configuration. Please contact your administrator." = "L’autenticazione a due fattori non è attiva nella configurazione attuale. Contatta chi amministra il servizio.";
"No Authentication Methods Available" = "Nessun metodo di autenticazione disponibile";
"No MFA methods are configured as allowed. Please contact your administrator." = "Non è consentito alcun metodo di autenticazione a due fattori. Contatta chi amministra il servizio.";
"Complete Sign-In" = "Completa l’accesso";
"Complete sign-in with your second factor" = "Completa l’accesso con il tuo secondo fattore";
"Choose verification method:" = "Scegli un metodo di verifica:";
"SMS Verification" = "Verifica via SMS";
"We'll send a code to ••••••%@" = "Invieremo un codice al numero ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Inserisci il codice a 6 cifre mostrato nell’app di autenticazione";
"Account: %@" = "Account: %@";
"Manage Two-Factor Authentication" = "Gestisci l’autenticazione a due fattori";
"Manage your authentication methods" = "Gestisci i tuoi metodi di autenticazione";
"Enrolled Methods" = "Metodi configurati";
"No Authentication Methods" = "Nessun metodo di autenticazione";
"Add an extra layer of security to your account" = "Aggiungi un ulteriore livello di sicurezza al tuo account";
"Get Started" = "Inizia";
"Add Another Method" = "Aggiungi un altro metodo";
"Authentication Method" = "Metodo di autenticazione";
"Unnamed Method" = "Metodo senza nome";
"SMS: %@" = "SMS: %@";
"Enrolled: %@" = "Data di aggiunta: %@";
"Remove" = "Rimuovi";
"Signed in!" = "Accesso effettuato!";
"Verify email address?" = "Verifica l’indirizzo email";
"Verification email sent" = "Email di verifica inviata";
"Please tap on the link in your email to complete verification." = "Tocca il link nell’email che hai ricevuto per completare la verifica.";
"Update password" = "Modifica la password";
"Sign Out" = "Esci";
"Delete Account" = "Elimina account";
"Delete Account?" = "Eliminare l’account?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Questa azione non può essere annullata. Tutti i tuoi dati verranno eliminati definitivamente. Per completarla potrebbe essere necessario accedere di nuovo.";
"UpdatePasswordTitle" = "Modifica la password";
"Type new password" = "Inserisci la nuova password";
"Retype new password" = "Ripeti la nuova password";
"Password Updated" = "Password modificata";
"Your password has been successfully updated." = "La password è stata modificata correttamente.";
"For security, please enter your password" = "Per sicurezza, inserisci la password";
"Email: %@" = "Email: %@";
"Confirm" = "Conferma";
"Verify Phone Number" = "Verifica il numero di telefono";
"For security, please verify your phone number" = "Per sicurezza, verifica il tuo numero di telefono";
"We'll send a verification code to:" = "Invieremo un codice di verifica al numero:";
"Send Verification Code" = "Invia codice di verifica";
"Enter the 6-digit code sent to:" = "Inserisci il codice a 6 cifre inviato al numero:";
"Verify" = "Verifica";
"Back" = "Indietro";
"OK" = "OK";
"Cancel" = "Annulla";
"Error" = "Errore";
"The email address is already in use by another account." = "Questo indirizzo email è già usato da un altro account.";
"That email address isn't correct." = "Questo indirizzo email non è corretto.";
"Password must be at least 6 characters long." = "La password deve contenere almeno 6 caratteri.";
"SignUpTooManyTimesError" = "Sono stati effettuati troppi tentativi. Attendi un po’ e riprova.";
"The email and password you entered don't match." = "L’indirizzo email e la password non corrispondono.";
"That email address doesn't match an existing account." = "Non esiste un account con questo indirizzo email.";
"That email address is for an account that has been disabled." = "L’account con questo indirizzo email è stato disattivato.";
"""#,
    errors: #"""
"auth/invalid-credential" = "I dati di accesso sono errati o non più validi.";
"auth/invalid-email" = "Questo indirizzo email non è valido.";
"auth/wrong-password" = "L’indirizzo email e la password non corrispondono.";
"auth/user-not-found" = "Non esiste un account con questo indirizzo email.";
"auth/missing-email" = "Inserisci il tuo indirizzo email.";
"auth/missing-password" = "Inserisci la password.";
"auth/missing-phone-number" = "Inserisci il tuo numero di telefono.";
"auth/invalid-phone-number" = "Questo numero di telefono non è valido.";
"auth/phone-number-not-found" = "Non esiste un account con questo numero di telefono.";
"auth/missing-verification-code" = "Inserisci il codice di verifica.";
"auth/missing-code" = "Inserisci il codice contenuto nel messaggio.";
"auth/invalid-verification-code" = "Questo codice di verifica non è corretto.";
"auth/missing-verification-id" = "La verifica non è stata avviata correttamente.";
"auth/invalid-verification-id" = "Questa verifica non è più valida.";
"auth/code-expired" = "Questo codice di verifica è scaduto.";
"auth/retry-phone-auth" = "Impossibile verificare il tuo numero di telefono.";
"auth/rejected-credential" = "I dati di accesso non sono stati accettati.";
"auth/user-disabled" = "Questo account è stato disattivato.";
"auth/invalid-user-token" = "La sessione non è più valida.";
"auth/user-token-expired" = "La sessione è scaduta.";
"auth/null-user" = "Non hai effettuato l’accesso.";
"auth/no-signed-in-user" = "Non hai effettuato l’accesso.";
"auth/user-signed-out" = "La sessione è stata chiusa.";
"auth/unverified-email" = "Il tuo indirizzo email non è ancora stato verificato.";
"auth/requires-recent-login" = "Per sicurezza, accedi di nuovo per continuare.";
"auth/email-already-in-use" = "Esiste già un account con questo indirizzo email.";
"auth/account-exists-with-different-credential" = "Hai già un account con questo indirizzo email, ma con un altro metodo di accesso.";
"auth/provider-already-linked" = "Questo metodo di accesso è già collegato al tuo account.";
"auth/no-such-provider" = "Questo metodo di accesso non è collegato al tuo account.";
"auth/user-mismatch" = "Questi dati di accesso appartengono a un altro account.";
"auth/credential-already-in-use" = "Questo metodo di accesso è già collegato a un altro account.";
"conflict/different-credential" = "Questo account esiste già, con un altro metodo di accesso.";
"conflict/credential-in-use" = "Questo metodo di accesso è già collegato a un altro account.";
"conflict/email-in-use" = "Questo indirizzo email è già in uso.";
"auth/operation-not-allowed" = "Questo metodo di accesso non è disponibile.";
"auth/admin-restricted-operation" = "Questa operazione richiede privilegi di amministrazione.";
"auth/email-change-needs-verification" = "Prima devi verificare il tuo nuovo indirizzo email.";
"auth/password-does-not-meet-requirements" = "Questa password non soddisfa i requisiti.";
"auth/password-does-not-meet-requirements/listed" = "La password deve contenere: %@.";
"auth/password-requirement/lowercase" = "una lettera minuscola";
"auth/password-requirement/uppercase" = "una lettera maiuscola";
"auth/password-requirement/digit" = "un numero";
"auth/password-requirement/symbol" = "un carattere speciale";
"auth/unsupported-password-policy-schema-version" = "Questa versione dell’app non può controllare la password.";
"auth/too-many-requests" = "Sono stati effettuati troppi tentativi.";
"auth/quota-exceeded" = "Al momento il servizio è sovraccarico.";
"auth/network-request-failed" = "Impossibile raggiungere il server.";
"auth/web-network-request-failed" = "Impossibile caricare la pagina di accesso.";
"auth/timeout" = "Il server ha impiegato troppo tempo a rispondere.";
"auth/token-refresh-unavailable" = "Impossibile rinnovare la sessione.";
"auth/expired-action-code" = "Questo link è scaduto.";
"auth/invalid-action-code" = "Questo link non è valido o è già stato usato.";
"service/invalid-email-link" = "Questo link di accesso non è valido.";
"service/invalid-email-link/address-missing" = "Inserisci l’indirizzo email che ha ricevuto questo link.";
"service/invalid-email-link/other-device" = "Questo link è stato richiesto su un altro dispositivo.";
"service/invalid-email-link/link-missing" = "Non c’è alcun link di accesso da aprire.";
"auth/multi-factor-auth-required" = "Usa il tuo secondo fattore per completare l’accesso.";
"auth/missing-multi-factor-session" = "La verifica a due fattori non è stata avviata correttamente.";
"auth/missing-multi-factor-info" = "Scegli un secondo fattore.";
"auth/invalid-multi-factor-session" = "La verifica a due fattori non è più valida.";
"auth/multi-factor-info-not-found" = "Questo secondo fattore non è configurato per il tuo account.";
"auth/second-factor-already-in-use" = "Questo secondo fattore è già configurato per il tuo account.";
"auth/maximum-second-factor-count-exceeded" = "Non puoi aggiungere altri secondi fattori al tuo account.";
"auth/unsupported-first-factor" = "L’autenticazione a due fattori non è disponibile con il metodo di accesso usato.";
"service/multi-factor" = "L’autenticazione a due fattori non è riuscita.";
"service/multi-factor/disabled" = "L’autenticazione a due fattori è disattivata in questa app.";
"service/multi-factor/factor-not-allowed" = "Questa app non consente questo secondo fattore.";
"service/multi-factor/session-expired" = "La verifica a due fattori è scaduta.";
"service/multi-factor/phone-empty" = "Inserisci il tuo numero di telefono.";
"service/multi-factor/sms-not-sent" = "Impossibile inviare l’SMS.";
"service/multi-factor/hint-unsupported" = "Questa app non supporta il tuo secondo fattore.";
"service/multi-factor/challenge-failed" = "Impossibile confermare il tuo secondo fattore.";
"service/multi-factor/code-empty" = "Inserisci il codice di verifica.";
"auth/web-internal-error" = "La pagina di accesso ha segnalato un errore.";
"auth/web-sign-in-user-interaction-failure" = "La pagina di accesso non è riuscita a completare l’operazione.";
"auth/cors-unsupported" = "Non puoi accedere con questo browser.";
"auth/popup-blocked" = "Il browser ha bloccato la finestra di accesso.";
"auth/redirect-operation-pending" = "È ancora in corso un altro accesso.";
"service/no-current-user" = "Non hai effettuato l’accesso.";
"service/invalid-credentials" = "I dati di accesso non sono validi.";
"service/sign-in-failed" = "Impossibile accedere: %@";
"service/provider-failed" = "Il provider usato per l’accesso ha segnalato un errore.";
"auth/blocking-cloud-function-error" = "Il servizio ha rifiutato la richiesta.";
"auth/login-blocked" = "Il servizio ha bloccato l’accesso.";
"auth/unknown" = "Si è verificato un problema.";
"reauth/oauth" = "Accedi con %@ per continuare.";
"reauth/email" = "Inserisci la password per continuare.";
"reauth/email-link" = "Controlla la tua email per confermare la tua identità.";
"reauth/phone" = "Verifica il tuo numero di telefono per continuare.";
"ui/reauth/title/sign-in" = "Conferma la tua identità";
"ui/reauth/title/phone" = "Verifica il tuo numero di telefono";
"ui/reauth/title/email" = "Verifica il tuo indirizzo email";
"ui/reauth/message/email" = "Invieremo un’email di verifica a %@.";
"ui/reauth/message/phone" = "Invieremo un codice di verifica al numero %@.";
"ui/reauth/button/continue" = "Continua";
"ui/reauth/button/proceed" = "Continua comunque";
"ui/reauth/button/cancel" = "Annulla";
"ui/reauth/button/send-email" = "Invia email di verifica";
"validation/email" = "Inserisci un indirizzo email valido.";
"validation/passwords-differ" = "Le password non corrispondono.";
"validation/empty" = "Campo obbligatorio: %@";
"validation/phone" = "Inserisci un numero di telefono valido.";
"ui/field/email" = "Email";
"ui/field/password" = "Password";
"ui/field/confirm-password" = "Conferma password";
"ui/field/phone" = "Numero di telefono";
"ui/field/code" = "Codice di verifica";
"ui/field/display-name" = "Nome visualizzato";
"ui/sign-in-with" = "Accedi con %@";
"ui/provider/phone" = "Telefono";
"ui/provider/email" = "Email";
"ui/provider/email-link" = "Link via email";
"ui/title/error" = "Errore";
"ui/title/sign-in" = "Impossibile accedere";
"ui/title/account" = "Account non disponibile";
"ui/title/conflict" = "Account già in uso";
"ui/title/confirm" = "Conferma la tua identità";
"ui/title/password" = "Scegli un’altra password";
"ui/title/not-allowed" = "Non disponibile";
"ui/title/later" = "Riprova più tardi";
"ui/title/connection" = "Nessuna connessione";
"ui/title/link" = "Impossibile usare il link";
"ui/title/two-factor" = "Autenticazione a due fattori";
"ui/title/code" = "Controlla il codice";
"ui/recovery/check" = "Controlla i dati inseriti e riprova.";
"ui/recovery/try-again" = "Riprova.";
"ui/recovery/later" = "Attendi un po’ e riprova.";
"ui/recovery/connection" = "Controlla la connessione a internet e riprova.";
"ui/recovery/country-code" = "Inizia con + e il prefisso internazionale.";
"ui/recovery/new-code" = "Richiedi un nuovo codice.";
"ui/recovery/new-email" = "Richiedi una nuova email.";
"ui/recovery/sign-in-again" = "Accedi di nuovo.";
"ui/recovery/usual-method" = "Accedi come hai fatto in precedenza.";
"ui/recovery/other-address" = "Accedi o usa un altro indirizzo email.";
"ui/recovery/other-account" = "Usa l’account con cui hai effettuato l’accesso in precedenza.";
"ui/recovery/other-method" = "Scegli un altro metodo di accesso.";
"ui/recovery/open-link" = "Apri il link nell’email che ti abbiamo inviato.";
"ui/recovery/support" = "Contatta l’assistenza.";
"ui/recovery/administrator" = "Contatta chi amministra il servizio.";
"ui/recovery/update" = "Aggiorna l’app e riprova.";
"ui/recovery/pop-ups" = "Consenti le finestre a comparsa per questo sito e riprova.";
"ui/recovery/browser" = "Usa un altro browser.";
"ui/recovery/finish" = "Completa prima quello o attendi un momento.";
"ui/recovery/remove-factor" = "Rimuovine prima uno.";
"ui/recovery/same-device" = "Aprilo sul dispositivo su cui l’hai richiesto.";
"ui/action/try-again" = "Riprova";
"ui/action/sign-in" = "Accedi";
"ui/action/create-account" = "Crea account";
"ui/action/reset-password" = "Reimposta la password";
"ui/action/new-code" = "Invia un nuovo codice";
"ui/action/new-email" = "Invia una nuova email";
"ui/action/other-method" = "Usa un altro metodo";
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
<string>Usa almeno %lld carattere per la password.</string>
<key>other</key>
<string>Usa almeno %lld caratteri per la password.</string>
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
<string>almeno %lld carattere</string>
<key>other</key>
<string>almeno %lld caratteri</string>
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
<string>al massimo %lld carattere</string>
<key>other</key>
<string>al massimo %lld caratteri</string>
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
<string>Usa almeno %lld carattere.</string>
<key>other</key>
<string>Usa almeno %lld caratteri.</string>
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
<string>Inserisci il codice a %lld cifra.</string>
<key>other</key>
<string>Inserisci tutte le %lld cifre del codice.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
