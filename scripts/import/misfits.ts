/** Why a row of the old system cannot be taken over as it is. */
export const reasons = {
  missing: 'is empty',
  'too-long': 'is longer than the app stores',
  'too-short': 'is shorter than the app takes',
  'no-id': 'is no id: letters, digits, - and _, at most 100',
  'no-mail-address': 'is no mail address',
  'no-number': 'is no number, or out of range',
  'no-money': 'is no amount in euro with at most two decimals',
  'no-moment': 'is no moment',
  'no-day': 'is no day (yyyy-MM-dd)',
  'no-password': 'is no bcrypt hash',
  'unknown-value': 'has a value that the app does not know',
  'wrong-sign': 'is zero, or has the wrong sign for its kind',
  duplicate: 'is that of an earlier row',
  'is-staff': 'is staff, whom "npm run staff" makes',
  'mail-taken': 'has an account in the new app under another id',
  'still-pending': 'is a purchase that can still be paid: export again an hour after the old system was closed',
  'by-a-program': 'was filled in by a program',
  'unknown-person': 'is nobody in interim_users',
  'person-refused': 'is a person whose own row does not fit',
  'unknown-category': 'is nothing in task_categories',
  'unknown-request': 'is nothing in service_requests that fits',
  'unknown-student': 'is nobody in student_profiles who fits',
  'does-not-fit': 'does not fit what the app stores',
} as const;

export type Reason = keyof typeof reasons;

/** Names the place and never what stands there: that is personal data. */
export interface Misfit {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: Reason;
}

export const sayMisfit = ({ file, line, field, reason }: Misfit): string =>
  `${file}.csv line ${line}: ${field} ${reasons[reason]}`;
