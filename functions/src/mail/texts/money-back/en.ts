import type { CommonParts } from '../after-visit/after-visit-mails.ts';
import type { MoneyBackMails } from './money-back-mails.ts';

const byCard = '{byCard} goes back to the card or account that you paid with. That takes 5 to 10 working days.';
const byTransfer = '{byTransfer} comes by bank transfer. We call you for your account number.';
const notYou = 'Was this not you? Then call us at once.';

type Asked = Pick<MoneyBackMails, 'refund-ordered' | 'purchase-withdrawn'>;

/** What confirms that the senior asked for it. */
const asked = (greeting: string): Asked => ({
  'refund-ordered': {
    subject: 'We pay {amount} back',
    heading: 'We pay {amount} back',
    paragraphs: [greeting, 'You asked for your unused balance back on {when}.', byCard, byTransfer],
    facts: [{ label: 'You get back', value: '{amount}' }],
    button: 'To my balance',
    closing: [notYou],
  },
  'purchase-withdrawn': {
    subject: 'Your purchase is withdrawn',
    heading: 'Your purchase is withdrawn',
    paragraphs: [
      greeting,
      'You withdrew from your purchase on {when}. This mail is the proof. Keep it.',
      'Of this purchase, {used} is already used or needed for a visit. That part does not go back.',
      byCard,
      byTransfer,
    ],
    facts: [
      { label: 'Purchase of', value: '{boughtOn}' },
      { label: 'Amount of the purchase', value: '{bought}' },
      { label: 'Withdrawn on', value: '{when}' },
      { label: 'Already used', value: '{used}' },
      { label: 'You get back', value: '{amount}' },
    ],
    button: 'To my balance',
    closing: [notYou],
  },
});

/** Mails about money that goes back to the senior. */
export const englishMoneyBack = ({ greeting, when, service }: CommonParts): MoneyBackMails => ({
  ...asked(greeting),
  'visit-refunded': {
    subject: 'You get {amount} back for a visit',
    heading: 'You get {amount} back',
    paragraphs: [
      greeting,
      'You were not satisfied with a visit. We are sorry about that.',
      'So {amount} was added to your balance.',
    ],
    facts: [
      when,
      service,
      { label: 'Added to your balance', value: '{amount}' },
      { label: 'Your balance is now', value: '{balance}' },
    ],
    button: 'To my balance',
    closing: ['Do you have a question? Call us.'],
  },
  'refund-failed': {
    subject: '{amount} did not arrive',
    heading: '{amount} did not arrive',
    paragraphs: [
      greeting,
      'We wanted to pay {amount} back to you. Your bank did not accept it.',
      'The amount is on your balance again. Nothing is lost.',
      'Ask for it once more. We then send it by bank transfer.',
    ],
    facts: [{ label: 'On your balance again', value: '{amount}' }],
    button: 'To my balance',
    closing: ['Would you rather do it on the phone? Call us.'],
  },
  'refund-transferred': {
    subject: 'We transferred {amount}',
    heading: 'We transferred {amount}',
    paragraphs: [greeting, 'You asked for money back. We transferred it on {day}.'],
    facts: [
      { label: 'Transferred', value: '{amount}' },
      { label: 'On', value: '{day}' },
    ],
    button: 'To my balance',
    closing: ['Is it not on your account after three working days? Call us.'],
  },
});
