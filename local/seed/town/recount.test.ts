import { expect, test } from 'vitest';
import { type CollectionName, collections } from '#domain/collections.ts';
import { counterShardOf } from '#domain/dispatch/counter-shard.ts';
import { hourChanges, withHours } from '#domain/dispatch/student-hours.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { boardCounterId } from '#domain/documents/board-counter.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { type StudentDay, studentDayId } from '#domain/documents/dispatch.ts';
import { figuresId } from '#domain/documents/figures.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { figureKey, readFigureKey } from '#domain/figures/figure.ts';
import { figuresOfCase } from '#domain/figures/figures-of-case.ts';
import { searchKeysOf } from '#domain/people/search-keys.ts';
import { hasConfirmedStudent, isBooked } from '#domain/visits/visit-state.ts';
import { townDocuments } from './town.ts';

/** More requests than are alive at once, so that there is history as well. */
const documents = [...townDocuments({ requests: 1_800, seniors: 90, students: 60 }, new Date('2026-11-22T12:00:00Z'))];

const contents = <Data>(collection: CollectionName) =>
  new Map(documents.filter((each) => each.collection === collection).map(({ id, data }) => [id, data as Data]));

const visits = contents<Visit>(collections.planning);
const rows = contents<BoardRow>(collections.board);

class Sums {
  readonly all: Record<string, Record<string, number>> = {};

  add(id: string, key: string, by: number): void {
    const amounts = (this.all[id] ??= {});
    amounts[key] = (amounts[key] ?? 0) + by;
  }
}

test('no document is written twice', () => {
  expect(new Set(documents.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(documents.length);
});

test('the counters are what a recount of the board gives', () => {
  const counted = new Sums();
  for (const [id, { stage }] of rows) counted.add(boardCounterId(counterShardOf(id)), stage, 1);
  const stored = contents<{ readonly stages: object }>(collections.counters);
  expect(Object.fromEntries([...stored].map(([id, { stages }]) => [id, stages]))).toEqual(counted.all);
});

test('the figures are what a recount of requests and visits gives', () => {
  const counted = new Sums();
  for (const [id, row] of rows) {
    const visit = visits.get(id);
    for (const each of figuresOfCase({ row, visits: visit === undefined ? [] : [{ id, visit }] })) {
      if (each.amount !== 0) counted.add(figuresId(each.monday, counterShardOf(id)), figureKey(each), each.amount);
    }
  }
  const stored = new Sums();
  // Offers and answers stay counted when a visit forgets them: they cannot be recounted.
  const fromOffers: readonly (string | undefined)[] = ['offered', 'accepted', 'declined'];
  for (const [id, { amounts }] of contents<{ readonly amounts: Record<string, number> }>(collections.figures)) {
    for (const [key, amount] of Object.entries(amounts)) {
      if (amount !== 0 && !fromOffers.includes(readFigureKey(key)?.figure)) stored.add(id, key, amount);
    }
  }
  expect(stored.all).toEqual(counted.all);
});

test('the days of students hold the visits that are booked, and no others', () => {
  const booked = [...visits].flatMap(([id, { studentprofile_id: student, date, state }]) =>
    student !== null && isBooked(state) ? [`${studentDayId(student, date)} ${id}`] : [],
  );
  const stored = [...contents<StudentDay>(collections.studentDays)].flatMap(([id, day]) =>
    day.visits.map(({ visit_id: visit }) => `${id} ${visit}`),
  );
  expect(stored.toSorted()).toEqual(booked.toSorted());
});

test('the hours of students are those of their visits, and in this year some from before', () => {
  for (const [id, { hours_by_year: stored }] of contents<StudentProfile>(collections.studentProfiles)) {
    const own = [...visits].flatMap(([visitId, visit]) =>
      visit.studentprofile_id === id && hasConfirmedStudent(visit.state) ? [{ id: visitId, visit }] : [],
    );
    const { 2026: counted = 0, ...earlier } = withHours({}, hourChanges([], own));
    const { 2026: thisYear = 0, ...earlierStored } = stored;
    expect(earlierStored).toEqual(earlier);
    expect(thisYear).toBeGreaterThanOrEqual(counted);
  }
});

test('every customer can be found by what a search looks up', () => {
  for (const customer of contents<CustomerRecord>(collections.customers).values()) {
    expect(customer.search_keys.toSorted()).toEqual([...searchKeysOf(customer)].toSorted());
  }
});
