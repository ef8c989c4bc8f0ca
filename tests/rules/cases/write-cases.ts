import { type FieldMap, type FieldValue, hasReservedName, isServerTime, withField } from '../documents/field-value.ts';
import { type Actor, actors, jozef, maria, staff, uidOf } from '../people/actors.ts';
import { world } from '../people/world.ts';
import { documentSchemas } from '../schemas/document-schemas.ts';
import { fieldShapes } from '../schemas/field-shape.ts';
import { mutationsOf } from './field-mutations.ts';
import { otherCollectionsFieldNames, specialFieldNames } from './foreign-values.ts';
import type { Mutation } from './mutation.ts';
import { identifiers, uuids } from './text-mutations.ts';
import type { RulesCase } from './rules-case.ts';
import type { Subject } from './subject.ts';

/** One field of a document, changed in one way. */
interface FieldChange extends Mutation {
  readonly field: string;
}

/** Every single-field change of a document, derived from the schema and from known attacks. */
function fieldChanges({ collection, closed }: Subject, data: FieldMap, now: Date): readonly FieldChange[] {
  const shapes = fieldShapes(documentSchemas[collection]);
  const known = [...shapes].flatMap(([field, shape]) => {
    const mutations = mutationsOf(shape, data.get(field), now);
    return (closed ? mutations.slice(0, 2) : mutations).map((mutation) => ({ ...mutation, field }));
  });
  return [...known, ...foreignIdentities(shapes.keys()), ...extraFields(shapes)];
}

/** Fields that identify the owner, set to another person. */
function foreignIdentities(fields: Iterable<string>): readonly FieldChange[] {
  const identities: readonly FieldValue[] = [
    uidOf(maria),
    uidOf(jozef),
    uidOf(staff),
    'maria@madelief.test',
    'staf@madelief.test',
    'nobody',
  ];
  return [...fields]
    .filter((field) => field === 'id' || field === 'email' || field.endsWith('_id'))
    .flatMap((field) => identities.map((value) => ({ field, label: `of another: ${String(value)}`, value })));
}

function extraFields(shapes: ReadonlyMap<string, unknown>): readonly FieldChange[] {
  return [...specialFieldNames, ...otherCollectionsFieldNames]
    .filter((field) => !shapes.has(field))
    .map((field) => ({ field, label: 'extra', value: 'extra' }));
}

/**
 * Actors with write access make every change. The others are always denied, so each of them makes a different sample of
 * the changes.
 */
function sampleFor<Change>(actor: Actor, { writers }: Subject, changes: readonly Change[]): readonly Change[] {
  if (writers.includes(actor)) return changes;
  const position = actors.indexOf(actor);
  return changes.filter((_, index) => index % actors.length === position);
}

export function createCases(subject: Subject, now: Date): readonly RulesCase[] {
  return actors.flatMap((actor) => {
    const { id, data } = subject.fresh(actor, now);
    const creating = (what: string, caseId: string, caseData: FieldMap): RulesCase => ({
      name: `${actor.name} creates ${subject.collection}: ${what}`,
      actor,
      collection: subject.collection,
      request: { verb: 'create', id: caseId, data: caseData },
      stored: null,
      now,
    });
    return [
      creating('as it should be', id, data),
      ...sampleFor(actor, subject, fieldChanges(subject, data, now)).map(({ field, label, value }) =>
        creating(`${field}: ${label}`, id, withField(data, field, value)),
      ),
      ...sampleFor(actor, subject, idChanges(subject, actor, now)).map((changed) =>
        creating(`id ${changed.what}`, changed.id, changed.data),
      ),
    ];
  });
}

/** The document under another id, alone and together with the fields that repeat the id. */
function idChanges(subject: Subject, actor: Actor, now: Date) {
  const { id, data } = subject.fresh(actor, now);
  const ids = [
    uidOf(jozef),
    'a'.repeat(128),
    'a'.repeat(129),
    'met.punt',
    'met spatie',
    'é',
    'constructor',
    ...identifiers,
    ...uuids(),
  ];
  return ids
    .filter((other) => other !== id && other !== '.' && !other.includes('/'))
    .flatMap((other) => [
      { what: `${other} and not in the fields`, id: other, data },
      {
        what: `${other} and in the fields`,
        id: other,
        data: subject.idFields.reduce((changed, field) => withField(changed, field, other), data),
      },
    ]);
}

export function updateCases(subject: Subject, now: Date): readonly RulesCase[] {
  return actors.flatMap((actor) => {
    const ids = new Set([subject.existing(actor), subject.existing(maria)]);
    return [...ids].flatMap((id) => updatesOf(subject, actor, id, now));
  });
}

function updatesOf(subject: Subject, actor: Actor, id: string, now: Date): readonly RulesCase[] {
  const { collection, change } = subject;
  const data = world.get(`${collection}/${id}`);
  if (data === undefined) throw new RangeError(`the world has no ${collection}/${id}`);
  const [changedField, changedTo] = change;
  const base = { actor, collection, now };
  const setting = (
    what: string,
    changes: ReadonlyMap<string, FieldValue | undefined>,
    stored?: FieldMap,
  ): RulesCase => ({
    ...base,
    name: `${actor.name} updates ${collection}/${id}: ${what}`,
    request: { verb: 'update', id, changes },
    ...(stored === undefined ? {} : { stored }),
  });
  return [
    setting('a small change', new Map([[changedField, changedTo]])),
    setting('nothing', new Map([[changedField, data.get(changedField)]])),
    ...changesBesides(actor, subject, data).map(({ field, label, value }) =>
      setting(
        `a small change and ${field}: ${label}`,
        new Map([
          [field, value],
          [changedField, changedTo],
        ]),
      ),
    ),
    ...sampleFor(actor, subject, fieldChanges(subject, data, now)).flatMap(({ field, label, value }) => [
      setting(`${field}: ${label}`, new Map([[field, value]])),
      // A malformed stored record must neither widen access nor block unrelated changes.
      ...(subject.closed || cannotBeStored(field, value)
        ? []
        : [
            setting(
              `a small change where ${field} was ${label}`,
              new Map([[changedField, changedTo]]),
              withField(data, field, value),
            ),
          ]),
    ]),
  ];
}

/** Where anybody may write, an actor that may not change the document as it is may try to take it over. */
const changesBesides = (actor: Actor, subject: Subject, data: FieldMap): readonly FieldChange[] =>
  subject.closed ? sampleFor(actor, subject, unrelatedChanges(data)) : unrelatedChanges(data);

/** Changes of other fields, combined with an allowed one. */
function unrelatedChanges(data: FieldMap): readonly FieldChange[] {
  const names = new Set([...data.keys(), ...otherCollectionsFieldNames, ...specialFieldNames]);
  return [
    ...[...data.keys()].map((field) => ({ field, label: 'removed', value: undefined })),
    ...[...names].map((field) => ({
      field,
      label: 'another',
      value: data.get(field) === uidOf(maria) ? uidOf(jozef) : uidOf(maria),
    })),
  ];
}

/** The server's time is never a stored value, and reserved names cannot be stored. */
function cannotBeStored(field: string, value: FieldValue | undefined): boolean {
  if (value === undefined) return false;
  return isServerTime(value) || hasReservedName(new Map([[field, value]]));
}
