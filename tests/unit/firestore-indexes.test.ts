import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inProject } from '#build/project.ts';
import { commandAuditEntrySchema } from '#domain/documents/bookkeeping.ts';
import { equalityFields } from '#domain/staff/board-list.ts';
import { boardOrders, orderedFields } from '#domain/staff/board-order.ts';
import { documentSchemas } from '#tests/rules/schemas/document-schemas.ts';
import { type FieldShape, fieldShapes } from '#tests/rules/schemas/field-shape.ts';

/** The local Firestore refuses a query without its index where a test sends it; here all that screens can ask for is compared. */
const { indexes, fieldOverrides } = z
  .strictObject({
    indexes: z.array(
      z.strictObject({
        collectionGroup: z.string(),
        queryScope: z.literal('COLLECTION'),
        fields: z.array(
          z.union([
            z.strictObject({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
            z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
          ]),
        ),
      }),
    ),
    fieldOverrides: z.array(
      z.strictObject({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.optional(z.literal(true)),
        indexes: z.array(z.unknown()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(inProject('firestore.indexes.json'), 'utf8')));

type Shapes = ReadonlyMap<string, FieldShape>;

/** The schemas of a collection's documents; none for a collection that does not exist. */
const schemasOf = (collection: string): readonly Shapes[] => [
  ...Object.entries(documentSchemas).flatMap(([known, schema]) => (known === collection ? [fieldShapes(schema)] : [])),
  ...(collection === 'audit_log' ? [fieldShapes(commandAuditEntrySchema)] : []),
];

function shapeAt(shapes: Shapes, path: string): FieldShape | undefined {
  const [first = '', ...rest] = path.split('.');
  const shape = shapes.get(first);
  if (rest.length === 0) return shape;
  return shape?.kind === 'map' ? shapeAt(shape.fields, rest.join('.')) : undefined;
}

const shapeOf = (collection: string, path: string): FieldShape | undefined =>
  schemasOf(collection)
    .map((shapes) => shapeAt(shapes, path))
    .find((shape) => shape !== undefined);

const labelOf = ({ collectionGroup, fields }: (typeof indexes)[number]): string =>
  `${collectionGroup}: ${fields.map((each) => `${each.fieldPath} ${'order' in each ? each.order : each.arrayConfig}`).join(', ')}`;

test('every index is on fields of a stored document that can be ordered, or on lists for what they contain', () => {
  const unknown = indexes.flatMap(({ collectionGroup, fields }) =>
    fields
      .filter((each) => {
        const kind = shapeOf(collectionGroup, each.fieldPath)?.kind;
        if ('arrayConfig' in each) return kind !== 'list';
        return kind === undefined || kind === 'map' || kind === 'list' || kind === 'record';
      })
      .map(({ fieldPath }) => `${collectionGroup}.${fieldPath}`),
  );
  expect(unknown).toEqual([]);
});

test('every index has at least two fields and exists once: Firestore makes those of one field, and refuses copies', () => {
  expect(indexes.filter(({ fields }) => fields.length < 2).map(labelOf)).toEqual([]);
  expect(indexes.map(labelOf).toSorted()).toEqual([...new Set(indexes.map(labelOf))].toSorted());
});

// spec: staff.requests.indexes
test('a list of the board has an index for each of its conditions in each order, both ways', () => {
  const stored = new Set(indexes.map(labelOf));
  const needed = equalityFields.flatMap((field) =>
    boardOrders.map(({ by, direction }) => {
      const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
      const fields = orderedFields[by].map((fieldPath) => ({ fieldPath, order }) as const);
      return labelOf({
        collectionGroup: 'board',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: field, order: 'ASCENDING' }, ...fields],
      });
    }),
  );
  expect(needed.filter((label) => !stored.has(label))).toEqual([]);
});

test('records that are of no use after a time are deleted by Firestore', () => {
  const passing = fieldOverrides.filter(({ ttl }) => ttl === true);
  expect(passing.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).toSorted()).toEqual([
    'circle_invitations.expires_at',
    'data_exports.expires_at',
    'helper_links.expires_at',
    'message_reports.expires_at',
    'rate_limits.expires_at',
    'request_days.expires_at',
    'staff_commands.expires_at',
    'threads.expires_at',
    'verification_links.expires_at',
  ]);
  for (const { collectionGroup, fieldPath } of passing) {
    expect(shapeOf(collectionGroup, fieldPath)?.kind, collectionGroup).toBe('moment');
  }
});

test('single fields are indexed as they are asked for: keys by what they contain, memberships in all circles', () => {
  const inAllCircles = ['user_id', 'ask_at'].map((fieldPath) => ({
    ...{ collectionGroup: 'members', fieldPath },
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  }));
  expect(fieldOverrides.filter(({ ttl }) => ttl === undefined)).toEqual([
    ...inAllCircles,
    {
      collectionGroup: 'customers',
      fieldPath: 'search_keys',
      indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' }],
    },
    // The most written of all, and asked for by nothing: an index on a moment takes a bounded number of writes (docs/scale.md).
    { collectionGroup: 'rate_limits', fieldPath: 'window_started_at', indexes: [] },
  ]);
  expect(shapeOf('customers', 'search_keys')?.kind).toBe('list');
  expect(shapeOf('rate_limits', 'window_started_at')?.kind).toBe('moment');
  for (const { fieldPath } of inAllCircles) expect(shapeOf('circles', fieldPath), fieldPath).toBeDefined();
});
