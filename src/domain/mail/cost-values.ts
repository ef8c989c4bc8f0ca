import { amountText } from '../credits/cents.ts';
import type { Visit } from '../documents/visit.ts';
import type { VisitCost } from '../visits/visit-cost.ts';

/** What the mails about the cost of a visit say. @param service by id, or the name that staff gave it. */
export const costValues = (
  { date, start }: Pick<Visit, 'date' | 'start'>,
  { cents, centsPerHour, halfHours }: VisitCost,
  service: string,
) => ({
  service,
  when: `${date} ${start}`,
  hours: String(halfHours / 2),
  perHour: amountText(centsPerHour),
  price: amountText(cents),
});
