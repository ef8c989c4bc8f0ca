import { ExpressionLimitError, EvaluationError } from '../runtime/errors.ts';
import type { RuleValue } from '../runtime/value.ts';
import type { DocumentAccess } from './document-access.ts';

const MAX_EXPRESSIONS = 1000;

/** A value whose error is raised on use: an argument, a `let` or a root whose evaluation failed. */
export type Deferred = RuleValue | EvaluationError;

/** The state of one decision: the variables of the rules, and the expressions used so far. */
export class Evaluation {
  readonly request: RuleValue;
  readonly resource: Deferred;
  readonly documents: DocumentAccess;
  readonly debugOutput: RuleValue[] = [];
  #expressions = 0;

  constructor(request: RuleValue, resource: Deferred, documents: DocumentAccess) {
    this.request = request;
    this.resource = resource;
    this.documents = documents;
  }

  /** Counts expressions before their evaluation. @throws ExpressionLimitError above 1,000 per request. */
  count(expressions = 1): void {
    this.#expressions += expressions;
    if (this.#expressions > MAX_EXPRESSIONS) throw new ExpressionLimitError(MAX_EXPRESSIONS);
  }
}

/** The environment of an evaluation. */
export interface Frame {
  readonly evaluation: Evaluation;
  /** Path captures from the outermost match inwards; `undefined` when a query leaves one open. */
  readonly captures: readonly (RuleValue | undefined)[];
  /** Parameters and bindings of the current function. */
  readonly slots: Deferred[];
}

/** A compiled expression. */
export type Evaluator = (frame: Frame) => RuleValue;

/** Evaluates immediately but keeps an error until the result is used. The expression limit is not deferred. */
export function defer(evaluate: Evaluator, frame: Frame): Deferred {
  try {
    return evaluate(frame);
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

export function force(value: Deferred): RuleValue {
  if (value instanceof EvaluationError) throw value;
  return value;
}
