import { usualPrice } from '../requests/hourly-prices.ts';

/** For how many half hours of company credits last, at the price of the list. */
export const halfHoursFor = (credits: number): number => Math.floor((2 * credits) / usualPrice('companionship').from);
