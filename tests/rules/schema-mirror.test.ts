import { describe, expect, it } from 'vitest';
import { type CollectionName, collections } from '#domain/collections.ts';
import { weekdays } from '#domain/documents/service-request.ts';
import { textLimits } from '#domain/field-types.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { storedHourlyRate } from '#domain/requests/prices.ts';
import { hasConfirmedStudent, visitStates } from '#domain/visits/visit-state.ts';
import type { FunctionNode, MatchNode } from '#local/firestore/rules/syntax/ast.ts';
import { rulesSource } from './runners/rules-under-test.ts';
import { parseRules } from './mutants/ruleset-of.ts';
import { documentSchemas } from './schemas/document-schemas.ts';
import { expectedClause } from './schemas/expected-clauses.ts';
import { type FieldShape, fieldShapes } from './schemas/field-shape.ts';
import { conjunctsOf, printExpression, quote } from './schemas/print-expression.ts';

const databaseMatch = parseRules(rulesSource).services[0]?.matches[0];
if (databaseMatch === undefined) throw new Error('firestore.rules has no match for the database');

const collectionMatch = (collection: string): MatchNode => {
  const found = databaseMatch.matches.find(
    ({ pattern: [first] }) => first?.kind === 'literal' && first.value === collection,
  );
  if (found === undefined) throw new Error(`firestore.rules has no match for ${collection}`);
  return found;
};

const functionIn = (match: MatchNode, name: string): FunctionNode => {
  const found = match.functions.find((declared) => declared.name === name);
  if (found === undefined) throw new Error(`no function ${name} is declared there`);
  return found;
};

const clausesOf = (declared: FunctionNode): readonly string[] => conjunctsOf(declared.result).map(printExpression);

/** The schemas' clauses of a shape test, and the clauses that the rules add. */
function expectedClauses(
  declared: FunctionNode,
  fields: ReadonlyMap<string, FieldShape>,
  stricter: Readonly<Record<string, (value: string) => readonly string[]>> = {},
): readonly string[] {
  const document = declared.parameters[0]?.name ?? '';
  return [
    `${document}.keys().hasOnly([${[...fields.keys()].map(quote).join(', ')}])`,
    ...[...fields].flatMap(([field, shape]) => {
      const value = `${document}.${field}`;
      return Object.hasOwn(stricter, field)
        ? (stricter[field]?.(value) ?? [])
        : [expectedClause(document, field, shape)];
    }),
  ];
}

/** The shape test of each collection that a client may write to. */
const shapeTests = {
  interim_users: 'isInterimUser',
  senior_profiles: 'isSeniorProfile',
} as const satisfies Partial<Record<CollectionName, string>>;

/** Fields of an account that no client chooses: the rules fix or forbid them elsewhere (generated.test.ts). */
const untested = {
  interim_users: {
    role: () => [],
    blocked: () => [],
    sessions_valid_from: () => [
      "(!('sessions_valid_from' in user) || user.sessions_valid_from is int && user.sessions_valid_from >= 0)",
    ],
  },
} as const;

describe('firestore.rules and the schemas agree on every field', () => {
  // spec: 5.request-form.required-data
  it.each(Object.entries(shapeTests))('%s: %s', (collection, name) => {
    const declared = functionIn(collectionMatch(collection), name);
    const schema = Object.entries(documentSchemas).find(([known]) => known === collection)?.[1];
    if (schema === undefined) throw new Error(`no schema of ${collection}`);
    expect(clausesOf(declared)).toEqual(
      expectedClauses(declared, fieldShapes(schema), collection === 'interim_users' ? untested.interim_users : {}),
    );
  });

  it('service_requests: isNewServiceRequest, which is stricter than a valid stored record', () => {
    const match = collectionMatch(collections.serviceRequests);
    const declared = functionIn(match, 'isNewServiceRequest');
    expect(clausesOf(declared)).toEqual(
      expectedClauses(declared, fieldShapes(documentSchemas.service_requests), {
        preferred_days: (value) => [`areWeekdays(${value})`],
        // The bounds of the cost follow from those of the hours.
        total_cost: (value) => [`${value} is int`, `${value} == newRequest.hours_requested * ${storedHourlyRate}`],
        created_at: (value) => [`${value} == request.time`],
        // It is the caller's own uid, or absent (mayCreateServiceRequest).
        actor_uid: () => [],
        status: (value) => [`${value} == 'submitted'`],
      }),
    );
    expect(clausesOf(functionIn(match, 'areWeekdays'))).toEqual([
      `days.toSet().hasOnly([${weekdays.map(quote).join(', ')}].toSet())`,
      'days.size() >= 1',
      `days.size() <= ${weekdays.length}`,
    ]);
  });

  it('planning: the states in which a senior reads her visit are those with a student', () => {
    const states = visitStates.filter(hasConfirmedStudent).map(quote).join(', ');
    expect(clausesOf(functionIn(collectionMatch(collections.planning), 'mayGetVisit'))).toContain(
      `visit.state in [${states}]`,
    );
  });

  it('the shared tests have the bounds of the domain', () => {
    expect(clausesOf(functionIn(databaseMatch, 'isId'))).toEqual([
      `value.matches('^[A-Za-z0-9_-]{1,${textLimits.id}}$')`,
    ]);
    expect(clausesOf(functionIn(databaseMatch, 'isEmail'))[0]).toBe(`value.size() <= ${textLimits.email}`);
    expect(clausesOf(functionIn(databaseMatch, 'isFarEnough'))).toEqual([
      `calendarDate >= isoDate(brusselsTimeAt(request.time) + duration.value(${leadTimeDays}, 'd'))`,
    ]);
  });

  it('every collection has rules, and all rules belong to a collection', () => {
    const matched = databaseMatch.matches.map(({ pattern }) =>
      pattern.map((segment) => (segment.kind === 'literal' ? segment.value : segment.kind)).join('/'),
    );
    expect(matched.toSorted()).toEqual(
      Object.values(collections)
        // Of a circle only its members are documents.
        .map((collection) => `${collection}/capture${collection === collections.circles ? '/members/capture' : ''}`)
        .toSorted(),
    );
    expect(databaseMatch.matches.flatMap(({ matches }) => matches)).toEqual([]);
  });
});
