import type { account } from './nl/account.ts';
import type { chat } from './nl/chat.ts';
import type { credits } from './nl/credits.ts';
import type { forms } from './nl/forms.ts';
import type { landing } from './nl/landing.ts';
import type { profile } from './nl/profile.ts';
import type { pwa } from './nl/pwa.ts';
import type { review } from './nl/review.ts';
import type { settings } from './nl/settings.ts';
import type { visitors } from './nl/visitors.ts';
import type { privacy } from './nl/privacy.ts';
import type { terms } from './nl/terms.ts';
import type { thanks } from './nl/thanks.ts';
import type { winwin } from './nl/winwin.ts';
import type { SameKeys } from './same-keys.ts';

/** Texts that come with the screens which say them, so that the first screen need not wait for them. */
export interface LazyTexts {
  readonly account: SameKeys<typeof account>;
  readonly chat: SameKeys<typeof chat>;
  readonly credits: SameKeys<typeof credits>;
  readonly forms: SameKeys<typeof forms>;
  readonly landing: SameKeys<typeof landing>;
  readonly profile: SameKeys<typeof profile>;
  readonly pwa: SameKeys<typeof pwa>;
  readonly review: SameKeys<typeof review>;
  readonly settings: SameKeys<typeof settings>;
  readonly visitors: SameKeys<typeof visitors>;
  readonly privacy: SameKeys<typeof privacy>;
  readonly terms: SameKeys<typeof terms>;
  readonly thanks: SameKeys<typeof thanks>;
  readonly winwin: SameKeys<typeof winwin>;
}

export type LazyNamespace = keyof LazyTexts;

type Load<Texts> = Readonly<Record<'nl' | 'en', () => Promise<Texts>>>;

export const lazyTexts: { readonly [Name in LazyNamespace]: Load<LazyTexts[Name]> } = {
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
  forms: {
    nl: async () => (await import('./nl/forms.ts')).forms,
    en: async () => (await import('./en/forms.ts')).forms,
  },
  landing: {
    nl: async () => (await import('./nl/landing.ts')).landing,
    en: async () => (await import('./en/landing.ts')).landing,
  },
  profile: {
    nl: async () => (await import('./nl/profile.ts')).profile,
    en: async () => (await import('./en/profile.ts')).profile,
  },
  pwa: {
    nl: async () => (await import('./nl/pwa.ts')).pwa,
    en: async () => (await import('./en/pwa.ts')).pwa,
  },
  review: {
    nl: async () => (await import('./nl/review.ts')).review,
    en: async () => (await import('./en/review.ts')).review,
  },
  settings: {
    nl: async () => (await import('./nl/settings.ts')).settings,
    en: async () => (await import('./en/settings.ts')).settings,
  },
  visitors: {
    nl: async () => (await import('./nl/visitors.ts')).visitors,
    en: async () => (await import('./en/visitors.ts')).visitors,
  },
  privacy: {
    nl: async () => (await import('./nl/privacy.ts')).privacy,
    en: async () => (await import('./en/privacy.ts')).privacy,
  },
  terms: {
    nl: async () => (await import('./nl/terms.ts')).terms,
    en: async () => (await import('./en/terms.ts')).terms,
  },
  thanks: {
    nl: async () => (await import('./nl/thanks.ts')).thanks,
    en: async () => (await import('./en/thanks.ts')).thanks,
  },
  winwin: {
    nl: async () => (await import('./nl/winwin.ts')).winwin,
    en: async () => (await import('./en/winwin.ts')).winwin,
  },
};
