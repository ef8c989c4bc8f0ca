import { RE2JS, RE2JSException } from 're2js';
import { EvaluationError, invalidPatternError } from './errors.ts';

const MAX_CACHED = 500;
const cache = new Map<string, RE2JS>();

/** @throws EvaluationError when RE2 does not accept the pattern. */
export function compilePattern(pattern: string): RE2JS {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) throw invalidPatternError(pattern);
    throw error;
  }
  // Patterns can contain document data, so the cache is bounded.
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

/** The pattern must match the whole string. */
export function matchesPattern(text: string, pattern: string): boolean {
  return compilePattern(pattern).matches(text);
}

/**
 * Replaces all matches. In the replacement, `$0` to `$9` and `${name}` are groups and a backslash escapes the next
 * character.
 */
export function replacePattern(text: string, pattern: string, replacement: string): string {
  const matcher = compilePattern(pattern).matcher(text);
  let result = '';
  let end = 0;
  while (matcher.find()) {
    const group = (reference: string | number): string => {
      try {
        return matcher.group(reference) ?? '';
      } catch (error) {
        if (error instanceof RE2JSException) throw new EvaluationError(`No group ${reference} in pattern ${pattern}.`);
        throw error;
      }
    };
    result += text.slice(end, matcher.start()) + expandReplacement(replacement, matcher.groupCount(), group);
    end = matcher.end();
  }
  return result + text.slice(end);
}

/** Splits at every match; trailing empty strings are dropped, but the result has at least one string. */
export function splitAtPattern(text: string, pattern: string): string[] {
  const matcher = compilePattern(pattern).matcher(text);
  const parts: string[] = [];
  let end = 0;
  while (matcher.find()) {
    parts.push(text.slice(end, matcher.start()));
    end = matcher.end();
  }
  parts.push(text.slice(end));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/** RE2/J's syntax of replacements, which differs from JavaScript's in details. */
function expandReplacement(
  replacement: string,
  groupCount: number,
  group: (reference: string | number) => string,
): string {
  let result = '';
  for (let at = 0; at < replacement.length; at++) {
    const character = replacement.charAt(at);
    const next = replacement.charAt(at + 1);
    if (character === '\\' && next !== '') {
      result += next;
      at++;
    } else if (character === '$' && isDigit(next)) {
      let number = Number(next);
      at++;
      // Further digits belong to the number only while such a group exists.
      while (isDigit(replacement.charAt(at + 1)) && number * 10 + Number(replacement.charAt(at + 1)) <= groupCount) {
        number = number * 10 + Number(replacement.charAt(at + 1));
        at++;
      }
      result += group(number);
    } else if (character === '$' && next === '{') {
      const close = replacement.indexOf('}', at);
      if (close < 0) throw new EvaluationError('named capturing group is missing trailing }');
      result += group(replacement.slice(at + 2, close));
      at = close;
    } else {
      result += character;
    }
  }
  return result;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character !== '';
}
