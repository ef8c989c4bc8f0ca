/** Around every public page: the footer, and the way in. */
export const visitors = {
  'log-in': 'Inloggen',
  'log-out': 'Uitloggen',
  'signed-out': 'U bent uitgelogd.',
  'password-updated': 'Uw wachtwoord is succesvol bijgewerkt.',
  'opening-form': 'Het formulier gaat open.',
  'signed-in': 'U bent ingelogd.',
  'signed-in-dashboard': 'Naar mijn dashboard',
  'footer-reach': 'Bereik ons',
  'footer-more': 'Meer over {{name}}',
  'footer-terms': 'Algemene voorwaarden',
  'footer-privacy': 'Privacybeleid',
  'footer-student': 'Ik ben student',
  'footer-company': 'Ik heb een bedrijf',
  'footer-tip': 'Tip uw werkgever',
  'footer-invest': 'Mee investeren',
  'footer-install': 'Op uw beginscherm zetten',
  'footer-together': 'Samen met ons',
  'footer-follow': 'Volg ons',
  // After signing up
  'account-text': 'Met een account vraagt u zelf hulp aan. U ziet daar ook wie er komt.',
  'account-make': 'Maak nu uw account',
} as const;
