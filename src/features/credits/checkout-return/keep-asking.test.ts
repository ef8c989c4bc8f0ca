import { describe, expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#domain/error-codes.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { keepAsking } from './keep-asking.ts';

async function asking(answers: readonly Result<string, DomainError>[], wantedFor = Infinity) {
  const left = [...answers];
  const waits: number[] = [];
  const troubles: string[] = [];
  let asked = 0;
  const answer = await keepAsking(
    async () => {
      asked += 1;
      return left.shift() ?? ok('no more answers');
    },
    {
      wait: async (failures) => void waits.push(failures),
      isWanted: () => asked < wantedFor,
      onTrouble: ({ code }) => troubles.push(code),
    },
  );
  return { answer, waits, troubles };
}

const failure = (code: ErrorCode) => err<DomainError>({ code });
const times = (count: number, code: ErrorCode) => Array.from({ length: count }, () => failure(code));

describe('keepAsking', () => {
  test('an answer is an answer, and so is a refusal', async () => {
    expect(await asking([ok('yes')])).toEqual({ answer: ok('yes'), waits: [], troubles: [] });
    expect(await asking([failure('not-found')])).toEqual({ answer: failure('not-found'), waits: [], troubles: [] });
  });

  test('without a network it asks for as long as it takes', async () => {
    const { answer, waits, troubles } = await asking([...times(40, 'network'), ok('yes')]);
    expect(answer).toEqual(ok('yes'));
    expect(waits).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(new Set(troubles)).toEqual(new Set(['network']));
  });

  test('a server that goes on failing is reported, however often the network failed before', async () => {
    const { answer, troubles } = await asking([...times(9, 'network'), ...times(9, 'server-unavailable')]);
    expect(answer).toEqual(failure('server-unavailable'));
    expect(troubles).toHaveLength(9 + 4);
  });

  test('it ends when nobody wants the answer any more', async () => {
    const { answer, waits } = await asking(times(9, 'network'), 3);
    expect(answer).toBeNull();
    expect(waits).toEqual([1, 2]);
  });
});
