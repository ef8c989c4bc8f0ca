import { landing as landingEn } from '#i18n/en/landing.ts';
import { visitors as visitorsEn } from '#i18n/en/visitors.ts';
import { landing as landingNl } from '#i18n/nl/landing.ts';
import { visitors as visitorsNl } from '#i18n/nl/visitors.ts';

/** What the landing page says, in either language. */
export const landingWords = {
  nl: { landing: landingNl, visitors: visitorsNl, address: '/' },
  en: { landing: landingEn, visitors: visitorsEn, address: '/en' },
} as const;
