/**
 * Why a command on a request is rejected. Part of the answer and not an HTTP error: the call worked, and the screen says
 * what stands in the way. Texts are in the namespace `dispatch` of src/i18n.
 */
export const dispatchRejections = [
  'changed-meanwhile',
  'not-found',
  'request-cancelled',
  'visit-state-changed',
  'visit-time-invalid',
  'visit-over-midnight',
  'visit-in-past',
  'price-not-agreed',
  'quote-replaced',
  'quote-answered',
  'too-many-offers',
  'student-not-found',
  'student-known',
  'student-busy',
  'student-not-allowed',
  'reason-needed',
  'absence-days-invalid',
  'absence-overlaps',
  'too-many-absences',
  'call-day-invalid',
  'mail-under-way',
  'mail-already-sent',
  'mail-not-needed',
  'balance-changed',
  'balance-unreadable',
  'adjustment-answered',
  'adjustment-own',
  'service-not-found',
  'customer-not-found',
  'customer-blocked',
  'customer-has-account',
  'mail-address-unusable',
  'lead-time-reason-needed',
  'step-not-undoable',
] as const;

export type DispatchRejection = (typeof dispatchRejections)[number];
