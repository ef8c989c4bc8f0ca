import { defineConfig } from 'vitest/config';

/** One file at a time: the work is done by the processes of the stack, which need the other core. */
const overFirebase = {
  globalSetup: ['tests/functions/global-setup.ts'],
  testTimeout: 30_000,
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Vitest keeps a core for itself, which on two cores is half of the machine; it needs next to nothing while tests run.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'functions/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'local', include: ['local/**/*.test.ts'] } },
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      { extends: true, test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...overFirebase } },
      { extends: true, test: { name: 'stack', include: ['tests/local-stack/**/*.test.ts'], ...overFirebase } },
    ],
  },
});
