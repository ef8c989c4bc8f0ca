import { readFileSync } from 'node:fs';
import { compileRules } from '#local/firestore/rules/compile.ts';
import type { Ruleset } from '#local/firestore/rules/types.ts';

export const rulesSource = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The product's rules, compiled. @throws Error with the compiler's messages. */
export function compileProductRules(): Ruleset {
  const compiled = compileRules(rulesSource);
  if (!compiled.ok) {
    throw new Error(
      compiled.issues.map(({ line, column, description }) => `L${line}:${column} ${description}`).join('\n'),
    );
  }
  return compiled.ruleset;
}
