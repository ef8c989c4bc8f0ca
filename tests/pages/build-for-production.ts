/**
 * Runs a build as a deployment would. A test runner sets NODE_ENV=test, which the bundler would otherwise follow: it
 * would include the larger and slower development variants of React and others.
 */
export async function buildForProduction(build: () => Promise<void>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
