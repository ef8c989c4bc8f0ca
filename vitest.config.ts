import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts', 'tests/local-stack/**/*.test.ts'],
          globalSetup: ['tests/functions/global-setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
