/** Minutes that the stated time may differ from the counted one without a reason. */
const freeMinutes = 5;

/** Whole minutes between two moments, at least one. */
export const minutesFrom = (start: Date, end: Date): number =>
  Math.max(1, Math.round((end.getTime() - start.getTime()) / 60_000));

/** Whether the minutes are others than those between coming and leaving. */
export const isCorrected = (minutes: number, counted: number): boolean => Math.abs(minutes - counted) > freeMinutes;
