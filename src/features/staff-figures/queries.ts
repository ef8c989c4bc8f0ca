import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { figures } from '#domain/figures/figure.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

const amountsSchema = z.array(
  z.object({
    monday: z.string(),
    figure: z.enum(figures),
    service: z.string(),
    area: z.string(),
    amount: z.number(),
  }),
);

/** Keys and options of this feature. */
export const figureQueries = {
  weeks: (acting: ActingFor, mondays: readonly string[]) => {
    const [first = '', last = first] = [mondays[0], mondays.at(-1)];
    return cachedQuery({
      acting,
      name: `staff/figures/${first}/${last}`,
      read: () => atServer(({ listFigures }) => listFigures(first, last)),
      schema: amountsSchema,
      staleMs: 0,
      pollMs,
    });
  },
};
