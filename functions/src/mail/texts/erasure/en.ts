import type { ErasureMails } from './erasure-mails.ts';

const account = (greeting: string): Pick<ErasureMails, 'erasure-question' | 'erasure-begun' | 'account-unused'> => ({
  'erasure-question': {
    subject: 'Do you want to erase your account and data?',
    heading: 'Erasing your account and data',
    paragraphs: [
      greeting,
      'Somebody asked in {brand}, with your account, to erase your account and your data.',
      'Do you want that? Press the button and confirm it on the page.',
      'You then have 14 days to change your mind. Only after that do we erase everything.',
    ],
    button: 'I want to confirm this',
    closing: [
      'The button works for 7 days.',
      'You did not ask for this? Then you need not do anything. Nothing is erased.',
    ],
  },
  'erasure-begun': {
    subject: 'Your account and data will be erased',
    heading: 'We erase your data on {until}',
    paragraphs: [
      greeting,
      'You confirmed that we erase your account and data.',
      'You can change your mind until {until}. Log in and press the button with your details.',
      'Are visits at your home still planned by then? We cancel those, without cost.',
      'Do you have a balance left? Call us before that day. We then pay it back.',
      'Payments and receipts we keep for ten years without your name. The law requires it.',
    ],
    button: 'See my details',
    closing: ['You did not ask for this? Call us at once.'],
  },
  'account-unused': {
    subject: 'Do you want to keep your data with {brand}?',
    heading: 'We erase your data on {until}',
    paragraphs: [
      greeting,
      'We have not seen you for almost five years. We keep no data longer of somebody who does not need us any more.',
      'Do you want to keep them? Log in before {until}, or call us on {phone}. Everything then stays as it is.',
      'You do not need them any more? Then you need not do anything. On {until} we erase your name, address and messages.',
      'Do you have a balance left? Call us before that day. We then pay it back.',
    ],
    button: 'I want to stay: log in',
    closing: ['Payments and receipts we keep for ten years without your name. The law requires it.'],
  },
});

const data = (greeting: string): Pick<ErasureMails, 'own-data' | 'data-erasure-question' | 'data-erasure-begun'> => ({
  'own-data': {
    subject: 'Your data are ready',
    heading: 'Your data are ready',
    paragraphs: [
      greeting,
      'Somebody asked in {brand} for the data that we keep about you.',
      'Press the button. You get them as one file. It has a page that you can read.',
      'Is something not right? Tell us on the same page.',
    ],
    button: 'Get my data',
    closing: [
      'The button works for one day. Pass this email on to nobody: whoever has it can read your data.',
      'You did not ask for this? Then you need not do anything. Nobody else received anything.',
    ],
  },
  'data-erasure-question': {
    subject: 'Do you want to erase your data?',
    heading: 'Erasing your data',
    paragraphs: [
      greeting,
      'Somebody asked in {brand} to erase what we keep with this email address.',
      'Do you want that? Press the button and confirm it on the page.',
      'You then have 14 days to change your mind. Only after that do we erase everything.',
    ],
    button: 'I want to confirm this',
    closing: [
      'The button works for 7 days. Keep this email: with the same button you change your mind.',
      'You did not ask for this? Then you need not do anything. Nothing is erased.',
    ],
  },
  'data-erasure-begun': {
    subject: 'Your data will be erased',
    heading: 'We erase your data on {until}',
    paragraphs: [
      greeting,
      'You confirmed that we erase your data.',
      'You can change your mind until {until}. Press the button in our previous email once more.',
      'Are you a student? Visits that are still planned by then we give to another student.',
    ],
    button: 'To our website',
    closing: ['You did not ask for this? Call us at once.'],
  },
});

const requests = (
  greeting: string,
): Pick<ErasureMails, 'data-request-received' | 'data-request-done' | 'data-request-refused'> => ({
  'data-request-received': {
    subject: 'We received your question about your data',
    heading: 'We received your question',
    paragraphs: [
      greeting,
      'You asked us something about the data that we keep about you.',
      'We answer within a month: on {until} at the latest. It is free.',
    ],
    facts: [{ label: 'Your question', value: '{question}' }],
    button: 'To my data',
    closing: ['You need not do anything now. You did not ask for this? Call us at once.'],
  },
  'data-request-done': {
    subject: 'We did what you asked',
    heading: 'We did what you asked',
    paragraphs: [greeting, 'You asked us something about your data. It is done. This is our answer.'],
    facts: [
      { label: 'Your question', value: '{question}' },
      { label: 'Our answer', value: '{answer}' },
    ],
    button: 'To my data',
    closing: ['Is something not right? Call us.'],
  },
  'data-request-refused': {
    subject: 'Our answer to your question',
    heading: 'We cannot do what you asked',
    paragraphs: [greeting, 'You asked us something about your data. We cannot do it. Below you read why.'],
    facts: [
      { label: 'Your question', value: '{question}' },
      { label: 'Our answer', value: '{answer}' },
    ],
    button: 'To my data',
    closing: [
      'You do not agree? Call us.',
      'You may also complain to the Belgian Data Protection Authority. Or you go to court.',
      'Its address is Drukpersstraat 35, 1000 Brussels. Its website is dataprotectionauthority.be.',
    ],
  },
});

export const englishErasure = (greeting: string): ErasureMails => ({
  ...account(greeting),
  ...data(greeting),
  ...requests(greeting),
});
