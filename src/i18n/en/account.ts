import type { account as dutch } from '../nl/account.ts';
import type { SameKeys } from '../same-keys.ts';

export const account = {
  title: 'Create an account',
} as const satisfies SameKeys<typeof dutch>;
