import { landing as landingEn } from '#i18n/en/landing.ts';
import { visitors as visitorsEn } from '#i18n/en/visitors.ts';
import { landing as landingNl } from '#i18n/nl/landing.ts';
import { visitors as visitorsNl } from '#i18n/nl/visitors.ts';
import { inEveryLanguage } from '../texts.ts';

/** The texts of the landing page, in every language. */
export const landingTexts = inEveryLanguage(
  { landing: landingNl, visitors: visitorsNl },
  { landing: landingEn, visitors: visitorsEn },
);
