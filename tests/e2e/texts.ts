import { type Language as KnownLanguage, nameOfLanguage } from '#i18n/languages.ts';
import { publicHref, publicPaths } from '#i18n/public-routes.ts';
import type { SameKeys } from '#i18n/same-keys.ts';
import { marks, markTexts, pseudoLanguage } from '#build/pseudo-language/mark-texts.ts';
import { account as accountEn } from '#i18n/en/account.ts';
import { common as commonEn } from '#i18n/en/common.ts';
import { dashboard as dashboardEn } from '#i18n/en/dashboard.ts';
import { errors as errorsEn } from '#i18n/en/errors.ts';
import { filter as filterEn } from '#i18n/en/filter.ts';
import { recurrence as recurrenceEn } from '#i18n/en/asking/recurrence.ts';
import { requestForm as requestFormEn } from '#i18n/en/asking/request-form.ts';
import { requests as requestsEn } from '#i18n/en/requests.ts';
import { review as reviewEn } from '#i18n/en/review.ts';
import { session as sessionEn } from '#i18n/en/session.ts';
import { signOut as signOutEn } from '#i18n/en/session/sign-out.ts';
import { visitors as visitorsEn } from '#i18n/en/visitors.ts';
import { visits as visitsEn } from '#i18n/en/visits.ts';
import { account as accountNl } from '#i18n/nl/account.ts';
import { common as commonNl } from '#i18n/nl/common.ts';
import { dashboard as dashboardNl } from '#i18n/nl/dashboard.ts';
import { errors as errorsNl } from '#i18n/nl/errors.ts';
import { filter as filterNl } from '#i18n/nl/filter.ts';
import { recurrence as recurrenceNl } from '#i18n/nl/asking/recurrence.ts';
import { requestForm as requestFormNl } from '#i18n/nl/asking/request-form.ts';
import { requests as requestsNl } from '#i18n/nl/requests.ts';
import { review as reviewNl } from '#i18n/nl/review.ts';
import { session as sessionNl } from '#i18n/nl/session.ts';
import { signOut as signOutNl } from '#i18n/nl/session/sign-out.ts';
import { visitors as visitorsNl } from '#i18n/nl/visitors.ts';
import { visits as visitsNl } from '#i18n/nl/visits.ts';

/** The languages of the product, and the pseudo-language of one test's build. */
export type Language = KnownLanguage | typeof pseudoLanguage;

/** Texts of the product in every language that a journey can be walked in. */
export function inEveryLanguage<Texts>(
  dutch: Texts,
  english: SameKeys<Texts>,
): Readonly<Record<Language, SameKeys<Texts>>> {
  return { nl: dutch as SameKeys<Texts>, en: english, [pseudoLanguage]: markTexts(dutch) as SameKeys<Texts> };
}

/** The product's texts, so that a test can run in every language. */
export const words = inEveryLanguage(
  {
    account: accountNl,
    common: commonNl,
    dashboard: dashboardNl,
    signOut: signOutNl,
    errors: errorsNl,
    filter: filterNl,
    requests: { ...requestsNl, ...requestFormNl, ...recurrenceNl },
    review: reviewNl,
    session: sessionNl,
    visitors: visitorsNl,
    visits: visitsNl,
  },
  {
    account: accountEn,
    common: commonEn,
    dashboard: dashboardEn,
    signOut: signOutEn,
    errors: errorsEn,
    filter: filterEn,
    requests: { ...requestsEn, ...requestFormEn, ...recurrenceEn },
    review: reviewEn,
    session: sessionEn,
    visitors: visitorsEn,
    visits: visitsEn,
  },
);

/** Matches a name that begins with this text, ignoring the marks of the pseudo-language. */
export function startOf(text: string): RegExp {
  const around = `[${marks.join('')}]*`;
  const letters = [...text].filter((letter) => !marks.some((mark) => mark === letter));
  return new RegExp(
    `^${around}${letters.map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`)).join(around)}`,
  );
}

/** The address of a public page in a language. */
export function publicHrefIn(path: string, language: Language): string {
  if (language !== pseudoLanguage) return publicHref(path, language);
  return path === publicPaths.home ? `/${language}` : `/${language}${path}`;
}

export const languageNames: Readonly<Record<Language, string>> = {
  nl: nameOfLanguage('nl'),
  en: nameOfLanguage('en'),
  [pseudoLanguage]: markTexts(nameOfLanguage('nl')),
};
