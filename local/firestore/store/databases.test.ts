import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../errors.ts';
import { momentOf } from '../values/moment.ts';
import { anyFields } from '../values/value-arbitrary.ts';
import type { Fields, StoredDocument } from '../values/value.ts';
import { Databases } from './databases.ts';
import { DamagedJournalError } from './journal/read-journal.ts';

const MAIN = { projectId: 'p', databaseId: '(default)' };
const SECOND = { projectId: 'p', databaseId: 'second' };
const PATHS = ['c/a', 'c/b', 'c/a/sub/x'].map((path) => path.split('/'));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const journalFile = (): string => join(directory, 'journal.jsonl');
const open = (): Databases => Databases.open(directory, () => {});

function documentOf(path: readonly string[], fields: Fields, micros: bigint): StoredDocument {
  return { path, fields, createTime: momentOf(micros - 1n), updateTime: momentOf(micros) };
}

function write(databases: Databases, id: string, micros: bigint, key = MAIN): void {
  const path = ['c', id];
  const fields: Fields = new Map([['n', { kind: 'integer', value: micros }]]);
  databases.commit(key, [{ path, document: documentOf(path, fields, micros) }], micros);
}

/** All stored documents, by path. */
function contents(databases: Databases, key = MAIN): Map<string, StoredDocument> {
  const documents = Array.from(databases.store(key).collections()).flatMap((one) => [...one.documents(null)]);
  return new Map(documents.map((document) => [document.path.join('/'), document]));
}

describe('the journal', () => {
  it('restores documents of all databases, deletions and times after a restart', () => {
    const before = open();
    write(before, 'a', 10n);
    write(before, 'b', 11n);
    write(before, 'x', 12n, SECOND);
    before.commit(MAIN, [{ path: ['c', 'a'], document: null }], 13n);
    const expected = [contents(before), contents(before, SECOND)];
    before.close();

    const after = open();
    expect([contents(after), contents(after, SECOND)]).toEqual(expected);
    expect(after.lastCommit).toBe(13n);
    expect(after.list()).toEqual([MAIN, SECOND]);
    expect(after.store(MAIN).oldestReadable).toBe(13n);
    after.close();
  });

  it('drops a cleared database and no other', () => {
    const before = open();
    write(before, 'a', 10n);
    write(before, 'x', 11n, SECOND);
    before.clear(MAIN, 12n);
    write(before, 'b', 13n);
    before.close();
    const after = open();
    expect([...contents(after).keys()]).toEqual(['c/b']);
    expect([...contents(after, SECOND).keys()]).toEqual(['c/x']);
    after.close();
  });

  it('truncated at any byte, keeps the complete commits and accepts new ones', () => {
    const change = fc.record({ path: fc.constantFrom(...PATHS), fields: fc.option(anyFields), clear: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (changes, where) => {
          rmSync(journalFile(), { force: true });
          const before = open();
          const states = [{ size: readFileSync(journalFile()).length, documents: contents(before) }];
          let micros = 1000n;
          for (const { path, fields, clear } of changes) {
            micros += 1n;
            if (clear && fields === null) before.clear(MAIN, micros);
            else {
              const document = fields === null ? null : documentOf(path, fields, micros);
              before.commit(MAIN, [{ path, document }], micros);
            }
            states.push({ size: readFileSync(journalFile()).length, documents: contents(before) });
          }
          before.close();
          const first = states[0]?.size ?? 0;
          const last = states.at(-1)?.size ?? 0;
          const cut = first + Math.floor(where * (last - first));
          truncateSync(journalFile(), cut);

          let torn = 0;
          const after = Databases.open(directory, (bytes) => {
            torn += bytes;
          });
          const survivor = states.findLast(({ size }) => size <= cut);
          expect(contents(after)).toEqual(survivor?.documents);
          expect(torn).toBe(cut - (survivor?.size ?? 0));
          write(after, 'later', micros + 1n);
          const expected = contents(after);
          after.close();
          const again = open();
          expect(contents(again)).toEqual(expected);
          again.close();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('drops a commit of several lines whose last line is missing', () => {
    const large: Fields = new Map([['text', { kind: 'string', value: 'x'.repeat(600_000) }]]);
    const before = open();
    write(before, 'a', 10n);
    const { length } = readFileSync(journalFile());
    const changes = ['b', 'd', 'e', 'f'].map((id) => ({
      path: ['c', id],
      document: documentOf(['c', id], large, 11n),
    }));
    before.commit(MAIN, changes, 11n);
    expect(contents(before).size).toBe(5);
    before.close();
    const lines = readFileSync(journalFile(), 'utf8').split('\n');
    expect(lines).toHaveLength(5);
    const complete = open();
    expect([...contents(complete).keys()]).toEqual(['c/a', 'c/b', 'c/d', 'c/e', 'c/f']);
    complete.close();
    writeFileSync(journalFile(), `${lines.slice(0, 3).join('\n')}\n`);
    const torn: number[] = [];
    const after = Databases.open(directory, (bytes) => torn.push(bytes));
    expect([...contents(after).keys()]).toEqual(['c/a']);
    expect(torn).toEqual([(lines[2]?.length ?? 0) + 1]);
    expect(readFileSync(journalFile())).toHaveLength(length);
    after.close();
  });

  it('of the first version opens', () => {
    const before = open();
    write(before, 'a', 10n);
    before.close();
    writeFileSync(journalFile(), readFileSync(journalFile(), 'utf8').replace('"version":2', '"version":1'));
    const after = open();
    expect([...contents(after).keys()]).toEqual(['c/a']);
    after.close();
  });

  it('drops a last line of zeros, which a power failure can leave', () => {
    const before = open();
    write(before, 'a', 10n);
    before.close();
    appendFileSync(journalFile(), `${'\0'.repeat(100)}\n`);
    const torn: number[] = [];
    const after = Databases.open(directory, (bytes) => torn.push(bytes));
    expect(torn).toEqual([101]);
    expect([...contents(after).keys()]).toEqual(['c/a']);
    after.close();
  });

  it('fails to open with a damaged line in the middle, and names it', () => {
    const before = open();
    write(before, 'a', 10n);
    before.close();
    const [header = '', first = '', second = ''] = readFileSync(journalFile(), 'utf8').split('\n');
    expect(second).toBe('');
    const damaged = `${header}\n{"half\n${first}\n`;
    writeFileSync(journalFile(), damaged);
    expect(open).toThrow(DamagedJournalError);
    expect(open).toThrow(/line 2 is damaged/);
    expect(readFileSync(journalFile(), 'utf8')).toBe(damaged);
    writeFileSync(journalFile(), '{"format":"something else"}\n');
    expect(open).toThrow(/line 1 is damaged/);
  });

  it('rejects a commit without effect when another process has opened the file since', () => {
    const mine = open();
    write(mine, 'a', 10n);
    const other = open();
    const attempt = (): void => write(mine, 'b', 11n);
    expect(attempt).toThrow(StatusError);
    expect(attempt).toThrow(/changed or removed by another process/);
    expect([...contents(mine).keys()]).toEqual(['c/a']);
    write(other, 'c', 12n);
    other.close();
    mine.close();
    const after = open();
    expect([...contents(after).keys()].sort()).toEqual(['c/a', 'c/c']);
    after.close();
  });

  // Each of its commits waits for the disk, which other work may keep busy.
  it('keeps the commits that a killed process had acknowledged', { timeout: 120_000 }, async () => {
    // Written synchronously: a full pipe makes the process wait, a closed one ends it. Through process.stdout, whose writes
    // wait for a turn of the event loop that never comes, it would fill its memory while this test gets no processor.
    const script = `
      import { writeSync } from 'node:fs';
      import { Databases } from ${JSON.stringify(new URL('./databases.ts', import.meta.url).href)};
      const databases = Databases.open(process.argv[1], () => {});
      for (let micros = 1n; ; micros += 1n) {
        const moment = { seconds: 0n, nanos: Number(micros) * 1000 };
        const path = ['c', 'd' + micros];
        databases.commit({ projectId: 'p', databaseId: '(default)' }, [
          { path, document: { path, fields: new Map(), createTime: moment, updateTime: moment } },
        ], micros);
        writeSync(1, micros + '\\n');
      }`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let confirmed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      confirmed += chunk.toString('utf8');
      if (confirmed.split('\n').length > 200) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const last = Number(confirmed.split('\n').at(-2));
    expect(last).toBeGreaterThan(100);
    const after = open();
    const ids = new Set(contents(after).keys());
    for (let number = 1; number <= last; number += 1) expect(ids.has(`c/d${number}`)).toBe(true);
    after.close();
  });

  it('without a folder keeps data in memory only', () => {
    const databases = Databases.open(undefined, () => {});
    write(databases, 'a', 1n);
    expect([...contents(databases).keys()]).toEqual(['c/a']);
    databases.close();
  });
});
