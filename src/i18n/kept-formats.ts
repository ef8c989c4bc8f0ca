import { madeOnce } from '#domain/made-once.ts';

/** Far more than there are kinds of days and amounts. */
const most = 100;
const dates = madeOnce<Intl.DateTimeFormat>(most);
const numbers = madeOnce<Intl.NumberFormat>(most);

/**
 * A format that is kept: making one takes a hundred times as long as using it.
 * @param options in the same order each time: they are the name under which it is kept.
 */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dates(tag + JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options));

export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numbers(tag + JSON.stringify(options), () => new Intl.NumberFormat(tag, options));
