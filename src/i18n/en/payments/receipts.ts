import type { receipts as dutch } from '#i18n/nl/payments/receipts.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const receipts = {
  receipt: 'Receipt',
  'receipt-of': 'Receipt of {{date}}, {{amount}}',
  'receipt-numbered': 'Receipt {{number}}',
  statements: 'Statement per month',
  statement: 'Statement of {{month}}',
  'statements-none': 'After each month you find a statement here.',
  'statements-failed': 'The statements do not load now',
  busy: 'Fetching...',
  saved: 'It is kept on your device',
  'saved-how': 'Look for {{name}}. You can open and print it.',
  failed: 'It could not be fetched',
  'needs-network': 'A receipt needs the internet',
  'needs-network-text': 'We got no answer now. Do you have internet? Then press again.',
  'not-saved': 'Your device could not keep it. Call us on {{phone}}. Then we send it to you.',
} as const satisfies SameKeys<typeof dutch>;
