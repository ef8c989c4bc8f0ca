export const refund = {
  title: 'Geld terugkrijgen',

  // What was not used
  unused: 'U kunt {{amount}} terugkrijgen. Dat betaalde u en heeft u niet gebruikt.',
  'unused-none': 'Er is nu niets om terug te betalen.',
  kept: '{{amount}} blijft op uw saldo. Dat is nodig voor bezoeken die voorbij zijn.',
  given: '{{amount}} heeft u gekregen. Dat blijft op uw saldo.',
  ask: '{{amount}} terugvragen',
  'no-network': 'Geld terugvragen of herroepen kan alleen met internet',
  'no-network-text': 'Er is nu geen verbinding. Is ze terug? Dan kan het hier weer.',

  // Withdrawing a purchase
  'purchases-title': 'Een aankoop herroepen',
  'purchases-why': 'Binnen 14 dagen mag u een aankoop terugdraaien. Dat heet herroepen. U hoeft niet te zeggen waarom.',
  purchase: 'Aankoop van {{amount}} op {{day}}',
  'purchase-until': 'Dat kan tot en met {{day}}.',
  'purchase-part': '{{used}} is al gebruikt of nodig voor een bezoek. {{unused}} gaat terug.',
  'purchase-used': 'Deze aankoop is helemaal gebruikt. Er is niets meer om terug te betalen.',
  withdraw: 'Aankoop herroepen',

  // The second tap
  'sure-title': '{{amount}} terugvragen?',
  'withdraw-title': 'Deze aankoop herroepen?',
  'withdraw-what': 'U herroept uw aankoop van {{amount}} op {{day}}.',
  'withdraw-part': '{{used}} is al gebruikt of nodig voor een bezoek. Dat gaat niet terug.',
  'by-card': '{{amount}} gaat naar de kaart of de rekening waarmee u betaalde. Dat duurt 5 tot 10 werkdagen.',
  'by-transfer':
    '{{amount}} schrijven wij over. Wij bellen u eerst voor uw rekeningnummer. Dat duurt hoogstens 14 dagen.',
  'gone-at-once': 'Het bedrag gaat meteen van uw saldo. U krijgt een e-mail met de dag en het uur.',
  sure: 'Ja, {{amount}} terugvragen',
  'withdraw-sure': 'Herroeping bevestigen',
  busy: 'Bezig...',
  back: 'Nee, terug',

  // What came of it
  done: 'Gelukt. {{amount}} gaat terug. U krijgt een e-mail.',
  'withdraw-done': 'Uw aankoop is herroepen. {{amount}} gaat terug. U krijgt een e-mail.',
  failed: 'Het lukte niet',
  'failed-nothing': 'Wij weten niet zeker of uw vraag aankwam. Opnieuw drukken kan geen kwaad.',

  // Asked before
  'asked-title': 'Wat u al terugvroeg',
  'asked-card': '{{amount}} naar uw kaart of rekening',
  'asked-transfer': '{{amount}} met een overschrijving',
  'asked-on': 'Gevraagd op {{day}}',
  'state-pending': 'Onderweg',
  'state-sent': 'Onderweg',
  'state-done': 'Terugbetaald',
  'state-failed': 'Niet gelukt: het staat weer op uw saldo',
} as const;
