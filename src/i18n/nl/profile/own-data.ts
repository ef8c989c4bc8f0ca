/** Getting the own data: on the profile, and on the page behind the link of the mail. */
export const ownData = {
  'part-title': 'Uw gegevens bij ons',
  'part-text':
    'U kunt alles krijgen wat wij van u bewaren. Klopt er iets niet? Verander het hierboven, of bel ons op {{phone}}.',
  'part-object': 'Wilt u dat wij iets niet meer gebruiken? Bel of mail ons.',
  'part-mail': 'Mail naar {{email}}',
  ask: 'Mijn gegevens opvragen',
  'ask-busy': 'Bezig met versturen...',
  'asked-title': 'Kijk in uw e-mail',
  'asked-text': 'Wij stuurden u een e-mail. Druk daarin op de knop. De knop werkt één dag.',
  'ask-failed': 'De e-mail is niet verstuurd',
  title: 'Uw gegevens opvragen',
  lead: 'U kunt alles krijgen wat wij van u bewaren. Ook als u geen account hebt.',
  how: 'Vul uw e-mailadres in. Dan sturen wij een e-mail met een knop naar dat adres. Zo krijgt alleen u uw gegevens.',
  email: 'Uw e-mailadres',
  'email-required': 'Vul uw e-mailadres in.',
  'email-invalid': 'Kijk het e-mailadres na. Er ontbreekt iets of er staat een fout in.',
  'problems-title': 'Kijk dit nog even na',
  send: 'Stuur mij de e-mail',
  'sent-text':
    'Kennen wij dat adres? Dan krijgt u nu een e-mail. Druk daarin op de knop. Krijgt u niets? Dan bewaren wij niets bij dat adres, of gaf u ons een ander. Bel ons op {{phone}}.',
  'fetch-title': 'Uw gegevens ophalen',
  'fetch-text':
    'Druk op de knop. U krijgt één bestand. Open daarin “lees-mij”. Daar leest u wat wij van u bewaren, en hoe u het laat verbeteren.',
  fetch: 'Mijn gegevens ophalen',
  'fetch-again': 'Nog een keer ophalen',
  'fetch-busy': 'Wij zoeken alles bij elkaar...',
  'fetched-title': 'Uw gegevens staan op dit toestel',
  'fetched-text': 'Het bestand heet {{name}}. Geef het aan niemand die het niet mag lezen.',
  'fetch-failed': 'Uw gegevens zijn niet opgehaald',
  'not-saved': 'Uw toestel kon het niet bewaren. Bel ons op {{phone}}. Dan sturen wij het op.',
  'new-link': 'Vraag een nieuwe e-mail',
} as const;
