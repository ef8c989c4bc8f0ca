import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type CachedValue, cachedState, type CachedResult } from './cached-state.ts';
import { readCached } from './read-cached.ts';

const network: DomainError = { code: 'network' };
const noAccess: DomainError = { code: 'no-access' };

/** Slower than any read of a device copy. */
const slowly = <Value>(answer: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(answer), 0));

function scene(options: {
  shown?: CachedResult<string>;
  copy?: CachedValue<string>;
  answers: readonly Result<string, DomainError>[];
}) {
  const shows: CachedResult<string>[] = [];
  const written: CachedValue<string>[] = [];
  let onScreen = options.shown;
  let asked = 0;
  const reading = readCached<string>({
    shown: () => onScreen,
    readCopy: () => Promise.resolve(options.copy ?? null),
    writeCopy: (value) => {
      written.push(value);
      return Promise.resolve();
    },
    readServer: () => {
      const answer = options.answers[asked];
      asked += 1;
      return answer === undefined ? Promise.reject(new Error('asked too often')) : slowly(answer);
    },
    show: (each) => {
      onScreen = each;
      shows.push(each);
    },
    isWanted: () => true,
    pause: () => Promise.resolve(),
    timeout: forEver,
    now: () => 9,
  });
  return reading.then((result) => ({ result, shows, written, asked }));
}

const forEver = () => new Promise<never>(() => {});

const copy = { value: 'copy', savedAt: 1 };

describe('reading with a device copy', () => {
  it('shows the copy at once, then the answer, which is stored as the new copy', async () => {
    const { result, shows, written } = await scene({ copy, answers: [ok('server')] });
    expect(shows[0]).toEqual({ known: copy, error: null });
    expect(shows.at(-1)).toEqual(result);
    expect(result).toMatchObject({ known: { value: 'server', savedAt: 9 }, error: null });
    expect(written).toEqual([{ value: 'server', savedAt: 9 }]);
  });

  it('keeps the copy with its time and the error when the server cannot be reached', async () => {
    const { result, asked, written } = await scene({ copy, answers: [err(network), err(network)] });
    expect(result).toEqual({ known: copy, error: network });
    expect(asked).toBe(2);
    expect(written).toEqual([]);
  });

  it('retries once after a transient failure, not after a rejection', async () => {
    expect((await scene({ answers: [err(network), ok('server')] })).result.known?.value).toBe('server');
    expect((await scene({ answers: [err(noAccess)] })).result).toEqual({ known: null, error: noAccess });
  });

  it('shows the answer of the server while the device’s storage hangs', async () => {
    const shows: CachedResult<string>[] = [];
    const result = await readCached<string>({
      shown: () => undefined,
      readCopy: forEver,
      writeCopy: forEver,
      readServer: () => Promise.resolve(ok('server')),
      show: (each) => shows.push(each),
      isWanted: () => true,
      pause: () => Promise.resolve(),
      timeout: forEver,
      now: () => 9,
    });
    expect(shows).toEqual([result]);
    expect(result).toMatchObject({ known: { value: 'server', savedAt: 9 }, error: null });
  });

  it('neither replaces a shown value by an older copy nor retries at each poll of an outage', async () => {
    const shown = { known: { value: 'newer', savedAt: 5 }, error: network };
    const { result, shows, asked } = await scene({ shown, copy, answers: [err(network)] });
    expect([result, shows, asked]).toEqual([shown, [], 1]);
  });
});

/** A server that answers on command, and a screen whose person may sign out. */
function hangingScene(
  options: { copy?: CachedValue<string> | Promise<CachedValue<string>>; shown?: CachedResult<string> } = {},
) {
  const shows: CachedResult<string>[] = [];
  const written: CachedValue<string>[] = [];
  const answer = Promise.withResolvers<Result<string, DomainError>>();
  const scene = { onScreen: options.shown, wanted: true, clock: 1, shows, written, answer: answer.resolve };
  const reading = readCached<string>({
    shown: () => scene.onScreen,
    readCopy: async () => (await options.copy) ?? null,
    writeCopy: async (value) => void written.push(value),
    readServer: () => answer.promise,
    show: (each) => {
      scene.onScreen = each;
      shows.push(each);
    },
    isWanted: () => scene.wanted,
    pause: () => Promise.resolve(),
    timeout: () => slowly(undefined),
    now: () => scene.clock,
  });
  return { scene, reading };
}

describe('a connection that hangs', () => {
  it('fails after the timeout, with the copy if there is one, and still shows an answer that comes later', async () => {
    const { scene, reading } = hangingScene({ copy });
    expect(await reading).toEqual({ known: copy, error: network });
    scene.clock = 30;
    scene.answer(ok('late'));
    await slowly(undefined);
    const late = { value: 'late', savedAt: 30 };
    expect(scene.onScreen).toMatchObject({ known: late, error: null });
    expect(scene.written).toEqual([late]);
  });

  it('reports the error when there is no value', async () => {
    expect(await hangingScene().reading).toEqual({ known: null, error: network });
  });

  it('shows a copy that is read late, with the error of the server read', async () => {
    const late = Promise.withResolvers<CachedValue<string>>();
    const { scene, reading } = hangingScene({ copy: late.promise });
    await reading;
    late.resolve(copy);
    await slowly(undefined);
    expect(scene.shows).toEqual([{ known: copy, error: network }]);
  });

  it('neither shows nor stores an answer after sign-out', async () => {
    const { scene, reading } = hangingScene();
    await reading;
    scene.wanted = false;
    scene.answer(ok('late'));
    await slowly(undefined);
    expect(scene.shows).toEqual([]);
    expect(scene.written).toEqual([]);
  });
});

/** One read of a server whose value is the number of writes so far, and what a screen and a device make of it. */
type Step =
  | { readonly kind: 'write' }
  | { readonly kind: 'read' }
  | { readonly kind: 'time-out' }
  | { readonly kind: 'answer' | 'fail'; readonly read: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.constantFrom<Step>({ kind: 'write' }, { kind: 'read' }, { kind: 'time-out' }),
    fc.record({ kind: fc.constantFrom('answer' as const, 'fail' as const), read: fc.nat(5) }),
  ),
  { maxLength: 30 },
);

describe('reads that overlap', () => {
  /** As the query client does it: the last read that began gives the result; all of them may show values. */
  async function play(schedule: readonly Step[], check: (screen: number, device: number) => void) {
    let writes = 0;
    let screen: CachedResult<number> | undefined;
    let device = 0;
    let current = 0;
    const open: { answer: () => void; fail: () => void }[] = [];
    let timeOut = () => {};

    function read() {
      current += 1;
      const turn = current;
      const asked = writes;
      const answer = Promise.withResolvers<Result<number, DomainError>>();
      const late = Promise.withResolvers<undefined>();
      timeOut = () => late.resolve(undefined);
      open.push({ answer: () => answer.resolve(ok(asked)), fail: () => answer.resolve(err(noAccess)) });
      const reading = readCached<number>({
        shown: () => screen,
        readCopy: () => Promise.resolve(null),
        writeCopy: async ({ value }) => void (device = value),
        readServer: () => answer.promise,
        show: (result) => void (screen = result),
        isWanted: () => true,
        pause: () => Promise.resolve(),
        timeout: () => late.promise,
        now: () => 9,
      });
      void reading.then((result) => {
        if (turn === current) screen = result;
      });
    }

    for (const step of schedule) {
      if (step.kind === 'write') writes += 1;
      else if (step.kind === 'read') read();
      else if (step.kind === 'time-out') timeOut();
      else if (open.length > 0) open.splice(step.read % open.length, 1)[0]?.[step.kind]();
      await slowly(undefined);
      check(screen?.known?.value ?? 0, device);
    }
  }

  it('never show or store an older value after a newer one', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        let newest = 0;
        await play(schedule, (screen, device) => {
          expect(screen).toBeGreaterThanOrEqual(newest);
          expect(device).toBe(screen);
          newest = screen;
        });
      }),
      { numRuns: 500 },
    );
  });

  it('show the answer of the later one when the earlier one is answered last', async () => {
    const seen: number[] = [];
    await play(
      [{ kind: 'read' }, { kind: 'write' }, { kind: 'read' }, { kind: 'answer', read: 1 }, { kind: 'answer', read: 0 }],
      (screen) => seen.push(screen),
    );
    expect(seen).toEqual([0, 0, 0, 1, 1]);
  });

  it('keep an answer that came late to an earlier one when the later one fails', async () => {
    const seen: number[] = [];
    await play(
      [
        { kind: 'write' },
        { kind: 'read' },
        { kind: 'time-out' },
        { kind: 'read' },
        { kind: 'answer', read: 0 },
        { kind: 'fail', read: 0 },
      ],
      (screen) => seen.push(screen),
    );
    expect(seen).toEqual([0, 0, 0, 0, 1, 1]);
  });
});

describe('the state of a screen', () => {
  it('is loading until there is a result', () => {
    expect(cachedState(undefined)).toEqual({ status: 'loading' });
    expect(cachedState({ known: null, error: null })).toEqual({ status: 'loading' });
  });

  it('is an error only without a value', () => {
    expect(cachedState({ known: null, error: network })).toEqual({ status: 'failed', error: network });
    expect(cachedState({ known: copy, error: network })).toEqual({ status: 'ready', ...copy, error: network });
  });
});
