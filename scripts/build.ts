/** `npm run build [app|functions]`: builds what is deployed, in dist/ and functions/lib/. */
import { spawnSync } from 'node:child_process';
import { buildFunctions } from '#build/build-functions.ts';
import { builtVersion } from '#build/version.ts';
import { inProject, nodeBinary, projectRoot } from '#build/project.ts';

function run(...args: readonly string[]): void {
  const env = { ...process.env, VITE_VERSION: builtVersion() };
  const { status } = spawnSync(nodeBinary, args, { cwd: projectRoot, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function buildApp(): void {
  run(inProject('node_modules', 'vite', 'bin', 'vite.js'), 'build');
  run(inProject('scripts', 'csp-hashes.ts'));
}

const [part] = process.argv.slice(2);
if (part !== undefined && part !== 'app' && part !== 'functions') {
  throw new Error(`There is no part "${part}": app or functions, or neither for both`);
}
if (part !== 'functions') buildApp();
if (part !== 'app') await buildFunctions();
