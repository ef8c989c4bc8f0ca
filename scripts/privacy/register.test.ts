import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inProject } from '#build/project.ts';
import { type CollectionName, collections } from '#domain/collections.ts';
import { commandAuditEntrySchema } from '#domain/documents/bookkeeping.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { studentRecordSchema } from '#domain/documents/student-profile.ts';
import { shownFields } from '#domain/privacy/handed-out.ts';
import { register } from '#domain/privacy/register.ts';
import { deviceStores } from '#domain/privacy/register/device.ts';
import { type PersonKind, personKinds, type RegisterEntry, type Trace } from '#domain/privacy/register/entry.ts';
import { exportedCollections } from '#functions/privacy/export/texts/export-texts.ts';
import { MadeliefDatabase } from '#offline/db.ts';
import { documentSchemas } from '#tests/rules/schemas/document-schemas.ts';
import { renderRegister } from './render-register.ts';

const names = Object.values(collections);

/** What functions store beside the schema that the rules tests know. */
const alsoStored: Partial<Readonly<Record<CollectionName, readonly string[]>>> = {
  service_requests: [...Object.keys(storedServiceRequestSchema.shape), 'last_command'],
  planning: ['last_command'],
  student_profiles: Object.keys(studentRecordSchema.shape),
  audit_log: Object.keys(commandAuditEntrySchema.shape),
};

const fieldsIn = (name: CollectionName): string[] => [
  ...new Set([...Object.keys(documentSchemas[name].shape), ...(alsoStored[name] ?? [])]),
];

/** The field of the document that a path of a trace is in. */
const rootOf = (path: string): string => path.split(/[.[]/)[0] ?? '';

const reaches = ({ of, erasing }: Trace, kind: PersonKind, field: string): boolean =>
  of === kind &&
  (erasing === 'delete' ||
    Object.keys(typeof erasing === 'string' ? {} : erasing.blank).some((path) => rootOf(path) === field));

describe.each(names)('the register on %s', (name) => {
  const entry: RegisterEntry = register[name];

  // spec: security.privacy-register
  it('has every field of the schema, and no other', () => {
    expect(Object.keys(entry.fields).toSorted()).toEqual(fieldsIn(name).toSorted());
  });

  // spec: security.privacy-register
  it('says for each field about a person what erasing that person does to it', () => {
    const forgotten = Object.entries(entry.fields).flatMap(([field, about]) =>
      personKinds
        .filter((kind) => (typeof about === 'string' ? about === kind : about.includes(kind)))
        .filter((kind) => !entry.traces.some((trace) => reaches(trace, kind, field)))
        .map((kind) => `${field} of a ${kind}`),
    );
    expect(forgotten).toEqual([]);
  });

  it('looks for people in fields that exist, and empties no other', () => {
    const paths = entry.traces.flatMap(({ at, erasing }) => [
      ...(at === 'id' ? [] : [at]),
      ...(typeof erasing === 'string' ? [] : Object.keys(erasing.blank)),
    ]);
    expect(paths.map(rootOf).filter((field) => !(field in entry.fields))).toEqual([]);
  });

  it('names fields that exist in what an export shows and keeps secret', () => {
    const named = [...Object.values(entry.shows ?? {}).flat(), ...(entry.secret ?? []).map(rootOf)];
    expect(named.filter((field) => !(field in entry.fields))).toEqual([]);
  });

  it('hands every kind of person that it is about an export of it, or says why not', () => {
    const forgotten = Object.entries(entry.fields).flatMap(([field, about]) =>
      personKinds
        .filter((kind) => (typeof about === 'string' ? about === kind : about.includes(kind)))
        .filter((kind) => {
          const traces = entry.traces.filter(({ of }) => of === kind);
          if (traces.length > 0 && traces.every(({ withheld }) => withheld !== undefined)) return false;
          const isNamed = shownFields(entry, kind).includes(field) || (entry.secret ?? []).map(rootOf).includes(field);
          return traces.length === 0 || !(isNamed || entry.shows?.[kind] !== undefined);
        })
        .map((kind) => `${field} of a ${kind}`),
    );
    expect(forgotten).toEqual([]);
  });

  it('has names on the page of an export, in each language', () => {
    const isExported = entry.traces.some(({ withheld }) => withheld === undefined);
    expect(exportedCollections.some((each) => each === name)).toBe(isExported);
  });

  it('says what stays, exactly where something of a person may stay', () => {
    const isOfPeople = entry.period !== 'for-ever';
    const leaves = entry.traces.some(({ erasing, at }) => erasing !== 'delete' && !at.endsWith('[]'));
    const untouched = isOfPeople && entry.traces.length === 0 && name !== 'saved_views';
    const saysWhatStays = entry.stays !== undefined;
    expect({ missing: untouched && !saysWhatStays, unfounded: saysWhatStays && !leaves && !untouched }).toEqual({
      missing: false,
      unfounded: false,
    });
  });
});

describe('the register', () => {
  it('is what docs/privacy.md says: run node scripts/write-register.ts', async () => {
    expect(await readFile(inProject('docs/privacy.md'), 'utf8')).toBe(renderRegister());
  });

  it('has every store of the database on the device', () => {
    const stores = new MadeliefDatabase().tables.map((table) => table.name);
    expect(Object.keys(deviceStores).toSorted()).toEqual(stores.toSorted());
  });
});
