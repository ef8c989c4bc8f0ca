import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const JAVA = fileURLToPath(new URL('java/java', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly base: string;
}

let directory: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'firestore-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

function output(child: ChildProcess): { out: string; err: string } {
  const seen = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
  return seen;
}

function run(
  command: string,
  args: readonly string[],
  dataDir = directory,
): { child: ChildProcess; seen: { out: string; err: string } } {
  const child = spawn(command, args, { env: { ...process.env, FIRESTORE_DATA_DIR: dataDir } });
  children.push(child);
  return { child, seen: output(child) };
}

async function start(command: string, args: readonly string[]): Promise<Started> {
  const { child, seen } = run(command, args);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const host = /listens on (\S+)\n[^]*now running/u.exec(seen.out)?.[1];
      if (host !== undefined) resolve({ child, base: `http://${host}/v1/projects/p/databases/(default)/documents` });
    });
    child.once('exit', () => reject(new Error(`It ended: ${seen.err}`)));
  });
}

/** The exit code, or null when ended by a signal. */
function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
  });
}

const OWNER = { authorization: 'Bearer owner' };

// Each test starts processes, which takes seconds on a loaded machine.
const SLOW = { timeout: 120_000 };

describe('the process', SLOW, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('keeps committed data after %s', async (signal) => {
    const first = await start(process.execPath, [MAIN, '--port', '0']);
    const created = await fetch(`${first.base}/users?documentId=maria`, { method: 'POST', headers: OWNER, body: '{}' });
    expect(created.status).toBe(200);
    first.child.kill(signal);
    expect(await ended(first.child)).toBe(signal === 'SIGKILL' ? null : 0);
    const second = await start(process.execPath, [MAIN, '--port', '0']);
    expect((await fetch(`${second.base}/users/maria`, { headers: OWNER })).status).toBe(200);
  });

  it('reports an address in use with the text that the Firebase CLI matches', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { child, seen } = run(process.execPath, [MAIN, '--port', String(port)]);
    expect(await ended(child)).toBe(1);
    expect(seen.err).toContain('address already in use');
    expect(seen.err).toContain(String(port));
    other.close();
  });

  it('does not start with rules that do not compile', async () => {
    const rules = join(directory, 'firestore.rules');
    await writeFile(rules, 'service cloud.firestore {\n  match /a/{b} { allow }\n');
    const { child, seen } = run(process.execPath, [MAIN, '--port', '0', '--rules', rules]);
    expect(await ended(child)).toBe(1);
    expect(seen.err).toMatch(/The rules do not compile:\nL\d+:\d+ ./u);
  });

  it('does not take an empty name of a folder for memory only', async () => {
    const { child, seen } = run(process.execPath, [MAIN, '--port', '0'], '');
    expect(await ended(child)).toBe(1);
    expect(seen.err).toContain('FIRESTORE_DATA_DIR is empty. Name a folder');
  });

  it.each([
    [['--port', 'x'], '--port x is no port'],
    [['--unknown', 'x'], '--unknown'],
    [['--database-edition', 'enterprise'], 'enterprise'],
  ])('refuses %j', async (args, message) => {
    const { child, seen } = run(process.execPath, [MAIN, ...args]);
    expect(await ended(child)).toBe(1);
    expect(seen.err).toContain(message);
  });
});

describe('the stand-in for Java', SLOW, () => {
  it('reports a version that the Firebase CLI accepts', async () => {
    const { stderr } = await promisify(execFile)(JAVA, ['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
    // The regular expression of the CLI.
    expect(Number(/version "([1-9][0-9]*)/u.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('starts the emulator as the Firebase CLI starts it, and SIGINT stops it', async () => {
    const flags = ['--host', '127.0.0.1', '--port', '0', '--websocket_port', '9150', '--database-edition', 'standard'];
    const more = ['--project_id', 'demo-madelief', '--single_project_mode', 'true'];
    const { child, base } = await start(JAVA, [
      '-Dgoogle.cloud_firestore.debug_log_level=FINE',
      '-Duser.language=en',
      '-jar',
      JAVA,
      ...flags,
      ...more,
    ]);
    expect((await fetch(`${base}/users`, { headers: OWNER })).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
  });

  it('rejects other programs', async () => {
    const { child, seen } = run('env', [`FIRESTORE_EMULATOR_BINARY_PATH=${JAVA}`, JAVA, '-jar', '/somewhere/else.jar']);
    expect(await ended(child)).toBe(1);
    expect(seen.err).toContain('/somewhere/else.jar');
  });

  it('ends with the process that started it', async () => {
    const parent = spawn('sh', ['-c', `"${JAVA}" -jar x --port 0 & wait`], {
      env: { ...process.env, FIRESTORE_DATA_DIR: directory },
    });
    children.push(parent);
    const seen = output(parent);
    await expect.poll(() => seen.out, { timeout: 60_000 }).toContain('now running');
    const host = /listens on (\S+)/u.exec(seen.out)?.[1] ?? '';
    parent.kill('SIGKILL');
    await expect
      .poll(
        () =>
          fetch(`http://${host}/`).then(
            () => 'up',
            () => 'down',
          ),
        { timeout: 60_000 },
      )
      .toBe('down');
  });
});
