import { describe, expect, test } from 'vitest';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { adminPath } from '#domain/staff/admin-path.ts';
import { hrefs } from '#app/paths.ts';
import type { AlertOrder } from '#domain/alerts/alert-delivery.ts';
import type { ChosenChannels } from '#domain/documents/alerts/notification-preferences.ts';
import type { Mail } from '#domain/documents/mail.ts';
import type { Thread } from '#domain/documents/threads/thread.ts';
import type { SaidTo } from '#domain/documents/notification.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';
import { aMail } from '#tests/builders/mail.ts';
import { aCircleMember } from '#tests/builders/circle.ts';
import { aNotification } from '#tests/builders/alerts/notification.ts';
import { sampleMailValues } from '#tests/builders/mail-values.ts';
import { anOffer, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { SignUp } from '../gateways/visitors/sign-ups.ts';
import type { OutgoingMail } from '../gateways/smtp.ts';
import type { PlannedVisit, Visit } from '../gateways/visits.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';
import { deliverOnChange } from './deliver-on-change.ts';
import type { visitPreparations } from './prepare-visit-mail.ts';

interface Setting {
  readonly mail?: Partial<Mail>;
  readonly make?: MailServices['mailLinks']['make'];
  readonly visit?: Visit | null | Error;
  readonly plan?: PlannedVisit | null;
  readonly now?: Date;
  readonly holds?: boolean;
  readonly signUp?: SignUp | null;
  /** Whose the address of the mail is, by a verified account. */
  readonly owner?: string | null | Error;
  readonly chosen?: ChosenChannels;
  /** Of the members of her circle, by uid. */
  readonly chosenBy?: Readonly<Record<string, ChosenChannels>>;
  readonly thread?: Thread | null;
  readonly membership?: { readonly rights: readonly string[]; readonly ended_at: Date | null } | null;
  readonly claim?: Awaited<ReturnType<MailServices['mailQueue']['claim']>>;
}

const link = { url: 'https://madelief.test/auth/callback#token=x', language: null };

const assigned: Visit = {
  status: 'assigned',
  isReviewed: false,
  hasOpenQuote: false,
  when: sampleMailValues['visit-moved'].when,
  isToCome: true,
  student: { name: 'Lotte Janssens', residence: 'Gent' },
};

const anEntry: SignUp = { id: 'entry-1', role: 'Family Member', helpSeeker: 'Maria Peeters' };

function setUp({
  mail,
  make = async () => link,
  visit = assigned,
  plan = null,
  now = new Date('2026-03-02T12:00:00Z'),
  signUp = anEntry,
  owner = 'uid-of-maria',
  chosen = {},
  chosenBy = {},
  thread = null,
  membership = null,
  holds = true,
  claim,
}: Setting = {}) {
  const sent: OutgoingMail[] = [];
  const outcomes: MailOutcome[] = [];
  const kept: SaidTo[] = [];
  const ordered: AlertOrder[] = [];
  const lines: string[] = [];
  const looked: string[] = [];
  const claimedFrom: unknown[] = [];
  const look = (how: string) => async (id: string) => {
    looked.push(`${how} ${id}`);
    if (visit instanceof Error) throw visit;
    return visit;
  };
  const write = (event: string): void => void lines.push(event);
  const services: MailServices = {
    alertQueue: {
      enqueue: async (orders) => void ordered.push(...orders),
      claim: () => Promise.reject(new Error('not for mails')),
      settle: () => Promise.reject(new Error('not for mails')),
      due: () => Promise.reject(new Error('not for mails')),
    },
    recipients: {
      chosenOf: async (uid) => chosenBy[uid] ?? chosen,
      find: () => Promise.reject(new Error('not for mails')),
    },
    mailQueue: {
      enqueue: async () => true,
      isOrdered: async () => true,
      claim: async (id, copy) => {
        claimedFrom.push(copy);
        return claim === undefined ? { id, mail: aMail({ state: 'sending', attempts: 1, ...mail }) } : claim;
      },
      holds: () => holds,
      settle: async (_, outcome, said) => {
        outcomes.push(outcome);
        if (said !== null) kept.push(said);
        return outcome.kind === 'sent' ? 'sent' : 'failed';
      },
      due: async () => [],
    },
    debts: {
      isTrueReminder: async (_, round) => round === 1,
      isTrueLatePayment: async () => true,
      missingOf: async () => 775,
      follow: () => Promise.reject(new Error('not for mails')),
      seniorsWithDebts: () => Promise.reject(new Error('not for mails')),
    },
    helperLinks: {
      issue: async (student, generation) => (generation === 1 ? `secret-of-${student}` : null),
      studentOf: () => Promise.reject(new Error('not for mails')),
      ofEarlierSeasons: () => Promise.reject(new Error('not for mails')),
    },
    clock: { now: () => now },
    logins: {
      ownerOf: async (address) => {
        if (owner instanceof Error) throw owner;
        return address === 'maria@madelief.test' ? owner : null;
      },
      reserve: () => Promise.reject(new Error('not for mails')),
      standings: async () => [],
      endSessions: async () => undefined,
      forgetSecondFactor: async () => undefined,
      remove: async () => undefined,
      verify: () => Promise.reject(new Error('not for mails')),
    },
    circles: {
      membershipOf: async () => membership,
      membersOf: async () => Object.keys(chosenBy).map((user_id) => aCircleMember({ user_id })),
    },
    threads: { find: async () => thread },
    dataExports: { issue: async (id) => `secret-of-${id}` },
    askedErasures: { issue: async (id) => (id === 'withdrawn' ? null : `secret-of-${id}`) },
    circleLinks: {
      issue: async (id) => (id === 'withdrawn' ? null : `secret-of-${id}`),
      invitationOf: () => Promise.reject(new Error('not for mails')),
    },
    mailLinks: { make, page: (path) => `https://madelief.test${path}` },
    reviewTokens: {
      issue: async (id) => `token-of-${id}`,
      visitOf: () => Promise.reject(new Error('not for mails')),
      use: () => Promise.reject(new Error('not for mails')),
    },
    visits: {
      find: look('find'),
      stateOf: async () => 'done',
      planOf: async () => plan,
      serviceName: () => Promise.reject(new Error('not when it leaves')),
    },
    arrivals: { between: async () => ({ leads: 75, requests: 3 }) },
    signUps: {
      find: async ({ email }) => {
        looked.push(`sign-up of ${email}`);
        return signUp;
      },
    },
    smtp: {
      send: async (outgoing) => {
        sent.push(outgoing);
        return { kind: 'sent' };
      },
    },
    log: { info: write, error: write },
  };
  return { services, sent, outcomes, kept, ordered, lines, looked, claimedFrom };
}

test('a link of a student is made when its mail leaves, and not for a generation that was replaced', async () => {
  const values = { student: 'lotte', generation: '1', name: 'Lotte' };
  const { services, sent, outcomes } = setUp({ mail: { template: 'student-link', values } });
  await deliverMail('order-1', services);
  expect(sent[0]?.text).toContain('https://madelief.test/student#secret-of-lotte');
  const replaced = setUp({ mail: { template: 'student-link', values: { ...values, generation: '2' } } });
  await deliverMail('order-2', replaced.services);
  expect([outcomes, replaced.outcomes]).toEqual([[{ kind: 'sent' }], [{ kind: 'unneeded' }]]);
});

test('a reminder leaves while it is true, and one of an earlier round does not', async () => {
  const values = sampleMailValues['payment-reminder'];
  const { services, sent } = setUp({ mail: { template: 'payment-reminder', values } });
  await deliverMail('order-1', services);
  expect(sent[0]?.text).toContain('vrijdag 3 april');
  expect(sent[0]?.text).toContain('BE68 5390 0754 7034');
  expect(sent[0]?.text).toContain('ondernemingsnummer BE 0000.000.000');
  const replaced = setUp({ mail: { template: 'payment-reminder', values: { ...values, round: '2' } } });
  await deliverMail('order-2', replaced.services);
  expect([replaced.sent, replaced.outcomes]).toEqual([[], [{ kind: 'unneeded' }]]);
});

test('a transfer that arrived is told with what is missing when the mail leaves', async () => {
  const { services, sent } = setUp({
    mail: { template: 'transfer-received', values: sampleMailValues['transfer-received'] },
  });
  await deliverMail('order-1', services);
  expect(sent[0]?.text).toContain('U komt nog 7,75 euro tekort.');
  expect(sent[0]?.text).toContain('46,25 euro');
});

describe('delivering a mail', () => {
  test('sends it to its recipient, under the id of its order', async () => {
    const { services, sent, outcomes } = setUp({ mail: { language: 'EN' } });
    await deliverMail('order-1', services);
    expect(sent).toMatchObject([{ id: 'order-1', to: 'maria@madelief.test', language: 'en' }]);
    expect(sent[0]?.text).toContain(link.url);
    expect(outcomes).toEqual([{ kind: 'sent' }]);
  });

  test('the language of the account takes precedence over that of the order', async () => {
    const { services, sent } = setUp({ mail: { language: 'EN' }, make: async () => ({ ...link, language: 'FR' }) });
    await deliverMail('order-1', services);
    expect(sent).toMatchObject([{ language: 'fr', subject: 'Confirmez votre adresse e-mail' }]);
  });

  test('a link that cannot be made yet leads to a retry', async () => {
    const { services, sent, outcomes } = setUp({ make: () => Promise.reject(new Error('out of reach')) });
    await deliverMail('order-1', services);
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'retry', code: 'link-unavailable' }]);
  });

  test('without a recipient nothing is sent', async () => {
    const { services, sent, outcomes } = setUp({ make: async () => null });
    await deliverMail('order-1', services);
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'unneeded' }]);
  });

  test('an attempt that has lost its lease does not send', async () => {
    const { services, sent, outcomes } = setUp({ holds: false });
    await deliverMail('order-1', services);
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'retry', code: 'interrupted' }]);
  });

  test.each([null, 'given-up'] as const)('a mail that the queue does not release (%s) is not sent', async (claim) => {
    const { services, sent, outcomes, lines } = setUp({ claim });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], []]);
    expect(lines).toEqual(claim === null ? [] : ['mail given up']);
  });
});

const request = sampleMailValues['visit-ended'].request;

describe('what is looked up at sending time', () => {
  const pages = [
    ['welcome', hrefs.dashboard()],
    ['request-received', hrefs.dashboard('my-requests')],
    ['request-cancelled', hrefs.dashboard('my-requests')],
    ['visit-moved', hrefs.dashboard('my-requests')],
    ['student-assigned', hrefs.dashboard('my-requests')],
    ['payment-received', hrefs.dashboard('credits')],
    ['staff-waiting-list', adminPath({ kind: 'signup', id: 'entry-1' })],
    ['staff-new-request', adminPath({ kind: 'request', id: request })],
    ['staff-employer-tip', adminPath({ kind: 'tip', id: 'tip-1' })],
    ['staff-many-requests', adminPath({ kind: 'request', id: request })],
    ['staff-busy-hour', adminPath()],
    ['staff-data-request-due', adminPath()],
    ['staff-second-factor', staffPaths.team],
    ['staff-factor-enrolled', staffPaths.team],
    ['staff-role', staffPaths.team],
    ['staff-export', staffPaths.audit],
    ['staff-payment-dispute', adminPath({ kind: 'payment', id: 'cs_test_a1' })],
  ] as const;

  test.each(pages)('%s leads to %s, without a link that signs in', async (template, path) => {
    const make = () => Promise.reject(new Error('no link that signs in'));
    const { services, sent } = setUp({ make, mail: { template, values: sampleMailValues[template] } });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain(`:\nhttps://madelief.test${path}\n`);
  });

  test('a sign-up tells its role and who needs help; without its entry the mail still leaves', async () => {
    const mail = { template: 'staff-waiting-list', values: sampleMailValues['staff-waiting-list'] } as const;
    const known = setUp({ mail });
    await deliverMail('order-1', known.services);
    expect(known.looked).toEqual(['sign-up of an.peeters@example.be']);
    expect(known.sent[0]?.text).toContain('Rol: Familielid of verzorger\nZoekt hulp voor: Maria Peeters\n');
    for (const signUp of [null, { id: 'entry-1', role: null, helpSeeker: '' }]) {
      const { services, sent } = setUp({ mail, signUp });
      await deliverMail('order-1', services);
      expect(sent[0]?.text).toContain('Naam: An Peeters');
      expect(sent[0]?.text).not.toContain('Rol:');
      expect(sent[0]?.text).toContain(
        `madelief.test${adminPath(signUp === null ? undefined : { kind: 'signup', id: 'entry-1' })}\n`,
      );
    }
  });

  const forEnded = { template: 'visit-ended', values: sampleMailValues['visit-ended'] } as const;
  const forAssigned = { template: 'student-assigned', values: sampleMailValues['student-assigned'] } as const;

  // spec: security.low-fragment
  test('a review link is issued for the visit, and leads to the review page', async () => {
    const { services, sent } = setUp({ mail: forEnded, visit: { ...assigned, status: 'ended' } });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain(`:\nhttps://madelief.test/review#token=token-of-${request}\n`);
    expect(sent[0]?.text).toContain('30 dagen');
  });

  test.each([
    ['reviewed already', { ...assigned, status: 'ended', isReviewed: true }],
    ['not ended after all', assigned],
    ['in an unknown state', { ...assigned, status: null }],
    ['gone', null],
  ] as const)('a visit %s sends no review link', async (_, visit) => {
    const { services, sent, outcomes } = setUp({ mail: forEnded, visit });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], [{ kind: 'unneeded' }]]);
  });

  test('the student is the one planned at sending time', async () => {
    const { services, sent, looked } = setUp({ mail: { ...forAssigned, attempts: 1 } });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain('Student: Lotte Janssens\nWoont in: Gent\n');
    expect(looked).toEqual([`find ${request}`]);
  });

  const forMoved = { template: 'visit-moved', values: sampleMailValues['visit-moved'] } as const;
  const forUnassigned = { template: 'student-unassigned', values: sampleMailValues['student-unassigned'] } as const;
  const forQuoted = { template: 'quote-sent', values: sampleMailValues['quote-sent'] } as const;
  const forResumed = { template: 'request-resumed', values: sampleMailValues['request-resumed'] } as const;
  const processing = { ...assigned, status: 'processing', student: null } as const;
  const quoted = { ...processing, hasOpenQuote: true };
  const cancelled = { ...assigned, status: 'cancelled' } as const;

  test.each([
    ['a student of a cancelled visit', forAssigned, cancelled],
    ['a student who was taken off', forAssigned, processing],
    ['a student before one is planned', forAssigned, { ...assigned, student: null }],
    ['a student of a missing request', forAssigned, null],
    ['the new time of a visit without a student', forMoved, processing],
    ['a student of a visit that has begun', forAssigned, { ...assigned, isToCome: false }],
    ['a time of a visit that was moved again', forMoved, { ...assigned, when: '2026-03-03 15:00' }],
    ['a missing student while one is planned again', forUnassigned, assigned],
    ['a missing student of a visit that another did not come to', forUnassigned, { ...assigned, status: 'processing' }],
    ['a missing student of a cancelled visit', forUnassigned, cancelled],
    ['a request that goes on, but is cancelled again', forResumed, cancelled],
    ['a price that was answered', forQuoted, processing],
    ['a price of a missing request', forQuoted, null],
  ] as const)('no mail announces %s', async (_, mail, visit) => {
    const { services, sent, outcomes } = setUp({ mail, visit });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], [{ kind: 'unneeded' }]]);
  });

  test.each([
    [forMoved, assigned, 'Student: Lotte Janssens'],
    [forUnassigned, processing, 'De student die zou komen, kan niet.'],
    [forResumed, assigned, 'Student: Lotte Janssens'],
    [forResumed, processing, 'Uw aanvraag gaat gewoon door.'],
    [forQuoted, quoted, 'Prijs per uur: 17,50 euro'],
  ] as const)('a mail that still holds leaves: %j', async (mail, visit, line) => {
    const { services, sent } = setUp({ mail, visit });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain(line);
    expect(sent[0]?.text).toContain(`madelief.test${hrefs.dashboard('my-requests')}\n`);
  });

  test('an unreachable database delays a mail and loses none', async () => {
    const { services, sent, outcomes } = setUp({ mail: forEnded, visit: new Error('out of reach') });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], [{ kind: 'retry', code: 'link-unavailable' }]]);
  });
});

describe('the mails before a visit', () => {
  const today = new Date('2026-03-03T10:00:00Z');
  const planned = aPlannedVisit({ date: '2026-03-03', start: '14:00' });
  const offer = anOffer({ student_id: 'student-lotte', expires_at: new Date('2026-03-02T13:00:00Z') });
  const offered = aVisit({ date: '2026-03-03', start: '14:00', state: 'offered', offers: [offer] });
  const declined = aVisit({ ...offered, offers: [{ ...offer, answer: 'declined' }] });
  const gone = { ...planned, state: 'cancelled' } as const;
  const others = { ...planned, studentprofile_id: 'student-wout' };
  const moved = { ...planned, start: '15:00' };
  const started = { ...planned, state: 'started' } as const;
  const order = (template: keyof typeof visitPreparations) => ({ template, values: sampleMailValues[template] });

  test.each([
    ['visit-tomorrow', planned, undefined, 'Wie komt: Lotte Janssens uit Gent'],
    ['visit-tomorrow', others, undefined, 'Wie komt: Lotte Janssens uit Gent'],
    ['visit-today', planned, today, 'Straks komt Lotte Janssens bij u langs.'],
    ['student-visit-offered', offered, undefined, 'Antwoorden kan tot: zondag 1 maart om 14 uur'],
    ['student-visit-planned', planned, undefined, 'Bij wie: Maria Peeters'],
    ['student-visit-moved', planned, undefined, 'Wanneer: dinsdag 3 maart om 14 uur'],
    ['student-visit-gone', gone, undefined, 'U hoeft niet te gaan.'],
    ['student-visit-gone', others, undefined, 'U hoeft niet te gaan.'],
    ['student-visit-gone', null, undefined, 'U hoeft niet te gaan.'],
    ['student-visit-tomorrow', planned, undefined, 'Waar: 2000 Antwerpen'],
  ] as const)('%s leaves while it is true', async (template, plan, now, line) => {
    const { services, sent } = setUp({ mail: order(template), plan, ...(now === undefined ? {} : { now }) });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain(line);
    // The street stands on a student's page only.
    expect(sent[0]?.text.includes('Kerkstraat')).toBe(template === 'visit-tomorrow');
  });

  test.each([
    ['visit-tomorrow', [moved, gone, started, null, aVisit({ date: '2026-03-03' })]],
    ['visit-today', [planned]],
    ['student-visit-offered', [planned, others, null, declined]],
    ['student-visit-planned', [moved, gone, others, started, null]],
    ['student-visit-moved', [moved, gone, others, started, null]],
    ['student-visit-gone', [planned, moved, started]],
    ['student-visit-tomorrow', [moved, gone, others, started, null]],
  ] as const)('%s does not leave once the visit is otherwise', async (template, plans) => {
    for (const plan of plans) {
      const { services, sent, outcomes } = setUp({ mail: order(template), plan });
      await deliverMail('order-1', services);
      expect([sent, outcomes]).toEqual([[], [{ kind: 'unneeded' }]]);
    }
  });

  test.each([
    ['visit-tomorrow', planned, today],
    ['student-visit-tomorrow', planned, today],
    ['visit-today', planned, new Date('2026-03-03T13:00:00Z')],
    ['student-visit-offered', offered, new Date('2026-03-02T13:00:00Z')],
    ['student-visit-planned', planned, new Date('2026-03-03T13:00:00Z')],
    ['student-visit-gone', gone, new Date('2026-03-03T13:00:00Z')],
  ] as const)('%s does not leave too late', async (template, plan, now) => {
    const { services, sent, outcomes } = setUp({ mail: order(template), plan, now });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], [{ kind: 'unneeded' }]]);
  });
});

describe('what the app shows of a mail', () => {
  const values = sampleMailValues['request-received'];

  test('is what the mail says, in its language, with the page of its button', async () => {
    const { services, sent, kept } = setUp({ mail: { template: 'request-received', language: 'EN', values } });
    await deliverMail('order-1', services);
    expect(kept).toEqual([
      expect.objectContaining({ user_id: 'uid-of-maria', language: 'EN', page: '/dashboard?tab=my-requests' }),
    ]);
    const [{ subject, paragraphs, facts, closing } = aNotification()] = kept;
    for (const each of [...paragraphs, ...closing]) expect(sent[0]?.text).toContain(each);
    for (const { label, value } of facts) expect(sent[0]?.text).toContain(`${label}: ${value}`);
    expect([sent[0]?.subject, facts.length]).toEqual([subject, 5]);
  });

  test.each(['verify-email', 'student-link', 'staff-new-request'] as const)(
    'is nothing of %s, which is not for the app',
    async (template) => {
      const { services, sent, kept } = setUp({ mail: { template, values: sampleMailValues[template] } });
      await deliverMail('order-1', services);
      expect([sent.length, kept]).toEqual([1, []]);
    },
  );

  test('holds no link with a secret', async () => {
    const ended: Visit = { ...assigned, status: 'ended' };
    const { services, sent, kept } = setUp({
      mail: { template: 'visit-ended', values: sampleMailValues['visit-ended'] },
      visit: ended,
    });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain('token-of-');
    expect(kept).toEqual([expect.objectContaining({ page: null })]);
    expect(JSON.stringify(kept)).not.toContain('token-of-');
  });

  test('is nothing for an address that no verified account has', async () => {
    const { services, sent, kept } = setUp({ mail: { template: 'request-received', values }, owner: null });
    await deliverMail('order-1', services);
    expect([sent.length, kept]).toEqual([1, []]);
  });

  test('is found before the mail leaves: without an answer of Auth it is sent later', async () => {
    const { services, sent, outcomes } = setUp({
      mail: { template: 'request-received', values },
      owner: new Error('Auth does not answer'),
    });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], [{ kind: 'retry', code: 'internal' }]]);
  });
});

test('only the creation of an order sends; later writes of the queue do not', async () => {
  const { services, sent, claimedFrom } = setUp();
  const change = {
    eventId: 'event-1',
    at: new Date('2027-01-04T10:00:00Z'),
    collection: 'mail' as const,
    documentId: 'order-1',
    before: null,
    after: { ...aMail() },
  };
  await deliverOnChange({ ...change, before: { ...aMail() } }, services);
  await deliverOnChange({ ...change, before: { ...aMail() }, after: null }, services);
  await deliverOnChange({ ...change, after: { ...aMail({ state: 'sent' }) } }, services);
  expect(sent).toEqual([]);
  const version = { seconds: 1, nanoseconds: 2 };
  await deliverOnChange({ ...change, version }, services);
  expect(sent).toHaveLength(1);
  expect(claimedFrom, 'the event brings the order').toEqual([{ fields: change.after, version }]);
});

describe('what leaves beside a mail', () => {
  const tomorrow = { template: 'visit-tomorrow', values: sampleMailValues['visit-tomorrow'] } as const;
  const plan = aPlannedVisit({ date: '2026-03-03', start: '14:00' });

  test('is ordered as its recipient chose, before the mail leaves', async () => {
    const { services, sent, ordered } = setUp({ mail: tomorrow, plan, chosen: { reminder: ['mail', 'sms'] } });
    await deliverMail('order-1', services);
    expect(sent).toHaveLength(1);
    expect(ordered.map(({ id, alert: { user_id, mail_id } }) => [id, user_id, mail_id])).toEqual([
      ['order-1_tomorrow_sms', 'uid-of-maria', 'order-1'],
    ]);
  });

  test('is ordered for the members of her circle who chose it, and for no other', async () => {
    const chosenBy: Record<string, ChosenChannels> = {
      els: { reminder: ['mail', 'push', 'sms'] },
      bram: {},
      jo: { change: ['push'] },
    };
    const { services, sent, ordered } = setUp({ mail: tomorrow, plan, chosen: { reminder: ['mail'] }, chosenBy });
    await deliverMail('order-1', services);
    expect(sent).toHaveLength(1);
    expect(ordered.map(({ id, alert: { user_id, senior_id } }) => [id, user_id, senior_id])).toEqual([
      ['order-1_tomorrow_push_els', 'els', 'uid-of-maria'],
      ['order-1_tomorrow_sms_els', 'els', 'uid-of-maria'],
    ]);
  });

  test('is not ordered for a member who lacks the right to know it', async () => {
    const quote = { template: 'quote-sent', values: sampleMailValues['quote-sent'] } as const;
    const visit = { ...assigned, hasOpenQuote: true };
    const chosenBy: Record<string, ChosenChannels> = { els: { approval: ['push'] } };
    const { services, ordered } = setUp({ mail: quote, visit, chosen: { approval: ['mail'] }, chosenBy });
    await deliverMail('order-1', services);
    expect(ordered).toEqual([]);
  });

  test('leaves in the place of a mail that she does not want, and the app shows it all the same', async () => {
    const { services, sent, kept, outcomes, ordered } = setUp({ mail: tomorrow, plan, chosen: { reminder: ['push'] } });
    await deliverMail('order-1', services);
    expect([sent, outcomes, kept.length]).toEqual([[], [{ kind: 'unneeded' }], 1]);
    expect(ordered.map(({ alert }) => alert.channel)).toEqual(['push']);
  });

  test('never replaces what the contract wants in writing', async () => {
    const quote = { template: 'quote-sent', values: sampleMailValues['quote-sent'] } as const;
    const visit = { ...assigned, hasOpenQuote: true };
    const { services, sent, ordered } = setUp({ mail: quote, visit, chosen: { approval: ['push'] } });
    await deliverMail('order-1', services);
    expect([sent.length, ordered.map(({ alert }) => alert.channel)]).toEqual([1, ['push']]);
  });

  test('is nothing for a person without an account', async () => {
    const { services, sent, ordered } = setUp({ mail: tomorrow, plan, owner: null, chosen: { reminder: ['sms'] } });
    await deliverMail('order-1', services);
    expect([sent.length, ordered]).toEqual([1, []]);
  });
});
