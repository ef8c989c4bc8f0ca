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

const data = (greeting: string): Omit<ErasureMails, keyof ReturnType<typeof account>> => ({
  'own-data': {
    subject: 'Your data are ready',
    heading: 'Your data are ready',
    paragraphs: [
      greeting,
      'Somebody asked in {brand} for the data that we keep about you.',
      'Press the button. You get them as one file. It has a page that you can read.',
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

export const englishErasure = (greeting: string): ErasureMails => ({ ...account(greeting), ...data(greeting) });
