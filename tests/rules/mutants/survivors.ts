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

/** How many of the last detections are remembered, and how far from each of them cases are tried: measured, not derived. */
const remembered = 3;
const reach = 30;

/**
 * The cases near those that detected the last mutations, in the order in which they were generated: neighbours differ in one
 * value of one field, and mutations that follow one another are of one condition. A third as many cases are tried.
 */
class Neighbourhood {
  readonly #cases: readonly DecidedCase[];
  readonly #positions: ReadonlyMap<DecidedCase, number>;
  #last: readonly number[] = [];

  constructor(cases: readonly DecidedCase[]) {
    this.#cases = cases;
    this.#positions = new Map(cases.map((each, position) => [each, position]));
  }

  *near(): Generator<DecidedCase> {
    for (const position of this.#last) yield* this.#cases.slice(Math.max(0, position - reach), position + reach + 1);
  }

  remember(detecting: DecidedCase): void {
    const position = this.#positions.get(detecting);
    if (position === undefined) throw new RangeError('not one of the cases');
    this.#last = [position, ...this.#last.filter((other) => other !== position)].slice(0, remembered);
  }
}

/** Applies every mutation in turn. @returns those that no case detects. */
export const findSurvivors = (file: RulesFile, { cases, by }: DecidedCases): MutationReport =>
  withoutStackTraces(() => {
    const survivors: Survivor[] = [];
    const neighbourhood = new Neighbourhood(cases);
    let mutants = 0;
    for (const { result, at, what } of mutateRules(file)) {
      mutants += 1;
      const ruleset = rulesetOf(result);
      const detecting = firstDetecting(ruleset, neighbourhood.near()) ?? firstDetecting(ruleset, by(at));
      if (detecting === undefined) survivors.push({ line: at.line, column: at.column, what });
      else neighbourhood.remember(detecting);
    }
    return { mutants, survivors };
  });

function firstDetecting(ruleset: Ruleset, cases: Iterable<DecidedCase>): DecidedCase | undefined {
  for (const each of cases) if (evaluateCase(ruleset, each.prepared).allowed !== each.expected) return each;
  return undefined;
}
