import { forWhomPath } from '#domain/circles/for-whom-path.ts';
import { describe, expect, test } from 'vitest';
import type { AlertOutcome } from '#domain/alerts/alert-delivery.ts';
import { alertTexts, type Alert } from '#domain/documents/alerts/alert.ts';
import { accountLanguages } from '#domain/documents/interim-user.ts';
import type { StoredMembership } from '#domain/circles/circle-rights.ts';
import { appPaths } from '#lib/app-paths.ts';
import type { ChosenChannels } from '#domain/documents/alerts/notification-preferences.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { anAlert, aPushSubscription } from '#tests/builders/alerts/told.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { alertWords } from './alert-words.ts';
import { type AlertServices, deliverAlert } from './deliver-alert.ts';
import { deliverAlertOnChange } from './deliver-alert-on-change.ts';
import { pageForMember } from './page-for-member.ts';

type PushResult = Awaited<ReturnType<AlertServices['push']['send']>>;

interface Setting {
  readonly alert?: Partial<Alert>;
  readonly chosen?: ChosenChannels;
  readonly mobile?: string | null;
  readonly visit?: Partial<Visit>;
  readonly pushResults?: readonly PushResult[];
  readonly isBlocked?: boolean;
  /** Of the one who is told, in the circle of the senior whom it is about. */
  readonly membership?: StoredMembership | null;
  readonly now?: Date;
}

const refuse = () => Promise.reject(new Error('not for alerts'));

function setUp({
  alert = {},
  chosen = { reminder: ['push', 'sms'] },
  mobile = '+32470112233',
  visit = {},
  pushResults = ['sent'],
  isBlocked = false,
  membership,
  now = momentOf('2026-03-02', '18:30'),
}: Setting = {}) {
  const outcomes: AlertOutcome[] = [];
  const texts: string[] = [];
  const payloads: object[] = [];
  const removed: string[] = [];
  const lines: string[] = [];
  const claimed = anAlert({
    state: 'sending',
    attempts: 1,
    lease_until: new Date(now.getTime() + 120_000),
    expires_at: momentOf('2026-03-02', '21:00'),
    ...alert,
  });
  const services: AlertServices = {
    alertQueue: {
      enqueue: refuse,
      claim: async (id) => ({ id, alert: claimed }),
      settle: async (_, outcome) => {
        outcomes.push(outcome);
        return 'sent';
      },
      due: async () => [],
    },
    clock: { now: () => now },
    recipients: {
      chosenOf: async () => chosen,
      find: async () => (isBlocked ? null : { language: 'NL', mobile }),
    },
    visits: {
      find: refuse,
      stateOf: refuse,
      planOf: async () => aPlannedVisit({ date: '2026-03-03', start: '14:00', ...visit }),
      serviceName: refuse,
    },
    arrivals: { between: refuse },
    askedErasures: { issue: refuse },
    dataExports: { issue: refuse },
    circleLinks: { issue: refuse, invitationOf: refuse },
    circles: { membershipOf: async () => (membership === undefined ? refuse() : { ...membership }) },
    threads: { find: refuse },
    mailLinks: { page: (path) => `https://madelief.test${path}`, make: refuse },
    sms: {
      send: async ({ text }) => {
        texts.push(text);
        return { kind: 'sent' };
      },
    },
    pushSubscriptions: {
      of: async () => pushResults.map((_, index) => ({ ...aPushSubscription(), id: `browser-${index}` })),
      remove: async (id) => void removed.push(id),
    },
    push: {
      send: async (_, { payload }) => {
        payloads.push(payload);
        return pushResults[payloads.length - 1] ?? 'sent';
      },
    },
    debts: {
      follow: refuse,
      seniorsWithDebts: refuse,
      isTrueReminder: refuse,
      isTrueLatePayment: refuse,
      missingOf: refuse,
    },
    signUps: { find: refuse },
    helperLinks: { issue: refuse, studentOf: refuse, ofEarlierSeasons: refuse },
    reviewTokens: { issue: refuse, visitOf: refuse, use: refuse },
    log: { info: (line) => void lines.push(line), error: (line) => void lines.push(line) },
  };
  return { services, outcomes, texts, payloads, removed };
}

describe('an alert', () => {
  test('by SMS says when somebody comes, and neither who nor where', async () => {
    const { services, outcomes, texts } = setUp();
    await deliverAlert('alert-1', services);
    expect(outcomes).toEqual([{ kind: 'sent' }]);
    expect(texts).toEqual([expect.stringContaining('Madelief: Morgen om 14 uur komt er een student.')]);
    expect(texts.join('')).not.toMatch(/Lotte|Maria|straat/);
  });

  test('by push is declarative and opens the page of its mail', async () => {
    const { services, payloads } = setUp({ alert: { channel: 'push' } });
    await deliverAlert('alert-1', services);
    expect(payloads).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Morgen krijgt u bezoek',
          body: 'Morgen om 14 uur komt er een student.',
          lang: 'nl',
          tag: anAlert().mail_id,
          navigate: 'https://madelief.test/dashboard',
        },
      },
    ]);
  });

  test('by push forgets the browsers that are gone, and is sent once one has it', async () => {
    const { services, outcomes, removed } = setUp({
      alert: { channel: 'push' },
      pushResults: ['gone', 'sent', 'unavailable'],
    });
    await deliverAlert('alert-1', services);
    expect([outcomes, removed]).toEqual([[{ kind: 'sent' }], ['browser-0']]);
  });

  test.each<[string, Setting, AlertOutcome]>([
    ['the visit is off', { visit: { state: 'cancelled' } }, { kind: 'dropped', reason: 'not-true' }],
    ['the visit is at another time', { visit: { start: '15:00' } }, { kind: 'dropped', reason: 'not-true' }],
    ['she does not want it any more', { chosen: { reminder: ['mail'] } }, { kind: 'dropped', reason: 'not-wanted' }],
    ['her account is blocked', { isBlocked: true }, { kind: 'dropped', reason: 'not-wanted' }],
    ['she has no mobile telephone', { mobile: null }, { kind: 'dropped', reason: 'no-way' }],
    ['no browser is known', { alert: { channel: 'push' }, pushResults: [] }, { kind: 'dropped', reason: 'no-way' }],
    [
      'every browser is gone',
      { alert: { channel: 'push' }, pushResults: ['gone'] },
      { kind: 'dropped', reason: 'no-way' },
    ],
    [
      'no service answers',
      { alert: { channel: 'push' }, pushResults: ['unavailable'] },
      { kind: 'retry', reason: 'unavailable' },
    ],
    ['every service refuses', { alert: { channel: 'push' }, pushResults: ['refused'] }, { kind: 'refused' }],
    [
      'its lease is almost over',
      { alert: { lease_until: momentOf('2026-03-02', '18:31') } },
      { kind: 'retry', reason: 'interrupted' },
    ],
    [
      'its moment has passed meanwhile',
      { alert: { expires_at: momentOf('2026-03-02', '18:30') } },
      { kind: 'retry', reason: 'interrupted' },
    ],
  ])('is not sent when %s', async (_, setting, outcome) => {
    const { services, outcomes, texts } = setUp(setting);
    await deliverAlert('alert-1', services);
    expect([outcomes, texts]).toEqual([[outcome], []]);
  });

  test('starts with its order, and not with the writes of the queue itself', async () => {
    const { services, outcomes } = setUp();
    const change = { eventId: 'e', at: new Date(), collection: 'alerts', documentId: 'alert-1' } as const;
    await deliverAlertOnChange({ ...change, before: { state: 'pending' }, after: { state: 'pending' } }, services);
    expect(outcomes).toEqual([]);
    await deliverAlertOnChange({ ...change, before: null, after: { state: 'pending' } }, services);
    expect(outcomes).toHaveLength(1);
  });

  test('has words for everything that is told, in every language, with nothing left to fill in', () => {
    for (const language of accountLanguages) {
      const words = alertTexts.map((text) => alertWords({ text, values: { when: '2026-03-03 08:30' } }, language));
      expect(words.flatMap(({ title, body }) => [title, body]).join(' ')).not.toMatch(/[{}]|undefined|NaN/);
      expect(new Set(words.map(({ title }) => title)).size).toBe(alertTexts.length);
    }
  });
});

describe('an alert to a member of the circle', () => {
  const toEls = { user_id: 'els', senior_id: 'maria', channel: 'push' } as const;
  const seeing = { rights: ['see'], ended_at: null };

  test('says that somebody comes, not that somebody comes to her, and opens the page of that senior', async () => {
    const { services, outcomes, payloads } = setUp({ alert: toEls, membership: seeing });
    await deliverAlert('alert-1', services);
    expect(outcomes).toEqual([{ kind: 'sent' }]);
    expect(payloads).toMatchObject([
      { notification: { title: 'Morgen is er een bezoek', navigate: 'https://madelief.test/voor-wie?for=maria' } },
    ]);
  });

  test.each([
    ['whose membership ended', { rights: ['see', 'book', 'pay'], ended_at: new Date(0) }, toEls],
    ['without a membership', null, toEls],
    ['who may see, about a payment', seeing, { ...toEls, kind: 'payment', text: 'payment' } as const],
    ['who may see, about a question', seeing, { ...toEls, kind: 'approval', text: 'approval' } as const],
  ])('is not sent to one %s', async (_, membership, alert) => {
    const chosen: ChosenChannels = { reminder: ['push'], payment: ['push'], approval: ['push'] };
    const { services, outcomes, payloads } = setUp({ alert, membership, chosen });
    await deliverAlert('alert-1', services);
    expect(outcomes).toEqual([{ kind: 'dropped', reason: 'not-wanted' }]);
    expect(payloads).toEqual([]);
  });

  test('is not sent when she chose nothing: what is a default for the senior is none for her', async () => {
    const { services, outcomes } = setUp({ alert: toEls, membership: seeing, chosen: {} });
    await deliverAlert('alert-1', services);
    expect(outcomes).toEqual([{ kind: 'dropped', reason: 'not-wanted' }]);
  });

  test('names nobody, in any language', () => {
    for (const text of alertTexts) {
      for (const language of accountLanguages) {
        const { title, body } = alertWords({ ...anAlert({ text }), senior_id: 'maria' }, language);
        expect(`${title} ${body}`).not.toMatch(/Maria|Lotte|\{/);
      }
    }
  });

  test('opens the page that the app knows', () => {
    expect(forWhomPath).toBe(appPaths.forWhom);
    expect(pageForMember('https://madelief.test/dashboard?tab=credits', 'a b')).toBe(
      'https://madelief.test/voor-wie?tab=credits&for=a+b',
    );
  });
});
