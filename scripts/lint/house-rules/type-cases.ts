import type { CodeCase } from './code-cases.ts';

const unknownName = (at: string, code: string, rule: string): CodeCase => ({
  rule: `typescript(${rule})`,
  at,
  refused: [`export const one = ${code};`],
  fine: ['export const one = 1;'],
});

/** Each room is compiled with what its environment has, and tests as strictly as what they test. */
export const typeCases: readonly CodeCase[] = [
  unknownName('src/domain/a.ts', 'window.name', 'TS2304'),
  // Not in the other rooms of src: cases import packages there that bring the types of Node.
  ...['src/domain/a.ts', 'src/pwa/service-worker/a.ts'].map((at) => unknownName(at, 'process.pid', 'TS2591')),
  ...['functions/src/mail/a.ts', 'build/a.ts', 'local/a.ts'].map((at) => unknownName(at, 'document.title', 'TS2584')),
  ...['src/domain/a.test.ts', 'tests/e2e/a.ts', 'scripts/a.ts'].map((at): CodeCase => ({
    rule: 'typescript(TS2532)',
    at,
    refused: ['export const one = (all: readonly string[]): number => all[0].length;'],
    fine: ['export const one = (all: readonly string[]): number => all.length;'],
  })),
];
