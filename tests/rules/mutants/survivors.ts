import type { RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import type { Ruleset } from '#local/firestore/rules/types.ts';
import { allCases } from '../cases/all-cases.ts';
import { leadTimeCases } from '../cases/lead-time-cases.ts';
import { evaluateCase, type PreparedCase, prepareCase } from '../runners/in-process.ts';
import { expectedVerdict } from '../oracle/expected-verdict.ts';
import { evaluatedBy } from './evaluated-by.ts';
import { mutateRules } from './mutate-rules.ts';
import { rulesetOf } from './ruleset-of.ts';

export interface Survivor {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

export interface MutationReport {
  readonly mutants: number;
  readonly survivors: readonly Survivor[];
}

interface ExpectedCase {
  readonly prepared: PreparedCase;
  readonly allowed: boolean;
}

const now = new Date('2026-03-02T09:00:00Z');

/** Applies every mutation in turn. @returns those that no case detects. */
export function findSurvivors(file: RulesFile): MutationReport {
  const { stackTraceLimit } = Error;
  // Each case that a rule denies by an error makes one, and its stack is never read.
  Error.stackTraceLimit = 0;
  try {
    return tryMutations(file);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function tryMutations(file: RulesFile): MutationReport {
  const casesOf = evaluatedBy(file, spread(expectedCases()));
  const survivors: Survivor[] = [];
  let mutants = 0;
  for (const { result, at, what } of mutateRules(file)) {
    mutants += 1;
    if (!isKilled(rulesetOf(result), casesOf.get(at) ?? [])) {
      survivors.push({ line: at.line, column: at.column, what });
    }
  }
  return { mutants, survivors };
}

const expectedCases = (): ExpectedCase[] =>
  [...leadTimeCases(), ...allCases(now)].map((each) => ({
    prepared: prepareCase(each),
    allowed: expectedVerdict(each) === 'allow',
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

const isKilled = (ruleset: Ruleset, cases: readonly ExpectedCase[]): boolean =>
  cases.some(({ prepared, allowed }) => evaluateCase(ruleset, prepared).allowed !== allowed);
