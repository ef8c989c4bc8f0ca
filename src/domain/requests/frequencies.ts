/** How often a request that is not for one time repeats. */
export const recurringFrequencies = ['weekly', 'biweekly', 'monthly'] as const;

export type RecurringFrequency = (typeof recurringFrequencies)[number];

export const frequencies = ['one-time', ...recurringFrequencies] as const;

export type Frequency = (typeof frequencies)[number];

/** How often help is asked for, and until when. */
export interface Recurrence {
  readonly frequency: Frequency;
  /** The last day on which a visit can be, yyyy-MM-dd; empty until somebody stops it. */
  readonly until: string;
}

/** The last day is not before the first; a request for one time has none. */
export const endsInTime = ({ frequency, until }: Recurrence, firstDay: string): boolean =>
  frequency === 'one-time' || until === '' || until >= firstDay;

/** The fields of a request; a last day that was typed and then not needed is left out. */
export const recurrenceFields = ({ frequency, until }: Recurrence) => ({
  frequency,
  ...(frequency === 'one-time' || until === '' ? {} : { repeat_until: until }),
});

/** Which of its weekday in the month a day is: 1 for the first; 5 stands for the last of every month. */
export const weekdayOfMonth = (date: string): number => Math.ceil(Number(date.slice(8)) / 7);
