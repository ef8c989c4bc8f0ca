import type { GiftMails } from './gift-mails.ts';

export const englishGifts = (greeting: string): GiftMails => ({
  'gift-received': {
    subject: 'You have been given a gift',
    heading: 'You have been given a gift',
    paragraphs: [
      greeting,
      '{from} gave you help at home.',
      '{from} writes: “{message}”',
      'It is on your balance already. You need not do anything.',
    ],
    facts: [
      { label: 'Your gift', value: '{credits}' },
      { label: 'Your balance is now', value: '{balance}' },
    ],
    button: 'See my balance',
    closing: ['Would you like help? Ask for it in the app, or call us on {phone}.'],
  },
  'gift-given': {
    subject: 'Your gift is paid',
    heading: 'Your gift is paid',
    paragraphs: [greeting, 'Thank you. The gift is on the balance of {senior}.', 'You can now print a card to give.'],
    facts: [
      { label: 'Gift', value: '{credits}' },
      { label: 'Paid', value: '{paid}' },
    ],
    button: 'Print the card',
    closing: ['Your receipt is there too.', 'You did not give this? Then call us at once.'],
  },
});
