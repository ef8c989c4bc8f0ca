import { describe, expect, test } from 'vitest';
import { adminPath } from '#domain/staff/admin-path.ts';
import { hrefs } from '#app/paths.ts';
import type { Mail } from '#domain/documents/mail.ts';
import type { MailOutcome } from '#domain/mail/mail-delivery.ts';
import { aMail } from '#tests/builders/mail.ts';
import { sampleMailValues } from '#tests/builders/mail-values.ts';
import type { SignUp } from '../gateways/sign-ups.ts';
import type { OutgoingMail } from '../gateways/smtp.ts';
import type { Visit } from '../gateways/visits.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';
import { deliverOnChange } from './deliver-on-change.ts';

interface Setting {
  readonly mail?: Partial<Mail>;
  readonly make?: MailServices['mailLinks']['make'];
  readonly visit?: Visit | null | Error;
  readonly holds?: boolean;
  readonly signUp?: SignUp | null;
  readonly claim?: Awaited<ReturnType<MailServices['mailQueue']['claim']>>;
}

const link = { url: 'https://madelief.test/auth/callback?token=x', language: null };

const assigned: Visit = {
  status: 'assigned',
  isReviewed: false,
  hasOpenQuote: false,
  student: { name: 'Lotte Janssens', residence: 'Gent' },
};

const anEntry: SignUp = { id: 'entry-1', role: 'Family Member', helpSeeker: 'Maria Peeters' };

function setUp({
  mail,
  make = async () => link,
  visit = assigned,
  signUp = anEntry,
  holds = true,
  claim,
}: Setting = {}) {
  const sent: OutgoingMail[] = [];
  const outcomes: MailOutcome[] = [];
  const lines: string[] = [];
  const looked: string[] = [];
  const look = (how: string) => async (id: string) => {
    looked.push(`${how} ${id}`);
    if (visit instanceof Error) throw visit;
    return visit;
  };
  const write = (event: string): void => void lines.push(event);
  const services: MailServices = {
    mailQueue: {
      enqueue: async () => true,
      isOrdered: async () => true,
      claim: async (id) =>
        claim === undefined ? { id, mail: aMail({ state: 'sending', attempts: 1, ...mail }) } : claim,
      holds: () => holds,
      settle: async (_, outcome) => {
        outcomes.push(outcome);
        return outcome.kind === 'sent' ? 'sent' : 'failed';
      },
      due: async () => [],
    },
    helperLinks: {
      issue: async (student, generation) => (generation === 1 ? `secret-of-${student}` : null),
      studentOf: () => Promise.reject(new Error('not for mails')),
      ofEarlierSeasons: () => Promise.reject(new Error('not for mails')),
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
      serviceName: () => Promise.reject(new Error('not when it leaves')),
    },
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
  return { services, sent, outcomes, lines, looked };
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

  test('a review link is issued for the visit, and leads to the review page', async () => {
    const { services, sent } = setUp({ mail: forEnded, visit: { ...assigned, status: 'ended' } });
    await deliverMail('order-1', services);
    expect(sent[0]?.text).toContain(`:\nhttps://madelief.test/review?token=token-of-${request}\n`);
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
    ['a missing student while one is planned again', forUnassigned, assigned],
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

test('only the creation of an order sends; later writes of the queue do not', async () => {
  const { services, sent } = setUp();
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
  await deliverOnChange(change, services);
  expect(sent).toHaveLength(1);
});
