import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { knownCircleSchema } from '#domain/documents/circles/known-circle.ts';
import { cachedQuery } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { personSchema, readPerson } from './person.ts';
import { personReceiptsSchema, readPersonReceipts } from './receipts.ts';

const minute = 60_000;

/** Query keys and options of one person's file. */
export const personQueries = {
  person: (acting: ActingFor, seniorId: string, seesMoney: boolean) =>
    cachedQuery({
      acting,
      name: `staff/person${seesMoney ? '' : '-no-money'}/${seniorId}`,
      read: () => readPerson(seniorId, seesMoney),
      schema: personSchema,
      staleMs: 0,
      pollMs: minute,
    }),
  /** Who may act for her, and who was asked. */
  circle: (acting: ActingFor, seniorId: string) =>
    cachedQuery({
      acting,
      name: `staff/circle/${seniorId}`,
      read: () => atServer(({ readCircle }) => readCircle(seniorId)),
      schema: knownCircleSchema,
      staleMs: 0,
      pollMs: minute,
    }),
  receipts: (acting: ActingFor, seniorId: string) =>
    cachedQuery({
      acting,
      name: `staff/person-receipts/${seniorId}`,
      read: () => readPersonReceipts(seniorId),
      schema: personReceiptsSchema,
      staleMs: 0,
      pollMs: minute,
    }),
};
