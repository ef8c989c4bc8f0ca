import type { RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import type { Ruleset } from '#local/firestore/rules/types.ts';
import { evaluateCase } from '../runners/in-process.ts';
import type { DecidedCase, DecidedCases } from './decide-cases.ts';
import { mutateRules } from './mutate-rules.ts';
import { rulesetOf } from './ruleset-of.ts';
import { withoutStackTraces } from './without-stack-traces.ts';

export interface Survivor {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

export interface MutationReport {
  readonly mutants: number;
  readonly survivors: readonly Survivor[];
}

/** Applies every mutation in turn. @returns those that no case detects. */
export const findSurvivors = (file: RulesFile, { by }: DecidedCases): MutationReport =>
  withoutStackTraces(() => {
    const survivors: Survivor[] = [];
    let mutants = 0;
    for (const { result, at, what } of mutateRules(file)) {
      mutants += 1;
      if (!isKilled(rulesetOf(result), by(at))) survivors.push({ line: at.line, column: at.column, what });
    }
    return { mutants, survivors };
  });

function isKilled(ruleset: Ruleset, cases: Iterable<DecidedCase>): boolean {
  for (const { prepared, expected } of cases) if (evaluateCase(ruleset, prepared).allowed !== expected) return true;
  return false;
}
