/** Around every public page: the footer, and the way in. */
export const visitors = {
  'log-in': 'Inloggen',
  'log-out': 'Uitloggen',
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
} as const;
