/** One text per error code: what happened, what to do, and the phone as the way out where nothing else is left. */
export const errors = {
  network: 'Er is nu geen verbinding met het internet. Probeer het straks opnieuw.',
  'server-unavailable': 'Er is een probleem met de server. Probeer het later opnieuw. Of bel ons op {{phone}}.',
  'too-many-requests': 'U probeerde het te vaak na elkaar. Wacht enkele minuten en probeer het opnieuw.',
  'invalid-email': 'Dit e-mailadres is niet juist. Kijk het na en probeer het opnieuw.',
  'invalid-credentials':
    'Uw e-mailadres of wachtwoord is niet juist. Kijk beide na en probeer het opnieuw. Lukt het niet? Bel ons op {{phone}}.',
  'account-disabled': 'Uw account is uitgeschakeld. Bel ons op {{phone}}. Wij helpen u verder.',
  'email-not-verified':
    'Uw e-mailadres is nog niet bevestigd. Open de e-mail die wij u stuurden. Klik daar op de link.',
  'not-a-senior': 'U heeft geen toegang. Alleen senioren kunnen inloggen op deze applicatie.',
  'not-signed-in': 'U moet ingelogd zijn om deze pagina te bekijken.',
  'sign-in-expired': 'U bent niet meer ingelogd. Log opnieuw in. Wat u bewaarde, blijft bewaard.',
  'role-lookup-failed': 'Er is een fout opgetreden bij het controleren van uw rol.',
  'no-access': 'U heeft hier geen toegang toe. Klopt dat niet? Bel ons op {{phone}}.',
  'not-found': 'Dit bestaat niet of niet meer. Bel ons op {{phone}} als u het mist.',
  'already-exists': 'Deze aanvraag bestaat al. U hoeft niets te doen.',
  'invalid-input': 'Er klopt iets niet in uw aanvraag. Pas ze aan. Of bel ons op {{phone}}.',
  'date-too-near': 'De gekozen dag is nu te dichtbij. Kies een andere dag. Of bel ons op {{phone}}.',
  'not-cancellable': 'U kunt deze aanvraag niet meer zelf annuleren. Bel ons op {{phone}}.',
  'profile-missing': 'Uw profiel is niet correct geconfigureerd. Neem contact op met support.',
  'storage-full': 'Uw toestel is vol. Maak ruimte vrij, bijvoorbeeld door foto’s te verwijderen.',
  'storage-unavailable': 'Uw toestel laat ons niets bewaren. Alles werkt nu alleen met internet.',
  'categories-failed': 'Fout bij het ophalen van diensten',
  'requests-failed': 'Er is een probleem opgetreden bij het ophalen van uw aanvragen.',
  'dashboard-failed': 'Er is een probleem opgetreden bij het ophalen van uw gegevens.',
  unknown: 'Er is een fout opgetreden. Probeer het opnieuw. Lukt het niet? Bel ons op {{phone}}.',
} as const;
