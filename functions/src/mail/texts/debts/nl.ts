import type { MailFact } from '../mail-texts.ts';
import type { DebtMailTexts } from './debt-mails.ts';

const account: readonly MailFact[] = [
  { label: 'Overschrijven naar', value: '{beneficiary}, {iban}' },
  { label: 'Mededeling', value: '{reference}' },
];
const sender = '{beneficiary}, ondernemingsnummer {enterprise}';

/** Mails about what is not paid, and about money that arrived. */
export const dutchDebts: DebtMailTexts = ({ greeting, when, service }) => ({
  'payment-reminder': {
    subject: 'Herinnering: {missing} te betalen',
    heading: 'Deze herinnering is gratis',
    paragraphs: [
      greeting,
      'Dit bezoek is nog niet helemaal betaald. U kon betalen tot en met {dueOn}.',
      'Betaal {missing} ten laatste op {payBy}. Dan kost het u niets extra.',
      'Betaalt u later? Dan mogen wij {fee} extra vragen.',
    ],
    facts: [
      service,
      when,
      { label: 'Te betalen', value: '{missing}' },
      { label: 'Ten laatste op', value: '{payBy}' },
      ...account,
    ],
    button: 'Nu betalen',
    closing: [
      'Betaalde u pas? Dan hoeft u niets te doen.',
      'Klopt er iets niet, of lukt het even niet? Bel ons.',
      sender,
    ],
  },
  'late-payment': {
    subject: '{fee} extra voor laat betalen',
    heading: '{fee} extra te betalen',
    paragraphs: [
      greeting,
      'Wij stuurden u een herinnering voor dit bezoek. Wij kregen uw betaling niet op tijd.',
      'Daarom vragen wij {fee} extra, zoals in de herinnering stond.',
    ],
    facts: [service, when, { label: 'Extra', value: '{fee}' }, ...account],
    button: 'Bekijken en betalen',
    closing: ['Klopt dit niet, of lukt betalen even niet? Bel ons. Wij zoeken samen een oplossing.', sender],
  },
  'transfer-received': {
    subject: 'Wij kregen uw overschrijving',
    heading: 'Wij kregen uw overschrijving',
    paragraphs: [
      greeting,
      'Bedankt. Het geld staat op uw saldo. Wij betalen er uw bezoeken mee.',
      'U komt nog {lacking} tekort.',
    ],
    facts: [
      { label: 'Gekregen', value: '{paid}' },
      { label: 'Op', value: '{on}' },
    ],
    button: 'Mijn saldo bekijken',
    closing: ['Klopt dit niet? Bel ons dan.'],
  },
});
