import type { dispatch as dutch } from '#i18n/nl/staff/dispatch.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const dispatch = {
  'changed-meanwhile': 'A colleague has just changed this request. First look at what it says now.',
  'not-found': 'This request or visit is not there any more.',
  'request-cancelled': 'This request is cancelled.',
  'visit-state-changed': 'That does not fit the step in which this visit is.',
  'visit-time-invalid': 'This hour does not exist on that day. The clock changes that night.',
  'visit-over-midnight': 'A visit cannot last past midnight.',
  'visit-in-past': 'This moment is over. Move the visit.',
  'price-not-agreed': 'The customer has not said yes to a price.',
  'quote-replaced': 'Meanwhile another price was proposed.',
  'quote-answered': 'This price was already answered.',
  'too-many-offers': 'Too many students were already asked for this visit.',
  'student-not-found': 'This student is not there any more.',
  'student-known': 'There is a student with this email or phone already.',
  'student-busy': 'This student already has a visit at that hour.',
  'student-not-allowed': 'This student may not do a visit now. Choose somebody else.',
  'reason-needed': 'This student does not fit in every way. Write why you choose them.',
  'no-quote': 'No price was proposed yet.',
  'no-visit': 'There is no visit yet. Take the request first.',
  'look-again': 'Look again',
  'by-itself': 'The system',
} as const satisfies SameKeys<typeof dutch>;
