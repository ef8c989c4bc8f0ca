import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { install, isInstalled, projectNode } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'madelief-install-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: unknown): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}

function writeInstalled(versions: Record<string, string>): void {
  const packages = Object.fromEntries(Object.entries(versions).map(([where, version]) => [where, { version }]));
  write('node_modules/.package-lock.json', { packages });
  write(path.relative(root, projectNode(root)), '');
  write('node_modules/.bin/node', '');
}

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
  },
};

describe('isInstalled', () => {
  test('is true when node_modules matches the lock file, except for optional packages of other platforms', () => {
    write('package-lock.json', lock);
    writeInstalled({ 'node_modules/a': '1.2.3' });
    expect(isInstalled(root)).toBe(true);
  });

  test('is false for an empty folder, another version, an interrupted install and a missing Node', () => {
    write('package-lock.json', lock);
    expect(isInstalled(root)).toBe(false);
    writeInstalled({ 'node_modules/a': '1.2.4' });
    expect(isInstalled(root)).toBe(false);
    writeInstalled({ 'node_modules/a': '1.2.3' });
    rmSync(projectNode(root));
    expect(isInstalled(root)).toBe(false);
    writeInstalled({ 'node_modules/a': '1.2.3' });
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });
});

type Answer = { readonly status: number; readonly stderr: string };

/** A fake of npm and node: returns each result in turn and records the calls. */
function player(...answers: readonly Answer[]) {
  const calls: string[][] = [];
  const run = (program: string, args: readonly string[]) => {
    calls.push([path.basename(program), ...args]);
    const answer = answers[calls.length - 1] ?? { status: 0, stderr: '' };
    if (args.includes('installArchSpecificPackage.js')) writeInstalled({});
    return answer;
  };
  return { calls, run: run as unknown as Parameters<typeof install>[1] };
}

describe('install', () => {
  test('runs no install script except that of the node package', () => {
    const { calls, run } = player();
    expect(install(root, run)).toBeNull();
    expect(calls[0]).toEqual(expect.arrayContaining(['npm', 'ci', '--ignore-scripts']));
    expect(calls[1]?.[1]).toBe('installArchSpecificPackage.js');
    expect(calls).toHaveLength(2);
  });

  test('continues with another Node when npm has removed the running one', () => {
    const own = process.execPath;
    const { calls, run } = player();
    try {
      process.execPath = path.join(root, 'node_modules', 'removed', 'node-24');
      expect(install(root, run)).toBeNull();
    } finally {
      process.execPath = own;
    }
    expect(calls[1]).toEqual(['node', 'installArchSpecificPackage.js']);
  });

  test('reports plainly that the registry cannot be reached', () => {
    const { run } = player({ status: 1, stderr: 'npm error code ENOTFOUND' });
    expect(install(root, run)).toContain('npm cannot reach its registry');
  });

  test('does not blame the network for other errors', () => {
    const { run } = player({ status: 1, stderr: 'npm error code ENOSPC' });
    expect(install(root, run)).not.toContain('registry');
  });

  test('installs from a lock file that lacks packages of other platforms', () => {
    const { calls, run } = player({ status: 1, stderr: 'npm error code EUSAGE' });
    expect(install(root, run)).toBeNull();
    expect(calls[1]).toEqual(expect.arrayContaining(['install', '--no-save', '--ignore-scripts']));
  });
});
