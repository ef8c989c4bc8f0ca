import { expect, test } from 'vitest';
import { firstTextsIn } from '#i18n/namespaces/first-texts.ts';
import { languages } from '#i18n/languages.ts';
import { laterTextsIn } from '#i18n/namespaces/later-texts.ts';
import { requestTextsIn } from '#i18n/namespaces/request-texts.ts';

/** What addresses the reader, or speaks in her place, in each language. */
const addressing: Readonly<Record<string, RegExp>> = {
  nl: /\b(?:u|uw|uzelf|mijn|mij|ik|je|jouw)\b/i,
  en: /\b(?:[Yy]ou|[Yy]our|[Yy]ours|[Yy]ourself|[Mm]y|me|I)\b/,
};

/** What addresses the reader as the senior whose things these are: no text for a family member does. */
const asSenior: Readonly<Record<string, RegExp>> = {
  nl: /\b(?:uw (?:saldo|bezoek|aanvra|adres|profiel|student|gegevens|wensen|code)|bij u\b|voor u\b|u kan helpen|mijn )/i,
  en: /\b(?:your (?:balance|visit|next|request|address|profile|student|information|wishes|code)|my )/i,
};

/**
 * Texts of the views that a family member shares with the senior which address whoever reads them: her own acts, her device,
 * her money on its way. They are as true for a family member. A text that is neither here nor has one for a family member is
 * about the senior's things, or nobody thought of it.
 */
const forWhoeverReads: Readonly<Record<string, readonly string[]>> = {
  errors: [
    'too-many-requests',
    'invalid-credentials',
    'account-disabled',
    'account-blocked',
    'email-not-verified',
    'not-a-senior',
    'not-signed-in',
    'sign-in-expired',
    'role-lookup-failed',
    'weak-password',
    'too-many-mails',
    'recent-login-needed',
    'registration-failed',
    'no-access',
    'not-found',
    'already-exists',
    'not-cancellable',
    'profile-conflict',
    'profile-failed',
    'payment-unverified',
    'payment-under-way',
    'review-failed',
    'storage-full',
    'storage-unavailable',
    'date-too-near',
    'data-requests-full',
  ],
  requests: [
    'call-instead',
    'explain-paid',
    'delivery-needs-you',
    'delivery-waiting-explained',
    'tip-rest-title',
    'tip-rest-text',
    'day-expired',
    'refused-text',
    'cancel-title',
  ],
  validation: ['notes-too-long'],
  filter: [
    'move-refused',
    'cancellation-retried',
    'remove-title',
    'move-title',
    'move-busy',
    'move-late',
    'move-back-failed',
    'move-back-kept',
    'move-back-said',
  ],
  recurrence: ['change-later', 'until-hint'],
  'request-form': [
    'form-loading',
    'form-required',
    'typed-date-read',
    'draft-not-kept',
    'changing-request',
    'changing-missing',
    'again-missing',
    'submit-failed-kept',
    'submit-failed-title',
  ],
  thread: [
    'said-own',
    'own-waits',
    'own-sent',
    'own-refused',
    'write',
    'write-empty',
    'hidden-what',
    'not-kept',
    'closed',
    'reported',
  ],
  visits: [
    'asked-by-you',
    'door-title',
    'agenda-add',
    'agenda-ready',
    'agenda-failed',
    'quote-busy',
    'quote-kept-yes',
    'quote-kept-no',
    'quote-sending-yes',
    'quote-sending-no',
    'quote-changing',
    'quote-void',
    'quote-void-yes',
    'quote-void-no',
    'quote-said-yes',
    'quote-said-no',
    'quote-failed',
    'approve-kept',
    'approve-said-yes',
    'approve-said-came',
    'approve-said-missed',
    'approve-failed',
    'skip-title',
    'skip-too-late',
    'stop-title',
    'stop-call',
    'messages-new_one',
    'messages-new_other',
    'quote-change',
  ],
  chat: [
    'opening',
    'you',
    'noted-date',
    'noted-time',
    'noted-address',
    'date-unreadable',
    'date-required',
    'date-other-weekday',
    'time-unreadable',
    'time-required',
    'day-expired',
    'change-service',
    'change-date',
    'change-time',
    'change-frequency',
    'change-address',
    'change-hours',
    'failed-kept',
    'restored',
    'not-kept',
    'restart-title',
    'restart-text',
    'speak',
    'listening',
    'heard',
    'speak-not-allowed',
    'speak-no-speech',
    'speak-no-microphone',
    'speak-no-network',
    'speak-failed',
    'consent-title',
    'consent-text',
    'consent-where',
    'consent-us',
    'consent-no',
    'consent-withdrawn',
  ],
  credits: [
    'buy-no-network-title',
    'call-instead',
    'missing-part',
    'missing-opened',
    'missing-done',
    'missing-no-network-text',
    'missing-call',
    'transfer-or',
    'transfer-scan',
    'transfer-type',
    'amount-legend',
    'price',
    'buy-failed-nothing',
    'buy-no-network-text',
    'open-text',
    'verifying',
    'verify-trouble',
    'verify-trouble-text',
    'bought-part',
    'expired-text',
    'not-paid',
    'cancel-trouble',
    'not-cancelled',
  ],
  receipts: ['statements-none', 'saved', 'saved-how', 'needs-network-text', 'not-saved'],
};

/** Those of the senior alone: no view that a family member opens shows them. */
const forSeniorAlone: readonly string[] = ['visits:door-title'];

async function sharedTexts(language: string): Promise<ReadonlyMap<string, string>> {
  const { texts } = await laterTextsIn(language as 'nl');
  const { dashboard: _frame, common: _common, session: _session, ...views } = await firstTextsIn(language as 'nl');
  const namespaces = {
    ...views,
    ...(await requestTextsIn(language as 'nl')),
    visits: await texts.visits(),
    chat: await texts.chat(),
    credits: await texts.credits(),
    receipts: await texts.receipts(),
  };
  return new Map(
    Object.entries(namespaces).flatMap(([name, own]) =>
      Object.entries(own).flatMap(([key, text]): [string, string][] =>
        typeof text === 'string' ? [[`${name}:${key}`, text]] : [],
      ),
    ),
  );
}

const familyTexts = async (language: string): Promise<ReadonlyMap<string, string>> => {
  const texts = await (await laterTextsIn(language as 'nl')).texts.family();
  return new Map(
    Object.entries(texts).flatMap(([name, own]) =>
      Object.entries(own).map(([key, text]): [string, string] => [`${name}:${key}`, text]),
    ),
  );
};

const known = new Set([
  ...Object.entries(forWhoeverReads).flatMap(([name, keys]) => keys.map((key) => `${name}:${key}`)),
  ...forSeniorAlone,
]);

test.each(languages)(
  '%s: each text that addresses the reader is for whoever reads it, or has one for family',
  async (language) => {
    const [shared, family] = [await sharedTexts(language), await familyTexts(language)];
    const pattern = addressing[language];
    if (pattern === undefined) throw new Error(`how does ${language} address people?`);
    const unknown = [...shared].filter(([key, text]) => pattern.test(text) && !family.has(key) && !known.has(key));
    expect(unknown).toEqual([]);
  },
);

test.each(languages)(
  '%s: no text for a family member speaks of the senior’s things as the reader’s',
  async (language) => {
    const pattern = asSenior[language];
    if (pattern === undefined) throw new Error(`how does ${language} address people?`);
    const wrong = [...(await familyTexts(language))].filter(([, text]) => pattern.test(text));
    expect(wrong).toEqual([]);
  },
);

test('nothing is on the list that has a text for family, or that does not exist', async () => {
  const [shared, family] = [await sharedTexts('nl'), await familyTexts('nl')];
  expect([...known].filter((key) => family.has(key) || !shared.has(key))).toEqual([]);
});
