import { expect, test } from 'vitest';
import { type CollectionName, collections } from '#domain/collections.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { type BoardRow, boardRowSchema, boardStages } from '#domain/documents/board-row.ts';
import { commandAuditEntrySchema } from '#domain/documents/bookkeeping.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { studentDaySchema } from '#domain/documents/dispatch.ts';
import { figuresSchema } from '#domain/documents/figures.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { studentRecordSchema } from '#domain/documents/student-profile.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { changes } from '#shared/staff/changes.ts';
import { smallTown, townDocuments } from './town.ts';

const schemas = new Map<CollectionName, { parse(data: unknown): unknown }>([
  [collections.interimUsers, interimUserSchema],
  [collections.customers, customerSchema],
  [collections.seniorProfiles, seniorProfileSchema],
  [collections.studentProfiles, studentRecordSchema],
  [collections.serviceRequests, storedServiceRequestSchema],
  [collections.planning, visitSchema],
  [collections.board, boardRowSchema],
  [collections.counters, boardCounterSchema],
  [collections.figures, figuresSchema],
  [collections.studentDays, studentDaySchema],
  [collections.auditLog, commandAuditEntrySchema],
]);

/** Around midnight, and in the nights that the clock changes. */
const moments = ['2026-11-22T12:00:00Z', '2027-03-27T23:30:00Z', '2027-10-30T22:30:00Z', '2028-02-29T00:00:00Z'];

test.each(moments)('the town at %s has valid documents, every stage, and counters that fit its rows', (moment) => {
  const documents = [...townDocuments(smallTown, new Date(moment))];
  for (const { collection, data } of documents) expect(() => schemas.get(collection)?.parse(data)).not.toThrow();
  expect(documents.filter(({ collection }) => !schemas.has(collection))).toEqual([]);
  const of = (collection: CollectionName) => documents.filter((each) => each.collection === collection);
  expect([of('interim_users').length, of('customers').length]).toEqual([53, 60]);
  expect([of('customers').length, of('student_profiles').length, of('board').length]).toEqual([60, 40, 150]);
  const counted = new Map<string, number>();
  for (const { data } of of('counters')) {
    for (const [stage, count] of Object.entries(boardCounterSchema.parse(data).stages)) {
      counted.set(stage, (counted.get(stage) ?? 0) + count);
    }
  }
  const stages = of('board').map(({ data }) => (data as BoardRow).stage);
  for (const stage of boardStages) {
    const rows = stages.filter((each) => each === stage).length;
    expect([stage, rows > 0]).toEqual([stage, true]);
    expect([stage, counted.get(stage)]).toEqual([stage, rows]);
  }
});

test('the log shows words for every step that the town has seen', () => {
  const documents = [...townDocuments(smallTown, new Date(moments[0] ?? ''))];
  const entries = documents.filter(({ collection }) => collection === collections.auditLog);
  const actions = new Set<string>(entries.map(({ data }) => commandAuditEntrySchema.parse(data).action));
  expect([...actions].filter((action) => !changes.some((change) => change === action))).toEqual([]);
});

test('the same day gives the same town', () => {
  const at = (moment: string) => [...townDocuments({ requests: 30, seniors: 5, students: 5 }, new Date(moment))];
  expect(at('2026-11-22T08:00:00Z')).toEqual(at('2026-11-22T20:00:00Z'));
});
