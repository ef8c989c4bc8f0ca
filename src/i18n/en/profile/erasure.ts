import type { erasure as dutch } from '#i18n/nl/profile/erasure.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const erasure = {
  ask: 'Erase my account and data',
  'ask-again': 'Ask for the email again',
  'ask-title': 'Erasing your account and data',
  goes: 'We erase your account, your name, address and telephone number, your requests, messages and settings. After that you can no longer log in.',
  'goes-family':
    'We erase your account, your name and telephone number, your messages and settings. After that you can no longer log in.',
  'circle-family':
    'You then no longer help anybody to arrange things. What you arranged for another stays with that person.',
  visits: 'Visits that are still planned by then we cancel. That costs you nothing.',
  money:
    'Do you have a balance left? Call us first on {{phone}}, and we pay it back. What you still have to pay, you still owe.',
  'money-left':
    'You have a balance of {{amount}} left. Call us first on {{phone}}, and we pay it back. What you still have to pay, you still owe.',
  stays: 'Payments and receipts we keep for ten years, without your name. The law requires it.',
  'stays-family': 'Receipts of what you paid we keep for ten years, without your name. The law requires it.',
  how: 'First you receive an email. In it you confirm this. You then have 14 days to change your mind.',
  'ask-go': 'Yes, go on',
  'ask-busy': 'Sending...',
  'ask-stay': 'Keep my account',
  'ask-failed': 'The email was not sent',
  'asked-title': 'Look in your email',
  'asked-text':
    'We sent you an email. Press the button in it to confirm erasing. The button works for 7 days. Until then we erase nothing.',
  'waiting-title': 'We erase your account and data on {{day}}',
  'waiting-text':
    'You can change your mind until {{day}}. Then press the button. Do you have a balance left? Call us before that day on {{phone}}.',
  withdraw: 'Do not erase after all',
  'withdraw-busy': 'One moment...',
  'withdrawn-title': 'Nothing is erased',
  'withdrawn-text': 'Your account and your data stay as they are.',
  'confirm-text':
    'Press the button to confirm that we erase your account and data. You then have 14 days to change your mind.',
  confirm: 'Yes, erase my account and data',
  'confirm-busy': 'One moment...',
  'confirm-stay': 'No, to my account',
  'confirm-failed': 'It is not confirmed',
  'confirmed-text':
    'You get an email about this. Until {{day}} you can change your mind. Press the button here, or come back with the button in the email. Do you have a balance left? Call us on {{phone}}.',
  'to-app': 'To my account',
} as const satisfies SameKeys<typeof dutch>;
