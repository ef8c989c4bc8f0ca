/** What a device and a page without scripts say: there is one manifest, in the default language. */
export const manifestTexts = {
  title: 'Madelief: hulp aan huis',
  'short-name': 'Madelief',
  description: 'Vraag hulp aan huis van een student. Werkt ook zonder internet.',
  'no-script': 'Madelief heeft JavaScript nodig. Bel ons gerust:',
  'shortcut-request': 'Dienst aanvragen',
  'shortcut-list': 'Mijn aanvragen',
  'screenshot-narrow': 'Hulp aanvragen op de telefoon',
  'screenshot-wide': 'Uw aanvragen op de tablet',
} as const;
