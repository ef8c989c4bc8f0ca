import { describe, expect, test } from 'vitest';
import type { Mail } from '#domain/documents/mail.ts';
import type { MailOutcome } from '#domain/mail-delivery.ts';
import { aMail } from '#tests/builders/mail.ts';
import type { OutgoingMail } from '../gateways/smtp.ts';
import { deliverMail, type MailServices } from './deliver-mail.ts';
import { deliverOnChange } from './deliver-on-change.ts';

interface Setting {
  readonly mail?: Partial<Mail>;
  readonly make?: MailServices['mailLinks']['make'];
  readonly holds?: boolean;
  readonly claim?: Awaited<ReturnType<MailServices['mailQueue']['claim']>>;
}

const link = { url: 'https://madelief.test/auth/callback?token=x', language: null };

function setUp({ mail, make = async () => link, holds = true, claim }: Setting = {}) {
  const sent: OutgoingMail[] = [];
  const outcomes: MailOutcome[] = [];
  const lines: string[] = [];
  const write = (event: string): void => void lines.push(event);
  const services: MailServices = {
    mailQueue: {
      enqueue: async () => true,
      claim: async (id) =>
        claim === undefined ? { id, mail: aMail({ state: 'sending', attempts: 1, ...mail }) } : claim,
      holds: () => holds,
      settle: async (_, outcome) => {
        outcomes.push(outcome);
        return outcome.kind === 'sent' ? 'sent' : 'failed';
      },
      due: async () => [],
    },
    mailLinks: { make },
    smtp: {
      send: async (outgoing) => {
        sent.push(outgoing);
        return { kind: 'sent' };
      },
    },
    log: { info: write, error: write },
  };
  return { services, sent, outcomes, lines };
}

describe('delivering a mail', () => {
  test('sends it to whom it is for, under the id of its order', async () => {
    const { services, sent, outcomes } = setUp({ mail: { language: 'EN' } });
    await deliverMail('order-1', services);
    expect(sent).toMatchObject([{ id: 'order-1', to: 'maria@madelief.test', language: 'en' }]);
    expect(sent[0]?.text).toContain(link.url);
    expect(outcomes).toEqual([{ kind: 'sent' }]);
  });

  test('the language of the account wins over that of the order', async () => {
    const { services, sent } = setUp({ mail: { language: 'EN' }, make: async () => ({ ...link, language: 'FR' }) });
    await deliverMail('order-1', services);
    expect(sent).toMatchObject([{ language: 'fr', subject: 'Confirmez votre adresse e-mail' }]);
  });

  test('without a link now there may be one later', async () => {
    const { services, sent, outcomes } = setUp({ make: () => Promise.reject(new Error('out of reach')) });
    await deliverMail('order-1', services);
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'retry', code: 'link-unavailable' }]);
  });

  test('with nobody to send it to, nothing leaves', async () => {
    const { services, sent, outcomes } = setUp({ make: async () => null });
    await deliverMail('order-1', services);
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'unneeded' }]);
  });

  test('who was held up for too long leaves it to the next', async () => {
    const { services, sent, outcomes } = setUp({ holds: false });
    await deliverMail('order-1', services);
    expect(sent).toEqual([]);
    expect(outcomes).toEqual([{ kind: 'retry', code: 'interrupted' }]);
  });

  test.each([null, 'given-up'] as const)('what the queue does not give out (%s) is left alone', async (claim) => {
    const { services, sent, outcomes, lines } = setUp({ claim });
    await deliverMail('order-1', services);
    expect([sent, outcomes]).toEqual([[], []]);
    expect(lines).toEqual(claim === null ? [] : ['mail given up']);
  });
});

test('only the order itself sends at once; what the queue writes later is no order', async () => {
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
