import type { Claim } from './claims.ts';
import type { Proof } from './find-mistakes.ts';

function rowOf({ id, text, noTest }: Claim, proofs: readonly Proof[]): string {
  const reasons = noTest === null ? [] : [`no test: ${noTest}`];
  return [
    `${id}: ${text}`,
    ...[...proofs.map(({ file, title }) => `${file} › ${title}`), ...reasons].map((line) => `    ${line}`),
  ].join('\n');
}

/** @returns each claim with the tests that prove it, and a last line with the totals. */
export function claimsTable(claims: readonly Claim[], proofs: ReadonlyMap<string, readonly Proof[]>): string {
  const tested = claims.filter(({ noTest }) => noTest === null).length;
  const tests = new Set([...proofs.values()].flat().map(({ file, title }) => `${file} › ${title}`)).size;
  return [
    ...claims.map((claim) => rowOf(claim, proofs.get(claim.id) ?? [])),
    `${tested} claims are proven by ${tests} tests; ${claims.length - tested} say why they have none`,
  ].join('\n');
}
