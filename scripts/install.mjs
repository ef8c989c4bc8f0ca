/** Installing by `npm ci`, for scripts/run.mjs. Plain JavaScript: this runs before anything is installed. */
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

const windows = process.platform === 'win32';

/** The project's Node executable. */
export function projectNode(root) {
  return path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
}

/** npm links a package's executables before its install script runs; this executable is created by that script. */
function linkNode(root) {
  const link = path.join(root, 'node_modules', '.bin', 'node');
  if (windows || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(path.join('..', 'node', 'bin', 'node'), link);
}

/**
 * Whether node_modules matches package-lock.json. npm writes node_modules/.package-lock.json as the last step of an
 * install, so an interrupted install does not count.
 */
export function isInstalled(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null || !existsSync(projectNode(root))) return false;
  if (!windows && !existsSync(path.join(root, 'node_modules', '.bin', 'node'))) return false;
  return Object.entries(wanted)
    .filter(([where, { optional }]) => where !== '' && optional !== true)
    .every(([where, { version }]) => present[where]?.version === version);
}

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/;

function explain(output) {
  const reason = offline.test(output)
    ? 'npm cannot reach its registry. Installing needs the internet, once; starting does not.'
    : 'npm could not install.';
  return `${output}\n${reason}\nWhen that is mended, run the same command again.`;
}

/**
 * Install scripts are disabled: one of them would fetch a binary from outside npm. The only one that is needed, of the
 * `node` package, is run here, whatever npm's settings.
 * @param {typeof import('node:child_process').spawnSync} run
 * @returns {string | null} an error message for a person.
 */
export function install(root, run) {
  const npm = (args) =>
    run('npm', args, { cwd: root, shell: windows, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] });
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  let installed = npm(['ci', ...quietly]);
  if (installed.status !== 0 && installed.stderr?.includes('EUSAGE')) {
    // The lock file was written with a registry that lacks optional packages of other platforms.
    // This installs everything that the lock file names and leaves the file unchanged.
    installed = npm(['install', '--no-save', ...quietly]);
  }
  if (installed.error) return `npm cannot be started: ${installed.error.message}`;
  if (installed.status !== 0) return explain(installed.stderr);
  const nodePackage = path.join(root, 'node_modules', 'node');
  // `npm ci` empties node_modules, possibly with the Node that runs this: `npm` puts the project's own first.
  const node = existsSync(process.execPath) ? process.execPath : 'node';
  const made = run(node, ['installArchSpecificPackage.js'], {
    cwd: nodePackage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (made.status !== 0 || !existsSync(projectNode(root))) {
    return explain(
      `Node 24 for this machine (${process.platform} ${process.arch}) cannot be installed:\n${made.stderr}`,
    );
  }
  linkNode(root);
  return null;
}
