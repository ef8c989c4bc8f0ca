import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { CollectionName } from '#domain/collections.ts';
import { historyEntrySchema } from '#domain/documents/bookkeeping.ts';
import { planningSchema } from '#domain/documents/planning.ts';
import { quoteSchema } from '#domain/documents/quote.ts';
import { isReadExactly, readKnown } from '#domain/read-known.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { storedFollowedStudentSchema } from '#domain/documents/student-profile.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { seriesOf } from '#domain/series/request-series.ts';
import { inProject } from '#build/project.ts';
import { parseDocument, parseDocuments } from '#firebase/parsing.ts';
import { smallTown, townDocuments } from '#local/seed/town/town.ts';
import { seedDocuments } from '#local/seed/documents.ts';
import { aQuote } from '../builders/quote.ts';
import { documentSchemas } from '../rules/schemas/document-schemas.ts';

type Data = Record<string, unknown>;

interface Stored {
  readonly collection: CollectionName;
  readonly id: string;
  readonly data: Data;
}

/** As the app reads each collection; the others as they are written. */
const schemas: Readonly<Record<CollectionName, z.core.$ZodType>> = {
  ...documentSchemas,
  service_requests: storedServiceRequestSchema,
  student_profiles: storedFollowedStudentSchema,
  planning: planningSchema,
  audit_log: historyEntrySchema,
};

const withMoments = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'moment' in value && typeof value.moment === 'string'
    ? new Date(value.moment)
    : value;

/** One document of each shape that the release of this commit stored (tests/releases/write-documents.ts). */
const ofReleaseBefore = JSON.parse(
  readFileSync(inProject('tests', 'releases', 'ea766ec3.json'), 'utf8'),
  withMoments,
) as readonly Stored[];

const now = new Date('2026-11-25T09:00:00Z');
const ofToday = [...seedDocuments(now), ...townDocuments({ ...smallTown, requests: 40 }, now)] as readonly Stored[];

/** Every object of a document, itself included; moments are values. */
function* objectsIn(value: unknown): Generator<Data> {
  if (Array.isArray(value)) for (const each of value as readonly unknown[]) yield* objectsIn(each);
  else if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    yield value as Data;
    for (const each of Object.values(value)) yield* objectsIn(each);
  }
}

/** What has maps whose names are data, or parts that are read where they are shown. */
const opaque: readonly CollectionName[] = ['counters', 'figures', 'student_profiles', 'audit_log', 'service_requests'];

describe('an app of today that meets documents of the release before', () => {
  test.each([...new Set(ofReleaseBefore.map(({ collection }) => collection))])('reads all of %s', (collection) => {
    const own = ofReleaseBefore.filter((each) => each.collection === collection);
    const unread = own.filter(({ data }) => parseDocument(schemas[collection], data) === null);
    expect(unread.map(({ id }) => id)).toEqual([]);
  });
});

describe('an app of today that meets documents of a later release', () => {
  const lists = [...new Set(ofToday.map(({ collection }) => collection))];

  test.each(lists)('reads what it knows of %s, whatever was added', (name) => {
    const own = ofToday.filter(({ collection }) => collection === name).slice(0, 60);
    const schema = schemas[name];
    for (const { data } of own) {
      const known = parseDocument(schema, data);
      expect(known).not.toBeNull();
      const later = structuredClone(data);
      const places = opaque.includes(name) ? [later] : [...objectsIn(later)];
      for (const place of places) Object.assign(place, { added_later: { deep: [1, now] } });
      expect(parseDocument(schema, later)).toEqual(isReadExactly(schema) ? null : known);
    }
  });

  test.each(['user_credits', 'credit_transactions'] as const)(
    '%s with a field that it does not know is refused',
    (name) => {
      const found = ofReleaseBefore.find(({ collection }) => collection === name);
      expect(parseDocument(schemas[name], found?.data)).not.toBeNull();
      expect(parseDocument(schemas[name], { ...found?.data, currency: 'GBP' })).toBeNull();
    },
  );

  test('a value that it does not know hides that document at most, and none beside it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.string({ maxLength: 20 }), fc.nat(), (name, word, which) => {
        const own = ofToday.filter(({ collection }) => collection === name).slice(0, 5);
        const changed = own.map(({ data }) => structuredClone(data));
        const first = changed[0] ?? {};
        const texts = Object.keys(first).filter((field) => typeof first[field] === 'string');
        const field = texts[which % Math.max(texts.length, 1)];
        if (field !== undefined) first[field] = `later-${word}`;
        const read = parseDocuments(
          schemas[name],
          changed.map((data) => ({ data: () => data })),
        );
        expect(read.length).toBeGreaterThanOrEqual(own.length - 1);
      }),
    );
  });

  test('the price and the series of a request are read as the request is', () => {
    const added = { added_later: true };
    const quote = aQuote();
    expect(readKnown(quoteSchema, { ...quote, ...added })).toEqual(quote);
    const dates = { first_date: '2026-12-01', until: null, ended_from: null, next_date: '2026-12-08' };
    const series = { frequency: 'weekly', start: '10:00', minutes: 60, ...dates };
    expect(seriesOf({ series: { ...series, ...added } })).toEqual(series);
  });

  test('a request in a state that it does not know is shown, with the word that is stored', () => {
    const stored = ofToday.find(({ collection }) => collection === 'service_requests');
    const request = parseDocument(storedServiceRequestSchema, { ...stored?.data, status: 'paused' });
    expect(request?.status).toBe('paused');
    expect(readRequestStatus(request?.status ?? '')).toBeNull();
  });
});
