import type { account } from './nl/account.ts';
import type { chat } from './nl/chat.ts';
import type { credits } from './nl/credits.ts';
import type { profile } from './nl/profile.ts';
import type { review } from './nl/review.ts';
import type { settings } from './nl/settings.ts';
import type { SameKeys } from './same-keys.ts';

/** Texts that come with the screens which say them, so that the first screen need not wait for them. */
export interface LaterTexts {
  readonly account: SameKeys<typeof account>;
  readonly chat: SameKeys<typeof chat>;
  readonly credits: SameKeys<typeof credits>;
  readonly profile: SameKeys<typeof profile>;
  readonly review: SameKeys<typeof review>;
  readonly settings: SameKeys<typeof settings>;
}

export type LaterNamespace = keyof LaterTexts;

type Load<Texts> = Readonly<Record<'nl' | 'en', () => Promise<Texts>>>;

export const laterTexts: { readonly [Name in LaterNamespace]: Load<LaterTexts[Name]> } = {
  account: {
    nl: async () => (await import('./nl/account.ts')).account,
    en: async () => (await import('./en/account.ts')).account,
  },
  chat: {
    nl: async () => (await import('./nl/chat.ts')).chat,
    en: async () => (await import('./en/chat.ts')).chat,
  },
  credits: {
    nl: async () => (await import('./nl/credits.ts')).credits,
    en: async () => (await import('./en/credits.ts')).credits,
  },
  profile: {
    nl: async () => (await import('./nl/profile.ts')).profile,
    en: async () => (await import('./en/profile.ts')).profile,
  },
  review: {
    nl: async () => (await import('./nl/review.ts')).review,
    en: async () => (await import('./en/review.ts')).review,
  },
  settings: {
    nl: async () => (await import('./nl/settings.ts')).settings,
    en: async () => (await import('./en/settings.ts')).settings,
  },
};
