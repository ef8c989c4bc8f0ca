import { landing as landingEn } from '#i18n/en/landing.ts';
import { visitors as visitorsEn } from '#i18n/en/visitors.ts';
import { landing as landingNl } from '#i18n/nl/landing.ts';
import { visitors as visitorsNl } from '#i18n/nl/visitors.ts';

/** The texts of the landing page, in either language. */
export const landingWords = {
  nl: { landing: landingNl, visitors: visitorsNl, address: '/' },
  en: { landing: landingEn, visitors: visitorsEn, address: '/en' },
} as const;
