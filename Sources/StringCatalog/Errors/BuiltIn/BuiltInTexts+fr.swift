// swift-format-ignore-file
// Generated from Resources/Localizations by scripts/generate-texts.

extension BuiltInTexts {
  static let fr = Files(
    locale: "fr",
    authentication: #"""
"Sign in with Firebase" = "Se connecter avec Firebase";
"Sign in with Google" = "Se connecter avec Google";
"Sign in with Apple" = "Se connecter avec Apple";
"Sign in with Facebook" = "Se connecter avec Facebook";
"Sign in with X" = "Se connecter avec X";
"Sign in with Phone" = "Se connecter par téléphone";
"Sign in with email" = "Se connecter par e-mail";
"Authenticating..." = "Connexion en cours…";
"Invalid OAuth Provider" = "Fournisseur OAuth non valide";
"TermsOfServiceMessage" = "En continuant, vous acceptez les %@ et la %@.";
"Terms of Service" = "Conditions d’utilisation";
"Privacy Policy" = "Politique de confidentialité";
"%@    %@" = "%@    %@";
"Email" = "E-mail";
"Enter your email" = "Saisissez votre adresse e-mail";
"Password" = "Mot de passe";
"Enter your password" = "Saisissez votre mot de passe";
"Confirm Password" = "Confirmer le mot de passe";
"Create account" = "Créer un compte";
"Trouble signing in?" = "Vous n’arrivez pas à vous connecter ?";
"Prefer Email link sign-in?" = "Vous préférez recevoir un lien par e-mail ?";
"Don't have an account yet?" = "Vous n’avez pas encore de compte ?";
"Sign up" = "S’inscrire";
"Already have an account?" = "Vous avez déjà un compte ?";
"Login" = "Se connecter";
"Recover password" = "Réinitialiser votre mot de passe";
"Send a password recovery link to your email" = "Recevez par e-mail un lien pour réinitialiser votre mot de passe";
"Send password recovery email" = "Envoyer l’e-mail de réinitialisation";
"Check your email" = "Consultez vos e-mails";
"PasswordRecoveryMessage" = "Vous recevrez un e-mail expliquant comment choisir un nouveau mot de passe.";
"PasswordRecoveryEmailSentMessage" = "Nous avons envoyé un e-mail à l’adresse %@. Ouvrez-le et suivez le lien pour choisir un nouveau mot de passe.";
"Sign in with email link" = "Se connecter avec un lien par e-mail";
"Send a sign-in link to your email" = "Recevez un lien de connexion par e-mail";
"Send email sign-in link" = "Envoyer le lien de connexion";
"Sign-in email Sent" = "E-mail de connexion envoyé";
"Use a previous sign-in method" = "Utiliser une méthode de connexion précédente";
"You previously signed in with one of these methods for %@." = "Vous avez déjà utilisé l’une de ces méthodes pour vous connecter avec l’adresse %@.";
"Some previous sign-in methods are not enabled in this app." = "Certaines méthodes de connexion déjà utilisées ne sont pas disponibles dans cette application.";
"Continue with email and password" = "Continuer avec l’e-mail et le mot de passe";
"Continue with email link" = "Continuer avec un lien par e-mail";
"Phone" = "Téléphone";
"Enter phone number" = "Saisissez votre numéro de téléphone";
"Enter Your Phone Number" = "Saisissez votre numéro de téléphone";
"Phone Number" = "Numéro de téléphone";
"Send Code" = "Envoyer le code";
"Send SMS code" = "Envoyer le code par SMS";
"Processing..." = "Traitement en cours…";
"Enter Verification Code" = "Saisissez le code de validation";
"Enter verification code" = "Saisissez le code de validation";
"Verification Code" = "Code de validation";
"We sent a code to %@" = "Nous avons envoyé un code au %@";
"Resend Code" = "Renvoyer le code";
"Change number" = "Changer de numéro";
"Verify and Sign In" = "Valider et se connecter";
"Verify phone number and sign-in" = "Valider le numéro et se connecter";
"Facebook login cancelled" = "Connexion avec Facebook annulée";
"Authorize User Tracking" = "Autoriser le suivi";
"For classic Facebook login, please authorize user tracking." = "Pour utiliser la connexion Facebook classique, autorisez le suivi.";
"Limited Login" = "Connexion limitée";
"Two-Factor Authentication" = "Authentification à deux facteurs";
"Set Up Two-Factor Authentication" = "Configurer l’authentification à deux facteurs";
"Set up two-factor authentication to add an extra layer of security to your account." = "Configurez l’authentification à deux facteurs pour mieux protéger votre compte.";
"Choose Authentication Method" = "Choisissez une méthode d’authentification";
"SMS Authentication" = "Authentification par SMS";
"Authenticator App" = "Application d’authentification";
"We'll send a verification code to your phone number each time you sign in." = "Nous enverrons un code de validation à votre numéro de téléphone à chaque connexion.";
"We'll send a verification code to your phone" = "Nous enverrons un code de validation sur votre téléphone";
"We'll send a verification code to this number" = "Nous enverrons un code de validation à ce numéro";
"Display Name" = "Nom affiché";
"Enter display name for this device" = "Saisissez un nom pour cet appareil";
"Use an authenticator app like Google Authenticator or Authy to generate verification codes." = "Utilisez une application d’authentification, comme Google Authenticator ou Authy, pour générer des codes de validation.";
"Scan QR Code" = "Scannez le code QR";
"Scan with your authenticator app or tap to open directly" = "Scannez le code avec votre application d’authentification ou touchez-le pour ouvrir l’application";
"Tap to open in authenticator app" = "Touchez pour ouvrir l’application d’authentification";
"Unable to generate QR Code" = "Impossible de créer le code QR";
"Manual Entry Key:" = "Clé à saisir manuellement :";
"Copied to clipboard!" = "Clé copiée dans le presse-papiers !";
"Enter display name for this authenticator" = "Saisissez un nom pour cette application d’authentification";
"Enter code from app" = "Saisissez le code affiché dans l’application";
"Enter 6-digit code" = "Saisissez le code à 6 chiffres";
"Complete Setup" = "Terminer la configuration";
"Multi-Factor Authentication Disabled" = "Authentification à deux facteurs désactivée";
"MFA is not enabled in the current configuration. Please contact your administrator." = "L’authentification à deux facteurs n’est pas activée dans la configuration actuelle. Contactez la personne qui administre le service.";
"No Authentication Methods Available" = "Aucune méthode d’authentification disponible";
"No MFA methods are configured as allowed. Please contact your administrator." = "Aucune méthode d’authentification à deux facteurs n’est autorisée. Contactez la personne qui administre le service.";
"Complete Sign-In" = "Terminer la connexion";
"Complete sign-in with your second factor" = "Utilisez votre second facteur pour terminer la connexion";
"Choose verification method:" = "Choisissez une méthode de validation :";
"SMS Verification" = "Validation par SMS";
"We'll send a code to ••••••%@" = "Nous enverrons un code au ••••••%@";
"Enter the 6-digit code from your authenticator app" = "Saisissez le code à 6 chiffres affiché par votre application d’authentification";
"Account: %@" = "Compte : %@";
"Manage Two-Factor Authentication" = "Gérer l’authentification à deux facteurs";
"Manage your authentication methods" = "Gérez vos méthodes d’authentification";
"Enrolled Methods" = "Méthodes configurées";
"No Authentication Methods" = "Aucune méthode d’authentification";
"Add an extra layer of security to your account" = "Ajoutez une protection supplémentaire à votre compte";
"Get Started" = "Commencer";
"Add Another Method" = "Ajouter une autre méthode";
"Authentication Method" = "Méthode d’authentification";
"Unnamed Method" = "Méthode sans nom";
"SMS: %@" = "SMS : %@";
"Enrolled: %@" = "Date d’ajout : %@";
"Remove" = "Retirer";
"Signed in!" = "Connexion réussie !";
"Verify email address?" = "Valider l’adresse e-mail";
"Verification email sent" = "E-mail de validation envoyé";
"Please tap on the link in your email to complete verification." = "Touchez le lien dans l’e-mail que vous avez reçu pour terminer la validation.";
"Update password" = "Modifier le mot de passe";
"Sign Out" = "Se déconnecter";
"Delete Account" = "Supprimer le compte";
"Delete Account?" = "Supprimer votre compte ?";
"This action cannot be undone. All your data will be permanently deleted. You may need to reauthenticate to complete this action." = "Cette action est irréversible. Toutes vos données seront définitivement supprimées. Vous devrez peut-être d’abord vous reconnecter.";
"UpdatePasswordTitle" = "Modifier votre mot de passe";
"Type new password" = "Saisissez votre nouveau mot de passe";
"Retype new password" = "Répétez le nouveau mot de passe";
"Password Updated" = "Mot de passe modifié";
"Your password has been successfully updated." = "Votre mot de passe a bien été modifié.";
"For security, please enter your password" = "Pour votre sécurité, saisissez votre mot de passe";
"Email: %@" = "E-mail : %@";
"Confirm" = "Confirmer";
"Verify Phone Number" = "Valider votre numéro de téléphone";
"For security, please verify your phone number" = "Pour votre sécurité, validez votre numéro de téléphone";
"We'll send a verification code to:" = "Nous enverrons un code de validation au numéro :";
"Send Verification Code" = "Envoyer le code de validation";
"Enter the 6-digit code sent to:" = "Saisissez le code à 6 chiffres envoyé au numéro :";
"Verify" = "Valider";
"Back" = "Retour";
"OK" = "OK";
"Cancel" = "Annuler";
"Error" = "Erreur";
"The email address is already in use by another account." = "Cette adresse e-mail est déjà utilisée par un autre compte.";
"That email address isn't correct." = "Cette adresse e-mail n’est pas correcte.";
"Password must be at least 6 characters long." = "Le mot de passe doit contenir au moins 6 caractères.";
"SignUpTooManyTimesError" = "Il y a eu trop de tentatives. Patientez un peu, puis réessayez.";
"The email and password you entered don't match." = "L’adresse e-mail et le mot de passe ne correspondent pas.";
"That email address doesn't match an existing account." = "Aucun compte n’existe avec cette adresse e-mail.";
"That email address is for an account that has been disabled." = "Le compte associé à cette adresse e-mail a été désactivé.";
"""#,
    errors: #"""
"auth/invalid-credential" = "Les informations de connexion sont incorrectes ou ne sont plus valides.";
"auth/invalid-email" = "Cette adresse e-mail n’est pas valide.";
"auth/wrong-password" = "L’adresse e-mail et le mot de passe ne correspondent pas.";
"auth/user-not-found" = "Aucun compte n’existe avec cette adresse e-mail.";
"auth/missing-email" = "Saisissez votre adresse e-mail.";
"auth/missing-password" = "Saisissez votre mot de passe.";
"auth/missing-phone-number" = "Saisissez votre numéro de téléphone.";
"auth/invalid-phone-number" = "Ce numéro de téléphone n’est pas valide.";
"auth/phone-number-not-found" = "Aucun compte n’existe avec ce numéro de téléphone.";
"auth/missing-verification-code" = "Saisissez le code de validation.";
"auth/missing-code" = "Saisissez le code indiqué dans le message.";
"auth/invalid-verification-code" = "Ce code de validation n’est pas correct.";
"auth/missing-verification-id" = "La validation n’a pas été lancée correctement.";
"auth/invalid-verification-id" = "Cette demande de validation n’est plus valable.";
"auth/code-expired" = "Ce code de validation a expiré.";
"auth/retry-phone-auth" = "Impossible de valider votre numéro de téléphone.";
"auth/rejected-credential" = "Les informations de connexion n’ont pas été acceptées.";
"auth/user-disabled" = "Ce compte a été désactivé.";
"auth/invalid-user-token" = "Votre session n’est plus valide.";
"auth/user-token-expired" = "Votre session a expiré.";
"auth/null-user" = "Aucun compte n’est connecté.";
"auth/no-signed-in-user" = "Aucun compte n’est connecté.";
"auth/user-signed-out" = "Votre compte a été déconnecté.";
"auth/unverified-email" = "Votre adresse e-mail n’a pas encore été validée.";
"auth/requires-recent-login" = "Pour votre sécurité, reconnectez-vous avant de continuer.";
"auth/email-already-in-use" = "Un compte existe déjà avec cette adresse e-mail.";
"auth/account-exists-with-different-credential" = "Vous avez déjà un compte avec cette adresse e-mail, mais avec une autre méthode de connexion.";
"auth/provider-already-linked" = "Cette méthode de connexion est déjà associée à votre compte.";
"auth/no-such-provider" = "Cette méthode de connexion n’est pas associée à votre compte.";
"auth/user-mismatch" = "Ces informations de connexion correspondent à un autre compte.";
"auth/credential-already-in-use" = "Cette méthode de connexion est déjà associée à un autre compte.";
"conflict/different-credential" = "Ce compte existe déjà, avec une autre méthode de connexion.";
"conflict/credential-in-use" = "Cette méthode de connexion est déjà associée à un autre compte.";
"conflict/email-in-use" = "Cette adresse e-mail est déjà utilisée.";
"auth/operation-not-allowed" = "Cette méthode de connexion n’est pas disponible.";
"auth/admin-restricted-operation" = "Cette action nécessite des droits d’administration.";
"auth/email-change-needs-verification" = "Vous devez d’abord valider votre nouvelle adresse e-mail.";
"auth/password-does-not-meet-requirements" = "Ce mot de passe ne respecte pas les exigences.";
"auth/password-does-not-meet-requirements/listed" = "Le mot de passe doit contenir : %@.";
"auth/password-requirement/lowercase" = "une lettre minuscule";
"auth/password-requirement/uppercase" = "une lettre majuscule";
"auth/password-requirement/digit" = "un chiffre";
"auth/password-requirement/symbol" = "un caractère spécial";
"auth/unsupported-password-policy-schema-version" = "Cette version de l’application ne peut pas vérifier votre mot de passe.";
"auth/too-many-requests" = "Il y a eu trop de tentatives.";
"auth/quota-exceeded" = "Le service est très sollicité en ce moment.";
"auth/network-request-failed" = "Impossible de joindre le serveur.";
"auth/web-network-request-failed" = "Impossible de charger la page de connexion.";
"auth/timeout" = "Le serveur a mis trop de temps à répondre.";
"auth/token-refresh-unavailable" = "Impossible de renouveler votre session.";
"auth/expired-action-code" = "Ce lien a expiré.";
"auth/invalid-action-code" = "Ce lien n’est pas valide ou a déjà été utilisé.";
"service/invalid-email-link" = "Ce lien de connexion n’est pas valide.";
"service/invalid-email-link/address-missing" = "Saisissez l’adresse e-mail qui a reçu ce lien.";
"service/invalid-email-link/other-device" = "Ce lien a été demandé sur un autre appareil.";
"service/invalid-email-link/link-missing" = "Il n’y a aucun lien de connexion à ouvrir.";
"auth/multi-factor-auth-required" = "Utilisez votre second facteur pour terminer la connexion.";
"auth/missing-multi-factor-session" = "La vérification à deux facteurs n’a pas été lancée correctement.";
"auth/missing-multi-factor-info" = "Choisissez un second facteur.";
"auth/invalid-multi-factor-session" = "La vérification à deux facteurs n’est plus valable.";
"auth/multi-factor-info-not-found" = "Ce second facteur n’est pas configuré pour votre compte.";
"auth/second-factor-already-in-use" = "Ce second facteur est déjà configuré pour votre compte.";
"auth/maximum-second-factor-count-exceeded" = "Vous ne pouvez pas ajouter d’autres seconds facteurs à votre compte.";
"auth/unsupported-first-factor" = "L’authentification à deux facteurs n’est pas disponible avec la méthode de connexion utilisée.";
"service/multi-factor" = "L’authentification à deux facteurs a échoué.";
"service/multi-factor/disabled" = "L’authentification à deux facteurs est désactivée dans cette application.";
"service/multi-factor/factor-not-allowed" = "Cette application n’autorise pas ce second facteur.";
"service/multi-factor/session-expired" = "La vérification à deux facteurs a expiré.";
"service/multi-factor/phone-empty" = "Saisissez votre numéro de téléphone.";
"service/multi-factor/sms-not-sent" = "Impossible d’envoyer le SMS.";
"service/multi-factor/hint-unsupported" = "Cette application ne prend pas en charge votre second facteur.";
"service/multi-factor/challenge-failed" = "Impossible de confirmer votre second facteur.";
"service/multi-factor/code-empty" = "Saisissez le code de validation.";
"auth/web-internal-error" = "La page de connexion a signalé une erreur.";
"auth/web-sign-in-user-interaction-failure" = "La page de connexion n’a pas pu terminer l’opération.";
"auth/cors-unsupported" = "Vous ne pouvez pas vous connecter avec ce navigateur.";
"auth/popup-blocked" = "Le navigateur a bloqué la fenêtre de connexion.";
"auth/redirect-operation-pending" = "Une autre connexion est encore en cours.";
"service/no-current-user" = "Aucun compte n’est connecté.";
"service/invalid-credentials" = "Les informations de connexion ne sont pas valides.";
"service/sign-in-failed" = "Connexion impossible : %@";
"service/provider-failed" = "Le fournisseur utilisé pour la connexion a signalé une erreur.";
"auth/blocking-cloud-function-error" = "Le service a refusé la demande.";
"auth/login-blocked" = "Le service a bloqué la connexion.";
"auth/unknown" = "Une erreur s’est produite.";
"reauth/oauth" = "Connectez-vous avec %@ pour continuer.";
"reauth/email" = "Saisissez votre mot de passe pour continuer.";
"reauth/email-link" = "Consultez vos e-mails pour confirmer votre identité.";
"reauth/phone" = "Validez votre numéro de téléphone pour continuer.";
"ui/reauth/title/sign-in" = "Confirmez votre identité";
"ui/reauth/title/phone" = "Validez votre numéro de téléphone";
"ui/reauth/title/email" = "Validez votre adresse e-mail";
"ui/reauth/message/email" = "Nous enverrons un e-mail de validation à l’adresse %@.";
"ui/reauth/message/phone" = "Nous enverrons un code de validation au %@.";
"ui/reauth/button/continue" = "Continuer";
"ui/reauth/button/proceed" = "Continuer quand même";
"ui/reauth/button/cancel" = "Annuler";
"ui/reauth/button/send-email" = "Envoyer l’e-mail de validation";
"validation/email" = "Saisissez une adresse e-mail valide.";
"validation/passwords-differ" = "Les mots de passe ne correspondent pas.";
"validation/empty" = "Champ obligatoire : %@";
"validation/phone" = "Saisissez un numéro de téléphone valide.";
"ui/field/email" = "E-mail";
"ui/field/password" = "Mot de passe";
"ui/field/confirm-password" = "Confirmer le mot de passe";
"ui/field/phone" = "Numéro de téléphone";
"ui/field/code" = "Code de validation";
"ui/field/display-name" = "Nom affiché";
"ui/sign-in-with" = "Se connecter avec %@";
"ui/provider/phone" = "Téléphone";
"ui/provider/email" = "E-mail";
"ui/provider/email-link" = "Lien par e-mail";
"ui/title/error" = "Erreur";
"ui/title/sign-in" = "Connexion impossible";
"ui/title/account" = "Compte indisponible";
"ui/title/conflict" = "Compte déjà utilisé";
"ui/title/confirm" = "Confirmez votre identité";
"ui/title/password" = "Choisissez un autre mot de passe";
"ui/title/not-allowed" = "Non disponible";
"ui/title/later" = "Réessayez plus tard";
"ui/title/connection" = "Aucune connexion réseau";
"ui/title/link" = "Lien inutilisable";
"ui/title/two-factor" = "Authentification à deux facteurs";
"ui/title/code" = "Vérifiez le code";
"ui/recovery/check" = "Vérifiez les informations saisies, puis réessayez.";
"ui/recovery/try-again" = "Réessayez.";
"ui/recovery/later" = "Patientez un peu, puis réessayez.";
"ui/recovery/connection" = "Vérifiez votre connexion Internet, puis réessayez.";
"ui/recovery/country-code" = "Commencez par + et l’indicatif du pays.";
"ui/recovery/new-code" = "Demandez un nouveau code.";
"ui/recovery/new-email" = "Demandez un nouvel e-mail.";
"ui/recovery/sign-in-again" = "Reconnectez-vous.";
"ui/recovery/usual-method" = "Connectez-vous comme la fois précédente.";
"ui/recovery/other-address" = "Connectez-vous ou utilisez une autre adresse e-mail.";
"ui/recovery/other-account" = "Utilisez le compte de votre connexion précédente.";
"ui/recovery/other-method" = "Choisissez une autre méthode de connexion.";
"ui/recovery/open-link" = "Ouvrez le lien dans l’e-mail que nous vous avons envoyé.";
"ui/recovery/support" = "Contactez l’assistance.";
"ui/recovery/administrator" = "Contactez la personne qui administre le service.";
"ui/recovery/update" = "Mettez à jour l’application, puis réessayez.";
"ui/recovery/pop-ups" = "Autorisez les fenêtres pop-up pour ce site, puis réessayez.";
"ui/recovery/browser" = "Utilisez un autre navigateur.";
"ui/recovery/finish" = "Terminez-la d’abord ou patientez un instant.";
"ui/recovery/remove-factor" = "Retirez-en un d’abord.";
"ui/recovery/same-device" = "Ouvrez-le sur l’appareil sur lequel vous l’avez demandé.";
"ui/action/try-again" = "Réessayer";
"ui/action/sign-in" = "Se connecter";
"ui/action/create-account" = "Créer un compte";
"ui/action/reset-password" = "Réinitialiser le mot de passe";
"ui/action/new-code" = "Envoyer un nouveau code";
"ui/action/new-email" = "Envoyer un nouvel e-mail";
"ui/action/other-method" = "Utiliser une autre méthode";
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
<string>Utilisez au moins %lld caractère pour votre mot de passe.</string>
<key>other</key>
<string>Utilisez au moins %lld caractères pour votre mot de passe.</string>
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
<string>au moins %lld caractère</string>
<key>other</key>
<string>au moins %lld caractères</string>
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
<string>au maximum %lld caractère</string>
<key>other</key>
<string>au maximum %lld caractères</string>
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
<string>Utilisez au moins %lld caractère.</string>
<key>other</key>
<string>Utilisez au moins %lld caractères.</string>
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
<string>Saisissez le code à %lld chiffre.</string>
<key>other</key>
<string>Saisissez les %lld chiffres du code.</string>
</dict>
</dict>
</dict>
</plist>
"""#)
}
