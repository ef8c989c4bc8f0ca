/**
 * `node scripts/run.mjs <command> …arguments`: the entry point of the npm scripts. Runs on Node 20 and newer without
 * dependencies; installs what is missing and then hands over to the project's Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, projectNode } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The steps of each command, run in order until one fails; arguments go to the last. */
const commands = {
  start: [['local/start.ts']],
  seed: [['local/seed-town.ts']],
  code: [['local/code.ts']],
  test: [['scripts/test.ts']],
  check: [['scripts/check.ts']],
  spec: [['scripts/spec.ts']],
  bench: [['tests/bench/run.ts']],
  faults: [['tests/faults/run.ts']],
  'ledger:check': [['scripts/ledger-check.ts']],
  backfill: [['scripts/backfill.ts']],
  deploy: [['scripts/deploy.ts']],
  doctor: [['scripts/doctor.ts']],
  staff: [['scripts/staff.ts']],
  import: [['scripts/import.ts']],
  restore: [['scripts/restore.ts']],
  lighthouse: [['scripts/build.ts', 'app'], ['scripts/lighthouse.ts']],
  browsers: [['tests/browsers/run.ts']],
  build: [['scripts/build.ts']],
  'build:app': [['scripts/build.ts', 'app']],
  'build:functions': [['scripts/build.ts', 'functions']],
  format: [['node_modules/oxfmt/bin/oxfmt', '.']],
  install: [],
};

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs one step to its end and forwards signals to it. */
function runStep(args) {
  // Node's compile cache: each start of the local functions and of a test's process loads the same code again.
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'), ...process.env };
  const child = spawn(projectNode(root), args, { cwd: root, env, stdio: 'inherit' });
  for (const name of ['SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  // The terminal sends Ctrl-C to the child itself; this process only has to wait for it.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`${args[0]} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  fail(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}`);
}
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}. Get one from https://nodejs.org`);

if (!isInstalled(root)) {
  console.log('Installing what Madelief needs (once; a few minutes) …');
  const problem = install(root, spawnSync);
  if (problem !== null) fail(problem);
}
const steps = commands[name].map((step, index, all) => (index === all.length - 1 ? [...step, ...rest] : step));
for (const step of steps) {
  if (!existsSync(path.join(root, step[0]))) fail(`${step[0]} does not exist`);
  const code = await runStep(step);
  if (code !== 0) process.exit(code);
}
