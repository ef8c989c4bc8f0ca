import type { settings as dutch } from '../nl/settings.ts';
import type { SameKeys } from '../same-keys.ts';

export const settings = {
  title: 'Text and colour',
  lead: 'Your choice applies at once. It stays on this device.',
  'text-size': 'How large would you like the text?',
  'size-100': 'Normal',
  'size-125': 'A little larger',
  'size-150': 'Large',
  'size-200': 'Very large',
  contrast: 'Which colours do you read best?',
  'contrast-normal': 'Soft colours',
  'contrast-normal-text': 'Dark letters on cream',
  'contrast-more': 'Strong colours',
  'contrast-more-text': 'Black letters on white',
  language: 'Which language do you read?',
  'sample-title': 'This is what text looks like now',
  'sample-text': 'On Tuesday 3 March at 14:00 Emma comes. She helps you in the garden.',
  done: 'Done',
  version: 'Version {{version}}',
} as const satisfies SameKeys<typeof dutch>;
