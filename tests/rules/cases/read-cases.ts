import { requestStatuses } from '#domain/requests/request-status.ts';
import { aDoorCode } from '#tests/builders/door-code.ts';
import { aDoorPhoto } from '#tests/builders/students/student-photo.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { type FieldMap, fieldsOf, withField } from '../documents/field-value.ts';
import { actors, jozef, maria, uidOf } from '../people/actors.ts';
import { mariasRequests, mariasVisits, requestOf } from '../people/world.ts';
import { documentSchemas } from '../schemas/document-schemas.ts';
import type { QueryFilter, RulesCase } from './rules-case.ts';
import type { Subject } from './subject.ts';

export function getCases(subject: Subject, now: Date): readonly RulesCase[] {
  return actors.flatMap((actor) => {
    const ids = new Set([
      subject.existing(actor),
      subject.existing(maria),
      subject.existing(jozef),
      'missing',
      uidOf(actor),
    ]);
    return [...ids].map((id) => ({
      name: `${actor.name} gets ${subject.collection}/${id}`,
      actor,
      collection: subject.collection,
      request: { verb: 'get', id },
      now,
    }));
  });
}

/** Where no session was ended, one that began at the earliest second counts. */
export function sessionCases(now: Date): readonly RulesCase[] {
  return [-1, 0, 1].map((auth_time) => ({
    name: `Maria gets user_credits/maria, signed in at ${auth_time}`,
    actor: { ...maria, claims: { ...maria.claims, auth_time } },
    collection: 'user_credits',
    request: { verb: 'get', id: uidOf(maria) },
    now,
  }));
}

/**
 * The student may be read from certain states on: of the visit, or, where none is stored or an older one without a state,
 * of the request, whichever label it has.
 */
export function planningCases(now: Date): readonly RulesCase[] {
  return actors.flatMap((actor) => {
    const getting = (id: string, what: string): RulesCase => ({
      name: `${actor.name} gets planning/${id}${what}`,
      actor,
      collection: 'planning',
      request: { verb: 'get', id },
      now,
    });
    return [
      ...mariasRequests.flatMap(({ id, status }) => {
        const older = getting(id, ` of a request that is ${JSON.stringify(status)}`);
        return [older, { ...older, name: `${older.name}, without a visit`, stored: null }];
      }),
      ...mariasVisits.map(({ id, state }) => getting(id, `, which is ${state}`)),
      ...malformedVisits.map(([what, stored]) => ({ ...getting(requestOf(maria), `, ${what}`), stored })),
    ];
  });
}

/** A photo is read of one state on and until another, and only beside the visit of its student. */
export function doorPhotoCases(now: Date): readonly RulesCase[] {
  const photos: readonly (readonly [what: string, stored: FieldMap | null | undefined])[] = [
    ['', undefined],
    [', without a photo', null],
    [', with the photo of another student', fieldsOf(aDoorPhoto({ student_id: 'student-wout' }))],
  ];
  return actors.flatMap((actor) =>
    mariasVisits.flatMap(({ id, state }) =>
      photos.map(([what, stored]): RulesCase => ({
        name: `${actor.name} gets door_photos/${id}, whose visit is ${state}${what}`,
        actor,
        collection: 'door_photos',
        request: { verb: 'get', id },
        ...(stored === undefined ? {} : { stored }),
        now,
      })),
    ),
  );
}

/** A code is read in one state, and only beside the visit of its student. */
export function doorCodeCases(now: Date): readonly RulesCase[] {
  const codes: readonly (readonly [what: string, stored: FieldMap | null | undefined])[] = [
    ['', undefined],
    [', without a code', null],
    [', with the code of another student', fieldsOf(aDoorCode({ student_id: 'student-wout' }))],
  ];
  return actors.flatMap((actor) =>
    mariasVisits.flatMap(({ id, state }) =>
      codes.map(([what, stored]): RulesCase => ({
        name: `${actor.name} gets door_codes/${id}, whose visit is ${state}${what}`,
        actor,
        collection: 'door_codes',
        request: { verb: 'get', id },
        ...(stored === undefined ? {} : { stored }),
        now,
      })),
    ),
  );
}

/** From before codes lay beside visits: the code in the visit is for nobody but the senior and staff. */
export function olderCodeCases(now: Date): readonly RulesCase[] {
  return actors.flatMap((actor) =>
    ['4712', null, ''].map((code): RulesCase => ({
      name: `${actor.name} gets a visit of Maria that holds the code ${JSON.stringify(code)}`,
      actor,
      collection: 'planning',
      request: { verb: 'get', id: requestOf(maria) },
      stored: withField(confirmed, 'door_code', code),
      now,
    })),
  );
}

const confirmed = fieldsOf(aPlannedVisit({ request_id: requestOf(maria), senior_id: uidOf(maria) }));

/** Readable by staff alone. */
const malformedVisits: readonly (readonly [what: string, stored: FieldMap])[] = [
  ...[null, 1, '', 'CONFIRMED', 'onbekend', 'constructor', ['confirmed']].map((state): [string, FieldMap] => [
    `whose state is ${JSON.stringify(state)}`,
    withField(confirmed, 'state', state),
  ]),
  ['which has a state and no senior', withField(confirmed, 'senior_id', undefined)],
];

export function listCases(subject: Subject, now: Date): readonly RulesCase[] {
  const fields = Object.keys(documentSchemas[subject.collection].shape);
  return actors.flatMap((actor) => {
    const own = uidOf(actor);
    const queries: readonly (readonly QueryFilter[])[] = [
      [],
      ...fields
        .filter((field) => field === 'id' || field.endsWith('_id'))
        .flatMap((field): readonly (readonly QueryFilter[])[] => [
          [{ field, op: 'EQUAL', value: own }],
          [{ field, op: 'EQUAL', value: uidOf(jozef) }],
          [{ field, op: 'EQUAL', value: uidOf(maria) }],
          [
            { field, op: 'EQUAL', value: own },
            { field: 'status', op: 'EQUAL', value: requestStatuses[0] },
          ],
          [
            { field, op: 'EQUAL', value: uidOf(jozef) },
            { field: 'status', op: 'EQUAL', value: requestStatuses[0] },
          ],
          [{ field, op: 'IN', value: [own, uidOf(jozef), uidOf(maria)] }],
          [{ field, op: 'NOT_EQUAL', value: 'nobody-else' }],
          [{ field, op: 'GREATER_THAN_OR_EQUAL', value: own }],
        ]),
      [{ field: 'status', op: 'EQUAL', value: requestStatuses[0] }],
      [{ field: 'email', op: 'EQUAL', value: 'maria@madelief.test' }],
      ...['admin', 'dispatch', 'finance', 'senior'].map((role): readonly QueryFilter[] => [
        { field: 'role', op: 'EQUAL', value: role },
      ]),
      [{ field: 'role', op: 'IN', value: ['admin', 'senior'] }],
    ];
    const whole = queries.flatMap((filters) =>
      [false, true].map((collectionGroup) => ({
        name: `${actor.name} lists ${collectionGroup ? 'the collection group ' : ''}${subject.collection}: ${describe(filters)}`,
        actor,
        collection: subject.collection,
        request: { verb: 'list' as const, filters, collectionGroup },
        now,
      })),
    );
    const deeper = (subject.below ?? []).flatMap((below) =>
      [[], [{ field: 'ended_at', op: 'EQUAL', value: null }] satisfies QueryFilter[]].map((filters) => ({
        name: `${actor.name} lists ${subject.collection}/${below}: ${describe(filters)}`,
        actor,
        collection: subject.collection,
        request: { verb: 'list' as const, below, filters, collectionGroup: false },
        now,
      })),
    );
    return [...whole, ...deeper];
  });
}

function describe(filters: readonly QueryFilter[]): string {
  if (filters.length === 0) return 'all';
  return filters.map(({ field, op, value }) => `${field} ${op} ${String(value)}`).join(' and ');
}

export function deleteCases(subject: Subject, now: Date): readonly RulesCase[] {
  return actors.flatMap((actor) => {
    const ids = new Set([subject.existing(actor), subject.existing(maria), 'missing']);
    return [...ids].map((id) => ({
      name: `${actor.name} deletes ${subject.collection}/${id}`,
      actor,
      collection: subject.collection,
      request: { verb: 'delete', id },
      now,
    }));
  });
}
