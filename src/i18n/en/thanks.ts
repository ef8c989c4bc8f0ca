import type { thanks as dutch } from '../nl/thanks.ts';
import type { SameKeys } from '../same-keys.ts';

export const thanks = {
  title: 'Thank you for registering',
  lead: 'How nice that you think of us. There is nothing else to do now.',
  'next-title': 'What happens next?',
  steps: [
    'We call or email you. We do so on a weekday, from {{fromHour}}:00 to {{toHour}}:00.',
    'You tell us which help you are looking for. Together we agree on a price.',
    'We look for a student who suits you. The student comes on the day that you choose.',
    'You pay only after the visit.',
  ],
  'account-title': 'Would you like to go on now?',
  'call-title': 'Would you rather not wait?',
  'call-text': 'Call us on {{phone}}. We help you right away.',
} as const satisfies SameKeys<typeof dutch>;
