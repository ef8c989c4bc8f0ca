import { describe, expect, it } from 'vitest';
import { mutatePattern } from './mutate-pattern.ts';
import { mutateRules } from './mutate-rules.ts';
import { parseRules } from './ruleset-of.ts';

const mistakesIn = (condition: string): readonly string[] =>
  [
    ...mutateRules(
      parseRules(`rules_version = '2';
        service cloud.firestore { match /databases/{d}/documents { match /notes/{id} { allow get: if ${condition}; } } }`),
    ),
  ].map(({ what }) => what);

describe('the mutations', () => {
  it('drop and negate each side of a conjunction', () => {
    expect(mistakesIn('a && b')).toEqual([
      '&&: right side dropped',
      '&&: left side dropped',
      '&& became the other',
      'negated',
      'negated',
      'always true',
      'always false',
      'negated',
    ]);
  });

  it('move each bound by one and include or exclude it', () => {
    expect(mistakesIn('a.size() <= 8')).toEqual([
      '<= became <',
      '<= became >',
      '8 became 7',
      '8 became 9',
      'always true',
      'always false',
      'negated',
    ]);
  });

  it('drop each element of a list', () => {
    expect(mistakesIn("a in ['x', 'y']")).toContain('x dropped from the list');
    expect(mistakesIn("a in ['x', 'y']")).toContain('y dropped from the list');
  });

  it('loosen each strict part of a pattern', () => {
    expect([...mutatePattern('^[a-c_]{2,3}\\.$')].map(({ pattern }) => pattern)).toEqual([
      '^[\\x{60}-\\x{63}_]{2,3}\\.$',
      '^[\\x{62}-\\x{63}_]{2,3}\\.$',
      '^[\\x{61}-\\x{62}_]{2,3}\\.$',
      '^[\\x{61}-\\x{64}_]{2,3}\\.$',
      '^[a-c]{2,3}\\.$',
      '^[a-c_]{1,3}\\.$',
      '^[a-c_]{3,3}\\.$',
      '^[a-c_]{2,2}\\.$',
      '^[a-c_]{2,4}\\.$',
      '^[a-c_]{2,3}.$',
    ]);
  });

  it('name the expression that they change', () => {
    const file = parseRules(`rules_version = '2';
      service cloud.firestore { match /databases/{d}/documents { match /notes/{id} { allow get: if true; } } }`);
    const [first] = mutateRules(file);
    expect(first?.at).toBe(file.services[0]?.matches[0]?.matches[0]?.allows[0]?.condition);
  });
});
