import type { Scope } from '#local/firestore/rules/check/scope.ts';
import { ExpressionCompiler } from '#local/firestore/rules/evaluate/compile-expression.ts';
import type { Evaluator } from '#local/firestore/rules/evaluate/evaluation.ts';
import type { Expression, RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import { evaluateCase, type PreparedCase } from '../runners/in-process.ts';
import { rulesetOf } from './ruleset-of.ts';

/** What an expression came to in one decision, as bits: it may be evaluated several times. An error leaves `began` alone. */
const outcome = { began: 1, true: 2, false: 4, other: 8 } as const;
const outcomes = 16;

/** Notes for each expression, by a number, what it came to since the last `take`. */
class RecordingCompiler extends ExpressionCompiler {
  readonly numbers = new Map<Expression, number>();
  readonly #bits: number[] = [];
  #evaluated: number[] = [];

  override compile(expression: Expression, scope: Scope): Evaluator {
    const evaluate = super.compile(expression, scope);
    const number = this.numbers.get(expression) ?? this.numbers.size;
    this.numbers.set(expression, number);
    const bits = this.#bits;
    bits[number] = 0;
    return (frame) => {
      if (bits[number] === 0) {
        bits[number] = outcome.began;
        this.#evaluated.push(number);
      }
      const value = evaluate(frame);
      const cameTo = value === true ? outcome.true : value === false ? outcome.false : outcome.other;
      bits[number] = (bits[number] ?? 0) | cameTo;
      return value;
    };
  }

  take(each: (number: number, bits: number) => void): void {
    for (const number of this.#evaluated) {
      each(number, this.#bits[number] ?? 0);
      this.#bits[number] = 0;
    }
    this.#evaluated = [];
  }
}

/** One of each list in turn: most are never asked for. */
function* inTurn<Element>(lists: readonly (readonly Element[])[]): Generator<Element> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let index = 0; index < longest; index += 1) {
    for (const list of lists) yield* list.slice(index, index + 1);
  }
}

/**
 * For each expression of the rules, the cases whose decision evaluates it: a defect of that expression changes no other
 * case. Those in which it came to the same, with the same decision, are the likes of one another: one of each kind comes
 * first, so that the rare kind that detects a defect is soon tried.
 *
 * @param onDecision is told the decision of each case.
 */
export function evaluatedBy<Case extends { readonly prepared: PreparedCase }>(
  file: RulesFile,
  cases: readonly Case[],
  onDecision: (each: Case, allowed: boolean) => void,
): (expression: Expression) => Iterable<Case> {
  const compiler = new RecordingCompiler();
  const rules = rulesetOf(file, compiler);
  const kinds: Case[][][] = [];
  for (const each of cases) {
    const { allowed } = evaluateCase(rules, each.prepared);
    onDecision(each, allowed);
    compiler.take((number, bits) => {
      const kind = bits + (allowed ? outcomes : 0);
      ((kinds[number] ??= [])[kind] ??= []).push(each);
    });
  }
  return (expression) => inTurn(Object.values(kinds[compiler.numbers.get(expression) ?? -1] ?? []));
}
