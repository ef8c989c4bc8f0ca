import type { settings as dutch } from '../nl/settings.ts';
import type { SameKeys } from '../same-keys.ts';

export const settings = {
  title: 'Text and colour',
} as const satisfies SameKeys<typeof dutch>;
