import type { CountedName } from '../figures.ts';

type Weights = readonly number[];

/** From midnight on; the unit does not matter. People ask in the morning and again after supper. */
const ofPeople: Weights = [1, 0, 0, 0, 0, 1, 4, 12, 30, 48, 50, 40, 22, 24, 32, 30, 26, 24, 26, 32, 30, 20, 8, 3];
/** At nine everybody begins, and plans first. */
const ofOffice: Weights = [0, 0, 0, 0, 0, 0, 0, 2, 20, 60, 55, 45, 15, 30, 40, 40, 30, 8, 1, 0, 0, 0, 0, 0];
/** Most visits are in the morning. */
const ofBeginnings: Weights = [0, 0, 0, 0, 0, 0, 0, 5, 40, 70, 60, 25, 10, 45, 50, 35, 25, 15, 8, 3, 1, 0, 0, 0];
/** Two hours later. */
const ofEnds: Weights = [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 40, 70, 60, 25, 10, 45, 50, 35, 25, 15, 8, 3, 1, 0];
/** The timer tells of the visits of tomorrow from nine on, as soon as it can. */
const ofAnnouncing: Weights = [0, 0, 0, 0, 0, 0, 0, 0, 0, 80, 5, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0];

const others: Readonly<Partial<Record<CountedName, Weights>>> = {
  'send-quote': ofOffice,
  offer: ofOffice,
  'view-staff-today': ofOffice,
  'view-staff-requests': ofOffice,
  'minute-of-staff-requests': ofOffice,
  announce: ofAnnouncing,
  'check-in': ofBeginnings,
  'check-out': ofEnds,
};

const shareOf = (weights: Weights, hour: number): number =>
  (weights[hour] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);

export const hoursOfDay = 24;
export const hourSeconds = 3_600;

/** Which part of a day's work is done in an hour: peaks are in the morning. */
export const partInHour = (work: CountedName, hour: number): number => shareOf(others[work] ?? ofPeople, hour);
