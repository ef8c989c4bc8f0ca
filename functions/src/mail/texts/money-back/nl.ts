import type { CommonParts } from '../after-visit/after-visit-mails.ts';
import type { MoneyBackMails } from './money-back-mails.ts';

const byCard = '{byCard} gaat terug naar de kaart of de rekening waarmee u betaalde. Dat duurt 5 tot 10 werkdagen.';
const byTransfer = '{byTransfer} schrijven wij over. Wij bellen u daarvoor, en vragen uw rekeningnummer.';
const notYou = 'Vroeg u dit niet? Bel ons dan meteen.';

type Asked = Pick<MoneyBackMails, 'refund-ordered' | 'purchase-withdrawn'>;

/** What confirms that the senior asked for it. */
const asked = (greeting: string): Asked => ({
  'refund-ordered': {
    subject: 'Wij betalen {amount} terug',
    heading: 'Wij betalen {amount} terug',
    paragraphs: [greeting, 'U vroeg op {when} uw ongebruikte saldo terug.', byCard, byTransfer],
    facts: [{ label: 'U krijgt terug', value: '{amount}' }],
    button: 'Naar mijn saldo',
    closing: [notYou],
  },
  'purchase-withdrawn': {
    subject: 'Uw aankoop is herroepen',
    heading: 'Uw aankoop is herroepen',
    paragraphs: [
      greeting,
      'U herriep uw aankoop op {when}. Deze mail is het bewijs. Bewaar hem goed.',
      'Van deze aankoop is {used} al gebruikt of nodig voor een bezoek. Dat deel gaat niet terug.',
      byCard,
      byTransfer,
    ],
    facts: [
      { label: 'Aankoop van', value: '{boughtOn}' },
      { label: 'Bedrag van de aankoop', value: '{bought}' },
      { label: 'Herroepen op', value: '{when}' },
      { label: 'Al gebruikt', value: '{used}' },
      { label: 'U krijgt terug', value: '{amount}' },
    ],
    button: 'Naar mijn saldo',
    closing: [notYou],
  },
});

/** Mails about money that goes back to the senior. */
export const dutchMoneyBack = ({ greeting, when, service }: CommonParts): MoneyBackMails => ({
  ...asked(greeting),
  'visit-refunded': {
    subject: 'U krijgt {amount} terug voor een bezoek',
    heading: 'U krijgt {amount} terug',
    paragraphs: [
      greeting,
      'U was niet tevreden over een bezoek. Dat spijt ons.',
      'Daarom staat er {amount} meer op uw saldo.',
    ],
    facts: [
      when,
      service,
      { label: 'Erbij op uw saldo', value: '{amount}' },
      { label: 'Uw saldo is nu', value: '{balance}' },
    ],
    button: 'Naar mijn saldo',
    closing: ['Heeft u nog een vraag? Bel ons.'],
  },
  'refund-failed': {
    subject: '{amount} kwam niet aan',
    heading: '{amount} kwam niet aan',
    paragraphs: [
      greeting,
      'Wij wilden u {amount} terugbetalen. Uw bank nam het niet aan.',
      'Het bedrag staat weer op uw saldo. Er is niets verloren.',
      'Vraag het nog eens terug. Dan schrijven wij het over.',
    ],
    facts: [{ label: 'Weer op uw saldo', value: '{amount}' }],
    button: 'Naar mijn saldo',
    closing: ['Liever aan de telefoon? Bel ons.'],
  },
  'refund-transferred': {
    subject: 'Wij schreven {amount} over',
    heading: 'Wij schreven {amount} over',
    paragraphs: [greeting, 'U vroeg geld terug. Wij schreven het over op {day}.'],
    facts: [
      { label: 'Overgeschreven', value: '{amount}' },
      { label: 'Op', value: '{day}' },
    ],
    button: 'Naar mijn saldo',
    closing: ['Staat het na drie werkdagen niet op uw rekening? Bel ons.'],
  },
});
