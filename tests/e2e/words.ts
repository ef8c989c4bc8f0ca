import { account as accountEn } from '#i18n/en/account.ts';
import { common as commonEn } from '#i18n/en/common.ts';
import { dashboard as dashboardEn } from '#i18n/en/dashboard.ts';
import { requests as requestsEn } from '#i18n/en/requests.ts';
import { review as reviewEn } from '#i18n/en/review.ts';
import { session as sessionEn } from '#i18n/en/session.ts';
import { visitors as visitorsEn } from '#i18n/en/visitors.ts';
import { account as accountNl } from '#i18n/nl/account.ts';
import { common as commonNl } from '#i18n/nl/common.ts';
import { dashboard as dashboardNl } from '#i18n/nl/dashboard.ts';
import { requests as requestsNl } from '#i18n/nl/requests.ts';
import { review as reviewNl } from '#i18n/nl/review.ts';
import { session as sessionNl } from '#i18n/nl/session.ts';
import { visitors as visitorsNl } from '#i18n/nl/visitors.ts';

/** The product's texts, so that a journey can run in either language. */
export const words = {
  nl: {
    account: accountNl,
    common: commonNl,
    dashboard: dashboardNl,
    requests: requestsNl,
    review: reviewNl,
    session: sessionNl,
    visitors: visitorsNl,
  },
  en: {
    account: accountEn,
    common: commonEn,
    dashboard: dashboardEn,
    requests: requestsEn,
    review: reviewEn,
    session: sessionEn,
    visitors: visitorsEn,
  },
} as const;

export type Language = keyof typeof words;

export const languageNames: Readonly<Record<Language, string>> = { nl: 'Nederlands', en: 'English' };
