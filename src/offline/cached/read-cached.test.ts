import { describe, expect, it } from 'vitest';
import type { DomainError } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { type CachedValue, cachedState, type CachedResult } from './cached-state.ts';
import { readCached } from './read-cached.ts';

const network: DomainError = { code: 'network' };
const noAccess: DomainError = { code: 'no-access' };

/** Slower than any copy on the device. */
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

describe('reading with a copy on this device', () => {
  it('shows the copy at once and replaces it by the answer, which becomes the copy', async () => {
    const { result, shows, written } = await scene({ copy, answers: [ok('server')] });
    expect(shows[0]).toEqual({ known: copy, error: null });
    expect(shows.at(-1)).toEqual(result);
    expect(result).toEqual({ known: { value: 'server', savedAt: 9 }, error: null });
    expect(written).toEqual([{ value: 'server', savedAt: 9 }]);
  });

  it('keeps the copy with its age and the reason when the server stays out of reach', async () => {
    const { result, asked, written } = await scene({ copy, answers: [err(network), err(network)] });
    expect(result).toEqual({ known: copy, error: network });
    expect(asked).toBe(2);
    expect(written).toEqual([]);
  });

  it('asks once more when the way there failed, not after a refusal', async () => {
    expect((await scene({ answers: [err(network), ok('server')] })).result.known?.value).toBe('server');
    expect((await scene({ answers: [err(noAccess)] })).result).toEqual({ known: null, error: noAccess });
  });

  it('shows the answer of the server while the storage of the device hangs', async () => {
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

  it('does not show an old copy over what is on the screen, nor ask twice at each poll of an outage', async () => {
    const shown = { known: { value: 'newer', savedAt: 5 }, error: network };
    const { result, shows, asked } = await scene({ shown, copy, answers: [err(network)] });
    expect([result, shows, asked]).toEqual([shown, [], 1]);
  });
});

/** A server that answers when it is told to, on a screen whose person may leave. */
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

  it('says so when nothing is known at all', async () => {
    expect(await hangingScene().reading).toEqual({ known: null, error: network });
  });

  it('shows a copy that the device gives late, with the reason why it is no newer', async () => {
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

  it('neither shows nor keeps what comes after the person has signed out', async () => {
    const { scene, reading } = hangingScene();
    await reading;
    scene.wanted = false;
    scene.answer(ok('late'));
    await slowly(undefined);
    expect(scene.shows).toEqual([]);
    expect(scene.written).toEqual([]);
  });
});

describe('what a screen can know', () => {
  it('loads until there is something to say', () => {
    expect(cachedState(undefined)).toEqual({ status: 'loading' });
    expect(cachedState({ known: null, error: null })).toEqual({ status: 'loading' });
  });

  it('fails only when nothing is known', () => {
    expect(cachedState({ known: null, error: network })).toEqual({ status: 'failed', error: network });
    expect(cachedState({ known: copy, error: network })).toEqual({ status: 'ready', ...copy, error: network });
  });
});
