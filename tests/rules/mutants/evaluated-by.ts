import type { Scope } from '#local/firestore/rules/check/scope.ts';
import { ExpressionCompiler } from '#local/firestore/rules/evaluate/compile-expression.ts';
import type { Evaluator } from '#local/firestore/rules/evaluate/evaluation.ts';
import type { Expression, RulesFile } from '#local/firestore/rules/syntax/ast.ts';
import { evaluateCase, type PreparedCase } from '../runners/in-process.ts';
import { rulesetOf } from './ruleset-of.ts';

class RecordingCompiler extends ExpressionCompiler {
  readonly #onEvaluate: (expression: Expression) => void;

  constructor(onEvaluate: (expression: Expression) => void) {
    super();
    this.#onEvaluate = onEvaluate;
  }

  override compile(expression: Expression, scope: Scope): Evaluator {
    const evaluate = super.compile(expression, scope);
    return (frame) => {
      this.#onEvaluate(expression);
      return evaluate(frame);
    };
  }
}

/**
 * For each expression of the rules, the cases whose decision evaluates it, in their order: a defect of that expression
 * changes no other case.
 */
export function evaluatedBy<Case extends { readonly prepared: PreparedCase }>(
  file: RulesFile,
  cases: readonly Case[],
): ReadonlyMap<Expression, readonly Case[]> {
  let evaluated = new Set<Expression>();
  const rules = rulesetOf(file, new RecordingCompiler((expression) => evaluated.add(expression)));
  const found = new Map<Expression, Case[]>();
  for (const each of cases) {
    evaluated = new Set();
    evaluateCase(rules, each.prepared);
    for (const expression of evaluated) {
      const known = found.get(expression);
      if (known === undefined) found.set(expression, [each]);
      else known.push(each);
    }
  }
  return found;
}
