import { terms } from '../public/terms.ts';
import { addDaysTo } from '../requests/calendar.ts';

/**
 * The law counts the term of a letter from the third working day after it is posted. Three working days, a weekend and two
 * holidays are seven days: a letter that counts from the seventh day is never counted too early.
 */
const letterCountsAfterDays = 7;

/** The last day to pay, for who was told on a day. */
export const dueOn = (toldOn: string): string => addDaysTo(toldOn, terms.paymentDays);

/** The last day to pay without a fee. By mail the term begins on the day after it left (Code of economic law, XIX.2). */
export const mailPayBy = (sentOn: string): string => addDaysTo(sentOn, terms.reminderDays);

/** The same for a letter with this day on it. */
export const letterPayBy = (letterDay: string): string =>
  addDaysTo(letterDay, letterCountsAfterDays + terms.reminderDays);

/** A letter is posted on its day or the next: after that its last day to pay would come too soon. */
export const isLetterOfDay = (letterDay: string, today: string): boolean =>
  letterDay === today || letterDay === addDaysTo(today, -1);
