import type { profile as dutch } from '../nl/profile.ts';
import type { SameKeys } from '../same-keys.ts';

export const profile = {
  title: 'Personal information',
} as const satisfies SameKeys<typeof dutch>;
