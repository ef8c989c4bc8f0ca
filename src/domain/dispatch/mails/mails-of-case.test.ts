import { describe, expect, test } from 'vitest';
import { madeAt } from '#tests/builders/moments.ts';
import { aQuote } from '#tests/builders/quote.ts';
import { aCase, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { ActorRole } from '#domain/accounts/roles.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailValues } from '#domain/mail/mail-values.ts';
import { mailsOfCase } from './mails-of-case.ts';
import type { RequestCase } from '../request-case.ts';

const open = aCase({ visits: [aVisit()] });
const planned = aCase({ visits: [aPlannedVisit({ revision: 2 })] });
const { request_id: id } = open.request;
const people = { name: 'Maria', service: 'companionship' };
const withVisit = (fields: Partial<Visit>) => aCase({ visits: [aPlannedVisit({ revision: 3, ...fields })] });

const cancelled = aCase({
  request: { status: 'cancelled' },
  visits: [aPlannedVisit({ state: 'cancelled', revision: 3 })],
});

const mailsOf = (before: RequestCase, after: RequestCase, actorRole: ActorRole = 'admin') =>
  mailsOfCase({ before, after, actorRole, revision: 7 });

describe('the mails to the senior', () => {
  test.each([
    ['a planned student', open, planned, [`student-assigned_${id}_2`]],
    [
      'a student who was taken off',
      planned,
      aCase({ visits: [aVisit({ revision: 3 })] }),
      [`student-unassigned_${id}_3`],
    ],
    ['another student', planned, withVisit({ studentprofile_id: 'amir' }), [`student-assigned_${id}_3`]],
    ['another day', planned, withVisit({ date: '2026-03-11' }), [`visit-moved_${id}_3`]],
    ['another hour', planned, withVisit({ start: '15:00' }), [`visit-moved_${id}_3`]],
    ['another length', planned, withVisit({ minutes_planned: 60 }), []],
    ['another day of a visit without a student', open, aCase({ visits: [aVisit({ date: '2026-03-11' })] }), []],
    ['a quote', open, { ...open, quote: aQuote({ number: 2 }) }, [`quote-sent_${id}_2`]],
    ['the same quote', { ...open, quote: aQuote() }, { ...open, quote: aQuote() }, []],
    ['an answer', { ...open, quote: aQuote() }, { ...open, quote: aQuote({ state: 'accepted' }) }, []],
    ['a cancelled request', planned, cancelled, [`request-cancelled_${id}_7`]],
    ['a request that was brought back, with its student', cancelled, planned, [`request-resumed_${id}_7`]],
    ['nothing', planned, planned, []],
  ] as const)('%s', (_, before, after, ids) => {
    expect(mailsOf(before, after).map((mail) => mail.id)).toEqual(ids);
    expect(mailsOf(before, after, 'senior')).toEqual([]);
  });

  test('carry every value of their template, in a form that can be stored', () => {
    const changes = [
      [open, planned],
      [planned, aCase({ visits: [aVisit()] })],
      [planned, withVisit({ start: '15:00', minutes_planned: 90 })],
      [open, { ...open, quote: aQuote({ cents_per_hour: 1755, minutes: 45 }) }],
      [planned, cancelled],
      [cancelled, planned],
    ] as const;
    const contents = changes.flatMap(([before, after]) => mailsOf(before, after).map(({ write }) => write(people)));
    expect(contents).toHaveLength(changes.length);
    for (const content of contents) {
      expect(Object.keys(content.values).toSorted()).toEqual(Object.keys(mailValues[content.template]).toSorted());
      const mail = newMail({ ...content, to: 'maria@madelief.test', language: 'NL' }, madeAt);
      expect(mailSchema.parse(mail)).toEqual(mail);
    }
    expect(contents[2]?.values).toMatchObject({ when: '2026-03-10 15:00', hours: '1.5' });
    expect(contents[3]?.values).toMatchObject({ price: '17.55', hours: '0.75' });
  });
});
