import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Databases } from '#local/firestore/store/databases.ts';
import { momentOf } from '#local/firestore/values/moment.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import { realDisk } from './disk.ts';
import type { Disk } from './disk.ts';

/** FAULT_RUNS sets the number; one of these kills some forty processes, and takes as long as twenty runs of the indexes. */
const runs = Math.ceil(Number(process.env['FAULT_RUNS'] ?? 120) / 20);

const KEY = { projectId: 'p', databaseId: '(default)' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'compaction-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const sizeOfJournal = (): number => statSync(join(directory, 'journal.jsonl')).size;

class Killed extends Error {}

/** What changes files. */
const CHANGING = ['openSync', 'writeSync', 'ftruncateSync', 'renameSync', 'rmSync', 'fsyncSync'] as const;

/** A disk of a process that is killed at its n-th call that changes a file: nothing gets through any more. */
function dyingDisk(calls: number): { readonly disk: Disk; isDead(): boolean; close(): void } {
  let left = calls;
  const open = new Set<number>();
  const disk: Record<string, unknown> = {
    ...realDisk,
    // The file descriptors of a killed process are closed by the system.
    closeSync: (fd: number) => open.delete(fd) && realDisk.closeSync(fd),
    closeLater: (fd: number) => open.delete(fd) && realDisk.closeSync(fd),
  };
  for (const name of CHANGING) {
    const real = realDisk[name] as (...args: readonly unknown[]) => unknown;
    disk[name] = (...args: readonly unknown[]) => {
      left -= 1;
      // A write may have got through in part.
      if (left === 0 && name === 'writeSync') {
        const [fd, bytes, from, length, position] = args as [number, Buffer, number, number, number];
        realDisk.writeSync(fd, bytes, from, Math.floor(length / 2), position);
      }
      if (left <= 0) throw new Killed();
      // What was written outlives the process without it.
      if (name === 'fsyncSync') return undefined;
      const result = real(...args);
      if (name === 'openSync') open.add(result as number);
      return result;
    };
  }
  return {
    disk: disk as unknown as Disk,
    isDead: () => left <= 0,
    close: () => open.forEach((fd) => realDisk.closeSync(fd)),
  };
}

const unsynced: Disk = { ...realDisk, fsyncSync: () => undefined };

interface Step {
  readonly id: number;
  readonly what: 'write' | 'delete' | 'clear';
  readonly size: number;
  /** Tasks of a compaction that get their turn after it. */
  readonly turns: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  id: fc.nat({ max: 7 }),
  what: fc.constantFrom('write', 'write', 'write', 'write', 'delete', 'clear'),
  size: fc.constantFrom(10, 10, 400),
  turns: fc.constantFrom(0, 1, 1, 2, 5),
});

function contents(databases: Databases): ReadonlyMap<string, StoredDocument> {
  const documents = Array.from(databases.store(KEY).collections()).flatMap((one) => [...one.documents(null)]);
  return new Map(documents.map((document) => [document.path.join('/'), document]));
}

function take(databases: Databases, { id, what, size }: Step, micros: bigint): void {
  if (what === 'clear') return databases.clear(KEY, micros);
  // A line of a compaction is of one collection.
  const path = [`c${id % 4}`, `d${id}`];
  const fields = new Map([['text', { kind: 'string', value: `${micros}`.padEnd(size, 'x') } as const]]);
  const document = { path, fields, createTime: momentOf(micros), updateTime: momentOf(micros) };
  return databases.commit(KEY, [{ path, document: what === 'delete' ? null : document }], micros);
}

/** Takes the steps until the disk dies. @returns what is stored after the last acknowledged step, and after the next. */
function run(
  disk: Disk,
  steps: readonly Step[],
  isDead: () => boolean,
): Record<'acknowledged' | 'inFlight', ReadonlyMap<string, StoredDocument>> {
  const tasks: (() => void)[] = [];
  let acknowledged: ReadonlyMap<string, StoredDocument> = new Map();
  let inFlight = acknowledged;
  try {
    const databases = Databases.open(directory, () => {}, {
      disk: { ...disk, syncLater: (_fd, done) => tasks.push(done) },
      compactFrom: 500,
      sliceBytes: 1,
      later: (task) => tasks.push(task),
    });
    const model = Databases.open(undefined, () => {});
    for (const [index, each] of steps.entries()) {
      take(model, each, BigInt(index + 1));
      inFlight = contents(model);
      take(databases, each, BigInt(index + 1));
      if (isDead()) break;
      acknowledged = inFlight;
      for (let turn = 0; turn < each.turns; turn += 1) tasks.shift()?.();
      if (isDead()) break;
    }
    if (!isDead()) databases.close();
  } catch {
    // Killed, or refused because of that.
  }
  return { acknowledged, inFlight };
}

describe('a compaction', () => {
  it('loses nothing that was acknowledged, wherever the process is killed', () => {
    const stops: number[] = [];
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }), (steps) => {
        for (let calls = 1; ; calls += 1) {
          for (const file of readdirSync(directory)) rmSync(join(directory, file));
          const dying = dyingDisk(calls);
          const { acknowledged, inFlight } = run(dying.disk, steps, dying.isDead);
          dying.close();
          const after = Databases.open(directory, () => {}, { disk: unsynced });
          const found = contents(after);
          after.close();
          // What was being written when it died may be there as well.
          expect([acknowledged, inFlight]).toContainEqual(found);
          stops.push(calls);
          if (!dying.isDead()) return;
        }
      }),
      { numRuns: runs },
    );
    expect(stops.length).toBeGreaterThan(60);
  }, 3_600_000);

  it('runs while commits go on, and leaves what the documents need', () => {
    const tasks: (() => void)[] = [];
    const open = (): Databases =>
      Databases.open(directory, () => {}, {
        disk: { ...realDisk, syncLater: (_fd, done) => done() },
        compactFrom: 100_000,
        later: (task) => tasks.push(task),
      });
    const before = open();
    let largest = 0;
    for (let micros = 1n; micros <= 4_000n; micros += 1n) {
      take(before, { id: Number(micros % 5n), what: 'write', size: 1_000, turns: 0 }, micros);
      tasks.shift()?.();
      largest = Math.max(largest, sizeOfJournal());
    }
    expect(largest).toBeLessThan(110_000);
    expect(readdirSync(directory).toSorted()).toEqual(['journal.jsonl', 'journal.jsonl.owner']);
    const expected = contents(before);
    before.close();
    const after = open();
    expect(contents(after)).toEqual(expected);
    expect(after.lastCommit).toBe(4_000n);
    after.close();
  });

  it('writes nothing of a collection that was cleared while it was being written', () => {
    const tasks: (() => void)[] = [];
    const databases = Databases.open(directory, () => {}, {
      disk: { ...realDisk, syncLater: (_fd, done) => done() },
      compactFrom: 4_000_000,
      sliceBytes: 1,
      later: (task) => tasks.push(task),
    });
    const large = { what: 'write', size: 1_100_000, turns: 0 } as const;
    for (const [index, id] of [0, 4, 8, 12].entries()) take(databases, { ...large, id }, BigInt(index + 1));
    tasks.shift()?.();
    expect(tasks).toHaveLength(1);
    databases.clear(KEY, 5n);
    take(databases, { ...large, id: 4 }, 6n);
    while (tasks.length > 0) tasks.shift()?.();
    expect(sizeOfJournal()).toBeLessThan(4_000_000);
    databases.close();
    const after = Databases.open(directory, () => {});
    expect([...contents(after).keys()]).toEqual(['c0/d4']);
    after.close();
  });

  it('that fails leaves the journal as it is', () => {
    const tasks: (() => void)[] = [];
    const failures: unknown[] = [];
    const full = new Error('no space left');
    const renameSync: typeof realDisk.renameSync = (from, to) => {
      if (String(to).endsWith('.jsonl')) throw full;
      realDisk.renameSync(from, to);
    };
    const databases = Databases.open(directory, () => {}, {
      disk: {
        ...realDisk,
        renameSync,
        syncLater: (_fd, done) => done(),
      },
      compactFrom: 500,
      later: (task) => tasks.push(task),
      onCompactionFailed: (error) => failures.push(error),
    });
    for (let micros = 1n; micros <= 20n; micros += 1n) {
      take(databases, { id: 1, what: 'write', size: 100, turns: 0 }, micros);
      tasks.shift()?.();
    }
    // Once at first, and again at twice the size.
    expect(failures).toEqual([full, full, full]);
    const expected = contents(databases);
    databases.close();
    expect(readdirSync(directory).toSorted()).toEqual(['journal.jsonl', 'journal.jsonl.owner']);
    const after = Databases.open(directory, () => {});
    expect(contents(after)).toEqual(expected);
    after.close();
  });

  it('does not replace the journal of a process that has taken the folder over', () => {
    const tasks: (() => void)[] = [];
    const options = { compactFrom: 500, later: (task: () => void) => void tasks.push(task) };
    const mine = Databases.open(directory, () => {}, {
      ...options,
      disk: { ...realDisk, syncLater: (_fd, done) => done() },
    });
    for (let micros = 1n; micros <= 9n; micros += 1n) {
      take(mine, { id: 1, what: 'write', size: 100, turns: 0 }, micros);
    }
    expect(tasks).toHaveLength(1);
    const other = Databases.open(directory, () => {});
    take(other, { id: 2, what: 'write', size: 100, turns: 0 }, 10n);
    for (const task of tasks) task();
    take(other, { id: 3, what: 'write', size: 100, turns: 0 }, 11n);
    const expected = contents(other);
    other.close();
    mine.close();
    const after = Databases.open(directory, () => {});
    expect(contents(after)).toEqual(expected);
    after.close();
  });
});
