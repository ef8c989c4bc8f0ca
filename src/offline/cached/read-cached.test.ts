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
    expect(result).toEqual({ known: { value: 'server', savedAt: 9 }, error: null });
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
    expect(result).toEqual({ known: { value: 'server', savedAt: 9 }, error: null });
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
    expect(scene.onScreen).toEqual({ known: late, error: null });
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

  it('does not show a late answer over a newer one', async () => {
    const { scene, reading } = hangingScene();
    await reading;
    const newer = { known: { value: 'newer', savedAt: 20 }, error: null };
    scene.onScreen = newer;
    scene.answer(ok('late'));
    await slowly(undefined);
    expect(scene.onScreen).toEqual(newer);
    expect(scene.written).toEqual([]);
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
