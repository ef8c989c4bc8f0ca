import { describe, expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

async function runWith(answers: readonly Result<string, DomainError>[], wantedFor = Infinity) {
  const left = [...answers];
  const waits: number[] = [];
  const retries: string[] = [];
  let asked = 0;
  const answer = await retryUntilAnswered(
    async () => {
      asked += 1;
      return left.shift() ?? ok('no more answers');
    },
    {
      wait: async (failures) => void waits.push(failures),
      isWanted: () => asked < wantedFor,
      onRetry: ({ code }) => retries.push(code),
    },
  );
  return { answer, waits, retries };
}

const failure = (code: ErrorCode) => err<DomainError>({ code });
const times = (count: number, code: ErrorCode) => Array.from({ length: count }, () => failure(code));

describe('retryUntilAnswered', () => {
  test('returns an answer, and a rejection, at once', async () => {
    expect(await runWith([ok('yes')])).toEqual({ answer: ok('yes'), waits: [], retries: [] });
    expect(await runWith([failure('not-found')])).toEqual({ answer: failure('not-found'), waits: [], retries: [] });
  });

  test('without a network it retries without limit', async () => {
    const { answer, waits, retries } = await runWith([...times(40, 'network'), ok('yes')]);
    expect(answer).toEqual(ok('yes'));
    expect(waits).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(new Set(retries)).toEqual(new Set(['network']));
  });

  test('a server that keeps failing is reported, however often the network failed before', async () => {
    const { answer, retries } = await runWith([...times(9, 'network'), ...times(9, 'server-unavailable')]);
    expect(answer).toEqual(failure('server-unavailable'));
    expect(retries).toHaveLength(9 + 4);
  });

  test('stops when the answer is no longer wanted', async () => {
    const { answer, waits } = await runWith(times(9, 'network'), 3);
    expect(answer).toBeNull();
    expect(waits).toEqual([1, 2]);
  });
});
