import { euroPerCredit } from '#domain/credits/credits.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { billedMinutes, hourlyPrices } from '#domain/requests/hourly-prices.ts';
import { hoursRange } from '#domain/requests/prices.ts';
import { lateFees, noShowCents, terms } from '#domain/public/terms.ts';
import { useLegalValues } from './use-legal-values.ts';

const exampleHours = 2;
/** The lowest hourly price, in euros. */
const exampleRate = Math.min(...hourlyPrices.map(({ euro }) => euro));

/** The numbers in the terms, formatted in the language of the screen. */
export function useTermsValues() {
  const { company, inCents, inEuro, percent } = useLegalValues();
  return {
    ...company,
    minimumAge: terms.minimumAge,
    leadDays: leadTimeDays,
    minHours: hoursRange.min,
    maxHours: hoursRange.max,
    // The minimum that is billed.
    leastMinutes: billedMinutes(1),
    paymentDays: terms.paymentDays,
    reminderDays: terms.reminderDays,
    creditEuro: inEuro(euroPerCredit),
    lowFee: inEuro(lateFees.low.feeEuro),
    lowUpTo: inEuro(lateFees.low.upToEuro),
    middleFee: inEuro(lateFees.middle.feeEuro),
    middleUpTo: inEuro(lateFees.middle.upToEuro),
    percent: percent(lateFees.above.percent),
    ceiling: inEuro(lateFees.above.atMostEuro),
    cancellationHours: terms.freeCancellationHours,
    noShowMinimum: inEuro(terms.noShowMinimumEuro),
    exampleHours,
    exampleRate: inEuro(exampleRate),
    exampleAmount: inCents(noShowCents(exampleHours, exampleRate)),
    withdrawalDays: terms.withdrawalDays,
    months: terms.nonCircumventionMonths,
    breach: inEuro(terms.breachEuro),
    noticeDays: terms.noticeDays,
  };
}
