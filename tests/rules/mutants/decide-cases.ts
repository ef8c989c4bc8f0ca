import type { Expression, RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import { allCases } from '../cases/all-cases.ts';
import { leadTimeCases } from '../cases/lead-time-cases.ts';
import type { RulesCase } from '../cases/rules-case.ts';
import { expectedVerdict } from '../oracle/expected-verdict.ts';
import { type PreparedCase, prepareCase } from '../runners/in-process.ts';
import { evaluatedBy } from './evaluated-by.ts';
import { withoutStackTraces } from './without-stack-traces.ts';

export interface DecidedCase {
  readonly rulesCase: RulesCase;
  readonly prepared: PreparedCase;
  /** Whether the permission table allows it. */
  readonly expected: boolean;
}

export interface DecidedCases {
  readonly cases: readonly DecidedCase[];
  /** Those that the rules decide otherwise. */
  readonly unexpected: ReadonlySet<DecidedCase>;
  /** The cases whose decision evaluates an expression of the rules. */
  readonly by: (expression: Expression) => Iterable<DecidedCase>;
}

const now = new Date('2026-03-02T09:00:00Z');

const expectedCases = (): DecidedCase[] =>
  [...leadTimeCases(), ...allCases(now)].map((rulesCase) => ({
    rulesCase,
    prepared: prepareCase(rulesCase),
    expected: expectedVerdict(rulesCase) === 'allow',
  }));

/** A prime that does not divide the number of cases, so that each is taken once. */
const stride = 104_729;

/**
 * Neighbouring cases differ in one value of one field and detect the same mutations. In this order each stretch of the list
 * holds cases of every kind: a tenth as many are tried before one detects a mutation.
 */
function spread<Element>(list: readonly Element[]): Element[] {
  if (list.length % stride === 0) throw new RangeError('the stride would skip elements');
  return list.flatMap((_, index) => list[(index * stride) % list.length] ?? []);
}

/** Lets the rules decide every generated case once. */
export function decideCases(file: RulesFile): DecidedCases {
  const cases = expectedCases();
  const unexpected = new Set<DecidedCase>();
  const by = withoutStackTraces(() =>
    evaluatedBy(file, spread(cases), (each, allowed) => {
      if (allowed !== each.expected) unexpected.add(each);
    }),
  );
  return { cases, unexpected, by };
}
