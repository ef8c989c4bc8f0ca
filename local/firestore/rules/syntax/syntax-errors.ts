import type { RulesIssue } from '../types.ts';
import type { RawSyntaxError } from './grammar.ts';

/**
 * Maps ANTLR's errors to the messages of the Firebase compiler.
 *
 * That compiler parses twice: fast and giving up at the first mistake, then again with recovery. Characters the lexer
 * could not read before that first mistake were consumed by the first pass and are not reported again.
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

/** Messages that the grammar itself raises ("Missing 'if' …") are part of an accepted alternative. */
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
