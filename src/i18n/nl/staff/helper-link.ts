/** The personal link of a student. */
export const helperLink = {
  heading: 'Link naar de eigen pagina',
  none: '{{name}} kreeg nog geen link.',
  active: 'De link werkt tot en met {{until}}. Hij is gestuurd: {{sent}}.',
  expired: 'De link werkt niet meer sinds {{until}}.',
  revoked: 'De link staat uit.',
  'no-mail': 'Vul eerst een e-mailadres in. Dan kunt u een link sturen.',
  'send-first': 'Een link sturen',
  send: 'Een nieuwe link sturen',
  revoke: 'De link uitzetten',
  season: 'Een link geldt voor één seizoen. Elk jaar op 1 september sturen wij vanzelf een nieuwe.',
  'title-send': 'Een link sturen',
  'title-revoke': 'De link uitzetten',
  'text-send':
    '{{name}} krijgt een link op {{email}}. Een link van vroeger werkt daarna niet meer. De agenda leest de bezoeken dan ook niet meer.',
  'text-revoke':
    '{{name}} kan de eigen pagina dan niet meer openen, op geen enkel toestel. De agenda leest de bezoeken dan ook niet meer.',
  'go-send': 'De link sturen',
  'go-revoke': 'De link uitzetten',
  'done-send': 'De link gaat naar {{email}}.',
  'done-revoke': 'De link van {{name}} staat uit.',
} as const;
