import { err, ok, type Result } from '#domain/result.ts';

/** The code without the spaces that apps show in it. */
export function readCode(typed: string): Result<string, { readonly code: 'code-missing' }> {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? ok(digits) : err({ code: 'code-missing' });
}
