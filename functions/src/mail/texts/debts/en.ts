import type { MailFact } from '../mail-texts.ts';
import type { DebtMailTexts } from './debt-mails.ts';

const account: readonly MailFact[] = [
  { label: 'Transfer to', value: '{beneficiary}, {iban}' },
  { label: 'Reference', value: '{reference}' },
];
const sender = '{beneficiary}, company number {enterprise}';

/** Mails about what is not paid, and about money that arrived. */
export const englishDebts: DebtMailTexts = ({ greeting, when, service }) => ({
  'payment-reminder': {
    subject: 'Reminder: {missing} to pay',
    heading: 'This reminder is free',
    paragraphs: [
      greeting,
      'This visit is not fully paid yet. You could pay until {dueOn}.',
      'Please pay {missing} by {payBy} at the latest. Then it costs you nothing extra.',
      'Do you pay later? Then we may ask {fee} extra.',
    ],
    facts: [
      service,
      when,
      { label: 'To pay', value: '{missing}' },
      { label: 'At the latest on', value: '{payBy}' },
      ...account,
    ],
    button: 'Pay now',
    closing: [
      'Did you just pay? Then you need not do anything.',
      'Is something wrong, or can you not pay for a while? Call us.',
      sender,
    ],
  },
  'late-payment': {
    subject: '{fee} extra for paying late',
    heading: '{fee} extra to pay',
    paragraphs: [
      greeting,
      'We sent you a reminder for this visit. We did not get your payment in time.',
      'So we ask {fee} extra, as the reminder said.',
    ],
    facts: [service, when, { label: 'Extra', value: '{fee}' }, ...account],
    button: 'Look and pay',
    closing: ['Is this not right, or can you not pay for a while? Call us. Together we look for a solution.', sender],
  },
  'transfer-received': {
    subject: 'We got your transfer',
    heading: 'We got your transfer',
    paragraphs: [
      greeting,
      'Thank you. The money is on your balance. We pay your visits with it.',
      'You still need {lacking}.',
    ],
    facts: [
      { label: 'Received', value: '{paid}' },
      { label: 'On', value: '{on}' },
    ],
    button: 'See my balance',
    closing: ['Is this not right? Please call us.'],
  },
});
