/**
 * Runs a build as a deployment would. A test runner says NODE_ENV=test, which the bundler would otherwise follow: React
 * and others would come in their far larger and slower variants for development.
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
