import { ExpressionLimitError, EvaluationError } from '../runtime/errors.ts';
import type { RuleValue } from '../runtime/value.ts';
import type { DocumentAccess } from './document-access.ts';

const MAX_EXPRESSIONS = 1000;

/** A value that is only missing when it is used: an argument, a `let` or a root whose evaluation failed. */
export type Deferred = RuleValue | EvaluationError;

/** The state of deciding one request: what rules can see, and what they have used up. */
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

  /** Counts expressions that are about to be evaluated. @throws ExpressionLimitError beyond 1,000 a request. */
  count(expressions = 1): void {
    this.#expressions += expressions;
    if (this.#expressions > MAX_EXPRESSIONS) throw new ExpressionLimitError(MAX_EXPRESSIONS);
  }
}

/** Where an expression is evaluated. */
export interface Frame {
  readonly evaluation: Evaluation;
  /** The wildcards of the path from the outermost match inwards; `undefined` is one that a query leaves open. */
  readonly captures: readonly (RuleValue | undefined)[];
  /** Parameters and bindings of the function being evaluated. */
  readonly slots: Deferred[];
}

/** An expression made ready to run. */
export type Evaluator = (frame: Frame) => RuleValue;

/** Evaluates now and fails when the result is used. The expression limit is no such failure. */
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
