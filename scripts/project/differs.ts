import { isDeepStrictEqual } from 'node:util';
import { member } from './google-api.ts';

export const shown = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

/** Google leaves out members with the value false. */
export function differs(answer: unknown, path: string, wanted: unknown): string | null {
  const found = member(answer, path) ?? (wanted === false ? false : undefined);
  return isDeepStrictEqual(found, wanted) ? null : `${path} is ${shown(found)}, wanted ${JSON.stringify(wanted)}`;
}
