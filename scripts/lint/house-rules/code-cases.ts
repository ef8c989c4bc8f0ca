/** Code that a rule rejects, beside similar code that it accepts. */
export interface CodeCase {
  readonly rule: string;
  /** The path of the code. A file called `a` gets a number, so that there can be many. */
  readonly at: string;
  readonly refused: readonly string[];
  readonly fine: readonly string[];
  /** Part of the message that names the alternative. */
  readonly says?: string;
}

const inJsx = (
  jsx: string,
): string => `export function Part({ name, t }: { name: string; t: (key: string) => string }) {
  return ${jsx};
}`;

const inFunction = (statement: string): string => `export function act(given: number): unknown {
  ${statement}
}`;

export const codeCases: readonly CodeCase[] = [
  {
    rule: 'eslint(no-restricted-imports)',
    at: 'src/domain/a.ts',
    refused: [`import { addDays } from 'date-fns';\nexport const add = addDays;`],
    fine: [`import { addDays } from 'date-fns/addDays';\nexport const add = addDays;`],
    says: 'date-fns',
  },
  {
    rule: 'house(room-imports)',
    at: 'src/domain/a.ts',
    refused: [
      `import type { User } from 'firebase/auth';\nexport type Person = User;`,
      `export type Person = import('firebase/auth').User;`,
      `export const load = () => import('firebase/auth');`,
    ],
    fine: [`export type Schema = import('zod').ZodType;`],
    says: 'call its gateways',
  },
  {
    rule: 'house(no-long-climb)',
    at: 'src/features/one/form/a.ts',
    refused: [`import { brand } from '../../../domain/brand.ts';\nexport const name = brand;`],
    fine: [`import { brand } from '#domain/brand.ts';\nexport const name = brand;`],
    says: 'name it "#domain/brand.ts"',
  },
  {
    rule: 'house(no-error-text)',
    at: 'functions/src/mail/a.ts',
    refused: [
      `export function act(work: () => void): string {\n  try {\n    work();\n    return '';\n  } catch (thrownHere) {\n    return String(thrownHere);\n  }\n}`,
      `export const act = (error: Error): string => error.message;`,
      `export const act = (error: Error): string => error.stack ?? '';`,
      `export const act = (error: unknown): string => JSON.stringify(error);`,
      'export const act = (error: Error): string => `it failed: ${error}`;',
      `export const act = (failure: Error): string => 'it failed: ' + failure;`,
    ],
    fine: [
      `export const act = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';`,
      `export const act = ({ message }: { message: string }): string => String(message);`,
    ],
    says: 'describeFailure()',
  },
  {
    rule: 'house(no-error-text)',
    at: 'local/a.ts',
    refused: [],
    fine: [`export const act = (error: Error): string => error.message;`],
  },
  ...['src/features/one/a.ts', 'functions/src/mail/a.ts', 'build/a.ts', 'local/a.ts'].map((at): CodeCase => ({
    rule: 'house(no-language-comparison)',
    at,
    refused: [
      `export const act = (of: string): boolean => of === 'nl';`,
      `export const act = (of: string): string => ('en' !== of ? 'uur' : 'hours');`,
      `export const act = (of: string): boolean => of === 'nl-BE' || of === \`FR\`;`,
      `export const act = (of: string): boolean => ['nl', 'en'].includes(of);`,
      `export const act = (of: readonly string[]): boolean => of.includes('EN');`,
      `export const act = (of: string): boolean => of.startsWith('/en');`,
      `export const act = (of: string): boolean => new Set(['nl']).has(of);`,
      `export function act(of: string): number {\n  switch (of) {\n    case 'en':\n      return 1;\n    default:\n      return 2;\n  }\n}`,
    ],
    fine: [
      `export const act = (of: string, other: string): boolean => of === other || of === 'nlx' || of === 'one';`,
      `export const language = 'nl';`,
    ],
    says: 'read it with localeOf()',
  })),
  ...['src/i18n/a.ts', 'functions/src/mail/texts/a.ts', 'src/features/one/a.test.ts', 'scripts/a.ts'].map(
    (at): CodeCase => ({
      rule: 'house(no-language-comparison)',
      at,
      refused: [],
      fine: [`export const act = (of: string): boolean => of === 'nl';`],
    }),
  ),
  {
    rule: 'house(no-re-export)',
    at: 'src/ui/a.ts',
    refused: [
      `export * from './button.tsx';`,
      `export { Button } from './button.tsx';`,
      `export type { ButtonProps } from './button.tsx';`,
    ],
    fine: [`const one = 1;\nexport { one };`],
    says: 'import it from the file where it is made',
  },
  {
    rule: 'house(no-ambient-effects)',
    at: 'src/features/one/a.ts',
    refused: [
      inFunction('return Date.now();'),
      inFunction('return globalThis.Date.now();'),
      inFunction('return Date["now"]();'),
      inFunction('return new Date();'),
      inFunction('return new window.Date();'),
      inFunction('return Date();'),
      inFunction('return Math.random() + given;'),
      inFunction('return crypto.randomUUID();'),
      inFunction('return fetch("/");'),
      inFunction('return window.fetch;'),
      inFunction('console.log(given); return given;'),
      inFunction('return localStorage.getItem("a");'),
      inFunction('return self.sessionStorage;'),
    ],
    fine: [
      inFunction('return new Date(given);'),
      inFunction('return Date.UTC(given, 1);'),
      inFunction('return Math.max(given, 1);'),
      `export const act = (fetch: () => number, console: { log: () => void }) => [fetch(), console.log()];`,
      `export const act = (clock: { Date: { now: () => number } }) => clock.Date.now();`,
    ],
    says: 'reaches out of the program',
  },
  {
    rule: 'house(no-ambient-effects)',
    at: 'src/firebase/a.ts',
    refused: [inFunction('return [given, Date.now()];'), inFunction('return [given, localStorage];')],
    fine: [],
    says: 'reaches out of the program',
  },
  {
    rule: 'house(no-untranslated-text)',
    at: 'src/ui/a.tsx',
    refused: [
      inJsx('<p>Bel ons</p>'),
      inJsx('<>Bel {name}</>'),
      inJsx("<p>{'Bel ons'}</p>"),
      inJsx('<p>{`Dag ${name}`}</p>'),
      inJsx("<p>{name === '' ? 'Niemand' : name}</p>"),
      inJsx("<p>{'Dag ' + name}</p>"),
      inJsx('<p aria-label="Bel ons">{name}</p>'),
      inJsx('<p title={name || "Naam"}>{name}</p>'),
    ],
    fine: [
      inJsx("<p>{t('call-us')}</p>"),
      inJsx('<p>{name} · 1/2</p>'),
      inJsx('<p className="lead" id="call-us">{name}</p>'),
      inJsx("<p>{name === 'Maria' ? t('hello') : null}</p>"),
    ],
    says: 'each language of src/i18n',
  },
  {
    rule: 'house(suppression-needs-reason)',
    at: 'src/lib/a.ts',
    refused: [
      `// oxlint-disable-next-line no-debugger\ndebugger;\nexport const one = 1;`,
      `/* oxlint-disable no-debugger -- why */\ndebugger;\nexport const one = 1;`,
      `// oxfmt-ignore\nexport const one = 1;`,
    ],
    fine: [
      `// oxlint-disable-next-line no-debugger -- the inspector stops here on purpose\ndebugger;\nexport const one = 1;`,
    ],
    says: 'Say on the same line why',
  },
  {
    rule: 'typescript(ban-ts-comment)',
    at: 'src/lib/a.ts',
    refused: [`// @ts-ignore -- the types of it are wrong\nexport const one: string = 1;`],
    fine: [`// @ts-expect-error: the types of it are wrong\nexport const one: string = 1;`],
  },
  {
    rule: 'import(no-default-export)',
    at: 'src/lib/a.ts',
    refused: ['export default 1;', 'const one = 1;\nexport { one as default };'],
    fine: ['export const one = 1;'],
  },
  {
    rule: 'import(no-cycle)',
    at: 'src/lib/round.ts',
    refused: [`import type { Circle } from '#lib/circle.ts';\nexport interface Round {\n  readonly circle: Circle;\n}`],
    fine: [],
  },
  {
    rule: 'typescript(no-explicit-any)',
    at: 'src/lib/a.ts',
    refused: ['export const one = (given: any): number => (given === 1 ? 1 : 2);'],
    fine: ['export const one = (given: unknown): number => (given === 1 ? 1 : 2);'],
  },
  {
    rule: 'typescript(no-unsafe-assignment)',
    at: 'src/lib/a.ts',
    refused: ['export function read(text: string): unknown {\n  const value = JSON.parse(text);\n  return [value];\n}'],
    fine: [
      'export function read(text: string): unknown {\n  const value: unknown = JSON.parse(text);\n  return [value];\n}',
    ],
  },
  {
    rule: 'typescript(no-non-null-assertion)',
    at: 'src/lib/a.ts',
    refused: ['export const first = (all: readonly string[]): string => all[0]!;'],
    fine: ['export const first = (all: readonly string[]): string => all[0] ?? "";'],
  },
  ...[
    'src/domain/a.ts',
    'src/app/a.ts',
    'src/app/a.test.ts',
    'src/pwa/service-worker/a.ts',
    'functions/src/mail/a.ts',
    'local/a.ts',
    'tests/e2e/a.ts',
    'scripts/a.ts',
  ].map((at): CodeCase => ({
    rule: 'typescript(no-floating-promises)',
    at,
    refused: ['export function act(work: () => Promise<void>): void {\n  work();\n}'],
    fine: ['export async function act(work: () => Promise<void>): Promise<void> {\n  await work();\n}'],
  })),
  {
    rule: 'typescript(no-misused-promises)',
    at: 'src/lib/a.ts',
    refused: [
      'export const act = (all: number[], work: (one: number) => Promise<void>): void => all.forEach(async (one) => work(one));',
    ],
    fine: ['export const act = (all: number[], work: (one: number) => void): void => all.forEach((one) => work(one));'],
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    at: 'src/lib/a.ts',
    refused: [
      `export function word(of: 'a' | 'b'): number {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}`,
    ],
    fine: [
      `export function word(of: 'a' | 'b'): number {\n  switch (of) {\n    case 'a':\n      return 1;\n    case 'b':\n      return 2;\n  }\n}`,
    ],
  },
  {
    rule: 'vitest(no-focused-tests)',
    at: 'src/lib/a.test.ts',
    refused: [`import { expect, test } from 'vitest';\ntest.only('one', () => expect(1).toBe(1));`],
    fine: [`import { expect, test } from 'vitest';\ntest('one', () => expect(1).toBe(1));`],
  },
  {
    rule: 'vitest(expect-expect)',
    at: 'src/lib/a.test.ts',
    refused: [`import { test } from 'vitest';\ntest('one', () => undefined);`],
    fine: [`import { expect, test } from 'vitest';\ntest('one', () => expect(1).toBe(1));`],
  },
  {
    rule: 'react-hooks(exhaustive-deps)',
    at: 'src/ui/a.tsx',
    refused: [
      `import { useMemo } from 'react';\nexport const useDouble = (given: number): number => useMemo(() => given * 2, []);`,
    ],
    fine: [
      `import { useMemo } from 'react';\nexport const useDouble = (given: number): number => useMemo(() => given * 2, [given]);`,
    ],
  },
];

/** Code that no rule may reject: mostly in the rooms that wrap what others may not use. */
export const exceptions: readonly { readonly at: string; readonly code: string }[] = [
  { at: 'src/firebase/a.ts', code: 'export const ask = (): Promise<Response> => fetch("/");' },
  ...[
    'src/lib/a.ts',
    'functions/src/shell/a.ts',
    'functions/src/gateways/a.ts',
    'local/a.ts',
    'tests/a.ts',
    'scripts/a.ts',
    'src/app/a.test.ts',
  ].map((at) => ({ at, code: inFunction('return [given, new Date(), Math.random(), fetch("/")];') })),
  { at: 'src/ui/a.tsx', code: `import { Button } from '@chakra-ui/react';\nexport const one = Button;` },
  {
    at: 'src/lib/a.ts',
    code: `import type { Clock } from '#lib/clock.ts';\nexport interface Round {\n  readonly clock: Clock;\n}`,
  },
  { at: 'a.config.ts', code: 'export default { one: 1 };' },
];
