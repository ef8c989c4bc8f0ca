import { expect, test } from 'vitest';
import { type Attempt, lookAgain, type Unseen } from './look-again.ts';

const noNavigation: Unseen = { code: 'NO_NAVSTART', message: 'Something went wrong with recording the trace' };

/** Attempts that end like this, one after the other. */
function attemptsOf(...results: readonly Attempt<string>[]) {
  const left = [...results];
  const failures: string[] = [];
  const look = lookAgain(
    async () => {
      const result = left.shift();
      if (result === undefined) throw new Error('it was looked at once more');
      return result;
    },
    ({ code }) => void failures.push(code),
  );
  return { look, failures };
}

test('a page that could not be looked at is looked at again', async () => {
  const { look, failures } = attemptsOf({ unseen: noNavigation }, { look: 'seen' });
  expect(await look).toEqual({ look: 'seen' });
  expect(failures).toEqual(['NO_NAVSTART']);
});

test('a page that was looked at is not looked at again', async () => {
  const { look, failures } = attemptsOf({ look: 'seen' });
  expect(await look).toEqual({ look: 'seen' });
  expect(failures).toEqual([]);
});

test('a page that cannot be looked at three times is given up, and ends nothing', async () => {
  const { look, failures } = attemptsOf({ unseen: noNavigation }, { unseen: noNavigation }, { unseen: noNavigation });
  expect(await look).toEqual({ unseen: noNavigation });
  expect(failures).toHaveLength(3);
});
