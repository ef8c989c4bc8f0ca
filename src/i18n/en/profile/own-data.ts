import type { ownData as dutch } from '#i18n/nl/profile/own-data.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const ownData = {
  'part-title': 'Your data with us',
  'part-text':
    'You can get everything that we keep about you. Is something wrong? Change it above, or call us on {{phone}}.',
  'part-object': 'Do you want us to stop using something? Call or mail us.',
  'part-mail': 'Email {{email}}',
  ask: 'Ask for my data',
  'ask-busy': 'Sending...',
  'asked-title': 'Look in your email',
  'asked-text': 'We sent you an email. Press the button in it. The button works for one day.',
  'ask-failed': 'The email was not sent',
  title: 'Ask for your data, or erase them',
  lead: 'You can get everything that we keep about you, or have it erased. Also if you have no account.',
  how: 'Fill in your email address. We then send an email with a button to that address. That way only you decide about your data.',
  wish: 'What do you want?',
  'wish-export': 'Get my data',
  'wish-erase': 'Have my data erased',
  email: 'Your email address',
  'email-required': 'Fill in your email address.',
  'email-invalid': 'Check the email address. Something is missing or wrong in it.',
  'problems-title': 'Please check this',
  send: 'Send me the email',
  'sent-text':
    'Do we know that address? Then you get an email now. Press the button in it. Do you get nothing? Then we keep nothing with that address, or you gave us another. Call us on {{phone}}.',
  'fetch-title': 'Get your data',
  'fetch-text':
    'Press the button. You get one file. Open “lees-mij” (read me) in it. There you read what we keep about you, and how to have it corrected.',
  fetch: 'Get my data',
  'fetch-again': 'Get them once more',
  'fetch-busy': 'We are putting everything together...',
  'fetched-title': 'Your data are on this device',
  'fetched-text': 'The file is called {{name}}. Give it to nobody who may not read it.',
  'fetch-failed': 'Your data were not fetched',
  'not-saved': 'Your device could not keep it. Call us on {{phone}}. We will then send it to you.',
  'new-link': 'Ask for a new email',
} as const satisfies SameKeys<typeof dutch>;
