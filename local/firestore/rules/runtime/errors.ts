/** Evaluation of an expression failed: an `allow` that needs it does not allow. `||` and `&&` may absorb it. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EvaluationError';
  }
}

/** The request exceeded its expression limit. It cannot be absorbed, and no later `allow` is evaluated. */
export class ExpressionLimitError extends Error {
  constructor(limit: number) {
    super(`Unable to evaluate the expression as the maximum of ${limit} expressions to evaluate has been reached.`);
    this.name = 'ExpressionLimitError';
  }
}

/**
 * The query's filters do not determine the result. Only lists raise it. Treating it as an error is safe: an operator
 * that absorbs an error gives the same result for any value that the document may have.
 */
export class UndecidableError extends EvaluationError {
  constructor(what: string) {
    super(`The query does not determine ${what}.`);
    this.name = 'UndecidableError';
  }
}

export const nullValueError = (): EvaluationError => new EvaluationError('Null value error.');

export const undefinedPropertyError = (name: string): EvaluationError =>
  new EvaluationError(`Property ${name} is undefined on object.`);

export const typeError = (received: string, expected: string): EvaluationError =>
  new EvaluationError(`Type error. Received: [${received}] Expected: [${expected}].`);

export const functionNotFoundError = (name: string): EvaluationError =>
  new EvaluationError(`Function not found error: Name: [${name}].`);

export const unsupportedOperationError = (received: string, expected: readonly string[]): EvaluationError =>
  new EvaluationError(`Unsupported operation error. Received: ${received}. Expected: ${expected.join(', ')}.`);

export const argumentCountError = (received: number, expected: readonly string[]): EvaluationError =>
  new EvaluationError(`Incorrect number of arguments. Received: ${received}. Expected: ${expected.join(', ')}.`);

export const indexOutOfBoundError = (index: bigint, size: number): EvaluationError =>
  new EvaluationError(`Index out of bound error. Index: [${index}] , size: [${size}].`);

export const illegalRangeError = (from: number, to: number): EvaluationError =>
  new EvaluationError(`Illegal range error. From index: [${from}] , To index: [${to}].`);

export const integerRangeError = (): EvaluationError =>
  new EvaluationError('Integer value is out of the [-9223372036854775808, 9223372036854775807] range.');

export const divideByZeroError = (): EvaluationError => new EvaluationError('Divide by zero error.');

export const invalidPatternError = (pattern: string): EvaluationError =>
  new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`);
