import { describe, expect, it } from 'vitest';
import { listCases } from './cases/read-cases.ts';
import type { QueryFilter, RulesCase } from './cases/rules-case.ts';
import { subjects } from './cases/subject.ts';
import type { FieldMap } from './documents/field-value.ts';
import { evaluateCase, prepareCase } from './runners/in-process.ts';
import { compileProductRules } from './runners/rules-under-test.ts';
import { world } from './people/world.ts';

const rules = compileProductRules();
const now = new Date('2026-03-02T09:00:00Z');

/** The documents that a query of equalities would return. */
function found({ collection, request }: RulesCase): readonly string[] {
  if (request.verb !== 'list') return [];
  const listed = request.below === undefined ? `${collection}/` : `${collection}/${request.below}/`;
  return [...world]
    .filter(([path, data]) => path.startsWith(listed) && request.filters.every((filter) => holds(filter, data)))
    .map(([path]) => path.slice(collection.length + 1));
}

function holds({ field, op, value }: QueryFilter, data: FieldMap): boolean {
  const stored = data.get(field);
  if (op === 'EQUAL') return stored === value;
  if (op === 'IN') return Array.isArray(value) && value.includes(stored);
  if (op === 'NOT_EQUAL') return stored !== undefined && stored !== value;
  return typeof stored === 'string' && typeof value === 'string' && stored >= value;
}

describe('a query returns no document that a get would deny', () => {
  it.each(subjects.map((subject) => [subject.collection, subject] as const))('%s', (_, subject) => {
    const allowed = listCases(subject, now).filter((each) => evaluateCase(rules, prepareCase(each)).allowed);
    const leaks = allowed.flatMap((each) =>
      found(each)
        .filter((id) => !evaluateCase(rules, prepareCase({ ...each, request: { verb: 'get', id } })).allowed)
        .map((id) => `${each.name}: ${id}`),
    );
    expect(leaks).toEqual([]);
  });
});
