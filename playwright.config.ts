import { defineConfig } from '@playwright/test';

// A service worker fetches a hundred files when it is installed, and Playwright would be told of six events of each. No
// journey looks at them: networks are cut below HTTP (tests/browser/network.ts).
process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  // Each test has people and devices of its own, so they run side by side. They wait more than they work (a finger that
  // trembles, the next poll), so two cores carry five.
  fullyParallel: true,
  workers: 5,
  // On a build machine alone, and said at the end (docs/decisions/0017-second-tries.md).
  retries: process.env['CI'] === undefined ? 0 : 1,
  // These end what hangs; a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env['CI'] !== undefined,
});
