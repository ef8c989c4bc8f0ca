import type { validation as dutch } from '../nl/validation.ts';
import type { SameKeys } from '../same-keys.ts';

export const validation = {
  'service-required': 'Choose a service',
  'date-required': 'Choose a date',
  'date-too-near': 'The date must be at least 3 days from now',
  'date-unreadable': 'Write the date like "3 March" or "03-03-2027"',
  'date-other-weekday': 'The weekday and the date do not match. Check the date.',
  'time-required': 'Choose a time',
  'frequency-required': 'Choose how often you would like help',
  'until-too-early': 'The last day is before the first. Choose a later day.',
  'street-required': 'Fill in your street',
  'number-required': 'Fill in your house number',
  'postal-code-required': 'Fill in your postal code',
  'town-required': 'Fill in your town',
  'address-too-short': 'Enter a valid address (at least 5 characters)',
  'address-too-long': 'Your address is too long. Write at most 300 characters.',
  'hours-out-of-range': 'Choose between 1 and 8 hours',
  'notes-too-long': 'Your notes are too long. Write at most 2000 characters.',
} as const satisfies SameKeys<typeof dutch>;
