import { aQuote } from '#tests/builders/quote.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { double, type FieldMap, type FieldValue, fieldsOf, withField, withFields } from '../documents/field-value.ts';
import {
  type Actor,
  blockedStaff,
  jozef,
  maria,
  rosa,
  staff,
  uidOf,
  oneFactorStaff,
  unverifiedStaff,
  vera,
  visitor,
} from '../people/actors.ts';
import { requestIdOf } from '../people/request-ids.ts';
import { storedStatuses } from '../people/stored-statuses.ts';
import type { RulesCase } from './rules-case.ts';
import { subjects } from './subject.ts';

const collection = 'service_requests';

/** From every stored status to every status that a client may try to write. */
export function statusCases(now: Date): readonly RulesCase[] {
  const callers: readonly Actor[] = [maria, jozef, vera, visitor, staff, oneFactorStaff, unverifiedStaff, blockedStaff];
  const before: readonly FieldValue[] = [...storedStatuses, null, 1, ['submitted']];
  const after: readonly (FieldValue | undefined)[] = [...storedStatuses, undefined, null, ['cancelled']];
  const id = requestIdOf(1);
  const request = fieldsOf(aServiceRequest({ request_id: id, senior_id: uidOf(maria) }));
  return callers.flatMap((actor) =>
    before.flatMap((from) =>
      after.map((to) => ({
        name: `${actor.name} moves a request of Maria from ${JSON.stringify(from)} to ${JSON.stringify(to)}`,
        actor,
        collection,
        request: { verb: 'update', id, changes: new Map([['status', to]]) },
        stored: withField(request, 'status', from),
        now,
      })),
    ),
  );
}

/** A quote and the mark of the last command: written by functions, kept by the senior's cancellation. */
export function quoteCases(now: Date): readonly RulesCase[] {
  const callers: readonly Actor[] = [maria, jozef, rosa, vera, visitor, staff];
  const id = requestIdOf(1);
  const request = fieldsOf(aServiceRequest({ request_id: id, senior_id: uidOf(maria), status: 'processing' }));
  const marks = new Map<string, FieldValue>([
    ['quote', fieldsOf(aQuote())],
    ['last_command', requestIdOf(5)],
  ]);
  const accepted = fieldsOf(aQuote({ state: 'accepted', cents_per_hour: 500 }));
  const written: readonly (readonly [field: string, value: FieldValue | undefined])[] = [
    ['quote', accepted],
    ['quote', undefined],
    ['quote', null],
    ['last_command', requestIdOf(6)],
    ['last_command', undefined],
  ];
  const updates: readonly ReadonlyMap<string, FieldValue | undefined>[] = [
    new Map([['status', 'cancelled']]),
    ...written.flatMap(([field, value]) => [
      new Map([[field, value]]),
      new Map<string, FieldValue | undefined>([
        ['status', 'cancelled'],
        [field, value],
      ]),
    ]),
  ];
  return callers.flatMap((actor) =>
    [request, withFields(request, marks)].flatMap((stored) =>
      updates.map((changes) => ({
        name: `${actor.name} changes ${[...changes.keys()].join(' and ')} of a request of Maria with ${stored.size} fields`,
        actor,
        collection,
        request: { verb: 'update' as const, id, changes },
        stored,
        now,
      })),
    ),
  );
}

/** Hours and cost are valid only in combination. */
export function costCases(now: Date): readonly RulesCase[] {
  const hours: readonly FieldValue[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, double(2), 2.5];
  const costs: readonly FieldValue[] = [0, 21, 42, 63, 84, 105, 126, 147, 168, 189, -21, 20, 22, double(42), 52.5];
  return [maria, rosa].flatMap((actor) =>
    hours.flatMap((asked) =>
      costs.map((cost) =>
        creating(actor, now, `${JSON.stringify(asked)} hours for ${JSON.stringify(cost)}`, (good) =>
          withFields(
            good,
            new Map([
              ['hours_requested', asked],
              ['total_cost', cost],
            ]),
          ),
        ),
      ),
    ),
  );
}

function creating(actor: Actor, now: Date, what: string, change: (good: FieldMap) => FieldMap): RulesCase {
  const subject = subjects.find((candidate) => candidate.collection === collection);
  if (subject === undefined) throw new RangeError('no subject for service requests');
  const { id, data } = subject.fresh(actor, now);
  return {
    name: `${actor.name} asks for ${what}`,
    actor,
    collection,
    request: { verb: 'create', id, data: change(data) },
    now,
  };
}
