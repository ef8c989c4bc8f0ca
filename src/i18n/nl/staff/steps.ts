/** The last steps of a staff member, and undoing them. */
export const steps = {
  title: 'Uw laatste stappen',
  loading: 'Uw stappen komen eraan.',
  none: 'U deed nog geen stappen.',
  'step-of': '{{what}}: {{name}}',
  undo: 'Ongedaan maken',
  'undo-of': 'Ongedaan maken: {{what}}',
  'mail-sent': 'De klant kreeg hierover al een mail.',
  undone: 'Dit is ongedaan gemaakt.',
  unknown: 'Dit kan niet meer: het is te lang geleden.',
  changed: 'Dit kan niet meer: er gebeurde daarna iets anders.',
  'changed-by': 'Dit kan niet meer: er gebeurde daarna iets, het laatst door {{by}}.',
  'never-price-is-out': 'De prijs is bij de klant. Stuur een nieuwe prijs.',
  'never-note-stays': 'Een notitie blijft staan.',
  'never-is-undo': 'Dit was zelf ongedaan maken.',
  'never-is-removed': 'De dagen zijn weg. Zet de student opnieuw op niet beschikbaar.',
  'never-other-record': 'Dit kan hier niet ongedaan gemaakt worden.',
} as const;
