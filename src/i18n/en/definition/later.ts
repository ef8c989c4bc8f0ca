import type { LaterDefinition } from '#i18n/language-definition.ts';

export const later: LaterDefinition = {
  texts: {
    account: async () => (await import('../account.ts')).account,
    chat: async () => (await import('../chat.ts')).chat,
    circle: async () => (await import('../circle/circle.ts')).circle,
    credits: async () => (await import('../payments/credits.ts')).credits,
    forms: async () => (await import('../forms.ts')).forms,
    landing: async () => (await import('../landing.ts')).landing,
    notifications: async () => (await import('../notifications.ts')).notifications,
    prices: async () => (await import('../prices.ts')).prices,
    profile: async () => (await import('../profile.ts')).profile,
    pwa: async () => (await import('../pwa.ts')).pwa,
    receipts: async () => (await import('../payments/receipts.ts')).receipts,
    refund: async () => (await import('../payments/refund.ts')).refund,
    review: async () => (await import('../review.ts')).review,
    settings: async () => (await import('../settings.ts')).settings,
    'sign-out': async () => (await import('../session/sign-out.ts')).signOut,
    visitors: async () => (await import('../visitors.ts')).visitors,
    visits: async () => (await import('../visits.ts')).visits,
    privacy: async () => (await import('../privacy.ts')).privacy,
    terms: async () => (await import('../terms.ts')).terms,
    thanks: async () => (await import('../thanks.ts')).thanks,
    winwin: async () => (await import('../winwin.ts')).winwin,
  },
  meta: async () => (await import('../meta.ts')).meta,
  typedWords: async () => (await import('../formats/typed-words.ts')).typedWords,
};
