import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** By Node itself, which runs it in two thirds of the time: code without JSX and without what a bundler fills in. */
const byNode = { experimental: { viteModuleRunner: false } };

/** One file at a time: the work is done by the processes of the stack, which need the other core. */
const overFirebase = {
  ...byNode,
  globalSetup: ['tests/functions/global-setup.ts'],
  maxWorkers: 1,
  // Ends what hangs: a test waits for the starts of a stack, and for events that cause others.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  sequence: { groupOrder: 1 },
};

/**
 * What a test file may do to the modules and globals that it finds; a database that a browser would have is one, and so is
 * the environment, which chooses the server of a client that is made once.
 */
const replacesParts =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv)\b|'fake-indexeddb\/auto'|Object\.assign\(process\.env\b/;

/**
 * Files that leave things as they found them share one process after the other, and with it what they import: that is most
 * of the work. One that replaces parts has a world of its own.
 */
function sharing(name: string, patterns: readonly string[], options = {}) {
  const files = globSync([...patterns]);
  const alone = files.filter((file) => replacesParts.test(readFileSync(file, 'utf8')));
  const together = files.filter((file) => !alone.includes(file));
  return [
    { extends: true as const, test: { ...options, name, include: together, isolate: false } },
    { extends: true as const, test: { ...options, name: `${name}-alone`, include: alone } },
  ];
}

export default defineConfig({
  test: {
    // Vitest keeps a core for itself, which on two cores is half of the machine; it needs next to nothing while tests run.
    maxWorkers: '100%',
    // Something hangs when it takes this long; a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      ...sharing('unit', [
        'src/**/*.test.{ts,tsx}',
        'functions/src/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/unit/**/*.test.ts',
        'tests/bench/**/*.test.ts',
      ]),
      ...sharing('local', ['local/**/*.test.ts', 'build/**/*.test.ts'], byNode),
      ...sharing('rules', ['tests/rules/**/*.test.ts'], byNode),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // Twenty minutes against a stack of its own: `npm run faults -- attackers`.
          exclude: process.env['FAULT_MINUTES'] === undefined ? ['tests/faults/attackers/stack-run.test.ts'] : [],
        },
      },
      ...sharing('functions', ['tests/functions/**/*.test.ts'], overFirebase),
      ...sharing('stack', ['tests/local-stack/**/*.test.ts'], overFirebase),
    ],
  },
});
