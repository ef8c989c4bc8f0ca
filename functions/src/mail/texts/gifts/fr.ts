import type { GiftMails } from './gift-mails.ts';

export const frenchGifts = (greeting: string): GiftMails => ({
  'gift-received': {
    subject: 'Vous avez reçu un cadeau',
    heading: 'Vous avez reçu un cadeau',
    paragraphs: [
      greeting,
      '{from} vous a offert de l’aide à domicile.',
      '{from} écrit\u00a0: «\u00a0{message}\u00a0»',
      'C’est déjà sur votre solde. Vous ne devez rien faire.',
    ],
    facts: [
      { label: 'Votre cadeau', value: '{credits}' },
      { label: 'Votre solde est maintenant', value: '{balance}' },
    ],
    button: 'Voir mon solde',
    closing: ['Vous voulez de l’aide\u00a0? Demandez-la dans l’application, ou appelez-nous au {phone}.'],
  },
  'gift-given': {
    subject: 'Votre cadeau est payé',
    heading: 'Votre cadeau est payé',
    paragraphs: [
      greeting,
      'Merci. Le cadeau est sur le solde de {senior}.',
      'Vous pouvez maintenant imprimer une carte à offrir.',
    ],
    facts: [
      { label: 'Cadeau', value: '{credits}' },
      { label: 'Payé', value: '{paid}' },
    ],
    button: 'Imprimer la carte',
    closing: ['Votre reçu s’y trouve aussi.', 'Vous n’avez rien offert\u00a0? Appelez-nous tout de suite.'],
  },
});
