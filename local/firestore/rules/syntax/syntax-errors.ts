import type { RulesIssue } from '../types.ts';
import type { RawSyntaxError } from './grammar.ts';

/**
 * Maps ANTLR's errors to the Firebase compiler's messages.
 *
 * That compiler parses twice: a fast pass that stops at the first error, then one with recovery. Invalid characters
 * before that first error were consumed by the first pass and are not reported again.
 */
export function toSyntaxIssues(errors: readonly RawSyntaxError[]): RulesIssue[] {
  const firstMistake = errors.find((error) => !error.fromLexer && givesUpFastParse(error.message));
  return errors
    .filter((error) => !error.fromLexer || firstMistake === undefined || isAfter(error, firstMistake))
    .map((error) => ({
      line: error.line,
      column: error.column + 1,
      severity: 'ERROR' as const,
      description: describe(error),
    }));
}

/** Messages raised by the grammar itself ("Missing 'if' …") do not make the fast pass fail. */
function givesUpFastParse(message: string): boolean {
  return /^(no viable alternative|extraneous input|mismatched input|missing .* at )/.test(message);
}

function isAfter(error: RawSyntaxError, mark: RawSyntaxError): boolean {
  return error.line > mark.line || (error.line === mark.line && error.column > mark.column);
}

function describe(error: RawSyntaxError): string {
  return /^(no viable alternative|extraneous input)/.test(error.message)
    ? `Unexpected '${error.offendingText ?? ''}'.`
    : error.message;
}
