import type { MailFact } from '../mail-texts.ts';
import type { DebtMailTexts } from './debt-mails.ts';

const account: readonly MailFact[] = [
  { label: 'Virement à', value: '{beneficiary}, {iban}' },
  { label: 'Communication', value: '{reference}' },
];
const sender = '{beneficiary}, numéro d’entreprise {enterprise}';

/** Mails about what is not paid, and about money that arrived. */
export const frenchDebts: DebtMailTexts = ({ greeting, when, service }) => ({
  'payment-reminder': {
    subject: 'Rappel\u00a0: {missing} à payer',
    heading: 'Ce rappel est gratuit',
    paragraphs: [
      greeting,
      'Cette visite n’est pas encore entièrement payée. Vous pouviez payer jusqu’au {dueOn}.',
      'Payez {missing} au plus tard le {payBy}. Alors cela ne vous coûte rien de plus.',
      'Vous payez plus tard\u00a0? Nous pourrons alors demander {fee} de plus.',
    ],
    facts: [
      service,
      when,
      { label: 'À payer', value: '{missing}' },
      { label: 'Au plus tard le', value: '{payBy}' },
      ...account,
    ],
    button: 'Payer maintenant',
    closing: [
      'Vous venez de payer\u00a0? Vous ne devez rien faire.',
      'Quelque chose n’est pas correct, ou payer est difficile\u00a0? Appelez-nous.',
      sender,
    ],
  },
  'late-payment': {
    subject: '{fee} de plus pour paiement tardif',
    heading: '{fee} de plus à payer',
    paragraphs: [
      greeting,
      'Nous vous avons envoyé un rappel pour cette visite. Votre paiement n’est pas arrivé à temps.',
      'Nous demandons donc {fee} de plus, comme le rappel le disait.',
    ],
    facts: [service, when, { label: 'De plus', value: '{fee}' }, ...account],
    button: 'Voir et payer',
    closing: [
      'Ce n’est pas correct, ou payer est difficile\u00a0? Appelez-nous. Nous cherchons une solution ensemble.',
      sender,
    ],
  },
  'transfer-received': {
    subject: 'Nous avons reçu votre virement',
    heading: 'Nous avons reçu votre virement',
    paragraphs: [
      greeting,
      'Merci. L’argent est sur votre solde. Nous payons vos visites avec celui-ci.',
      'Il vous manque encore {lacking}.',
    ],
    facts: [
      { label: 'Reçu', value: '{paid}' },
      { label: 'Le', value: '{on}' },
    ],
    button: 'Voir mon solde',
    closing: ['Ce n’est pas correct\u00a0? Appelez-nous.'],
  },
});
