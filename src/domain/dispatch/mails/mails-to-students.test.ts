import { describe, expect, test } from 'vitest';
import { madeAt, oneDayLater } from '#tests/builders/moments.ts';
import { aCase, anOffer, aPlannedVisit, aVisit } from '#tests/builders/visit.ts';
import type { ActorRole } from '#domain/accounts/roles.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { newMail } from '#domain/mail/mail-delivery.ts';
import { mailValues } from '#domain/mail/mail-values.ts';
import { mailsToStudents } from './mails-to-students.ts';

const { request_id: id } = aCase().request;
const caseOf = (visit: Visit) => aCase({ visits: [visit] });
const open = aVisit({ revision: 4, updated_at: oneDayLater });
const lottes = aPlannedVisit({ revision: 4, updated_at: oneDayLater });
const wouts = { ...lottes, studentprofile_id: 'student-wout' };
const offered = {
  ...open,
  state: 'offered',
  offers: [anOffer({ offered_at: madeAt, student_id: 'student-bo' }), anOffer({ offered_at: oneDayLater })],
} as const;

const mailsOf = (before: Visit, after: Visit, actorRole: ActorRole = 'admin') =>
  mailsToStudents({ before: caseOf(before), after: caseOf(after), actorRole });

describe('the mails to students', () => {
  test.each([
    ['is offered to one more', open, offered, [`student-visit-offered_${id}_student-wout_4`]],
    [
      'is offered again by undoing',
      open,
      { ...offered, updated_at: madeAt },
      [`student-visit-offered_${id}_student-bo_4`],
    ],
    ['is given to somebody', open, lottes, [`student-visit-planned_${id}_student-lotte_4`]],
    ['is moved', lottes, { ...lottes, start: '15:00' }, [`student-visit-moved_${id}_student-lotte_4`]],
    ['is longer', lottes, { ...lottes, minutes_planned: 60 }, []],
    ['loses its student', lottes, open, [`student-visit-gone_${id}_student-lotte_4`]],
    ['is cancelled', lottes, { ...lottes, state: 'cancelled' }, [`student-visit-gone_${id}_student-lotte_4`]],
    [
      'goes to another',
      lottes,
      wouts,
      [`student-visit-gone_${id}_student-lotte_4`, `student-visit-planned_${id}_student-wout_4`],
    ],
    ['begins', lottes, { ...lottes, state: 'started' }, []],
    ['is missed', lottes, { ...lottes, state: 'missed' }, []],
    ['is written down, which is undone', { ...lottes, state: 'done' }, lottes, []],
    ['is moved while nobody has it', open, { ...open, start: '15:00' }, []],
    ['is not touched', lottes, lottes, []],
  ] as const)('a visit that %s', (_what, before, after, ids) => {
    expect(mailsOf(before as Visit, after as Visit).map((mail) => mail.id)).toEqual(ids);
  });

  test('her own withdrawal is no news to her; her own yes is confirmed', () => {
    expect(mailsOf(lottes, open, 'student')).toEqual([]);
    expect(mailsOf(offered as unknown as Visit, lottes, 'student').map(({ studentId }) => studentId)).toEqual([
      'student-lotte',
    ]);
  });

  test('what is gone tells the time that she knew; the others tell the new one', () => {
    const parts = { name: 'Lotte', senior: 'Maria Peeters', place: '2000 Antwerpen', service: 'companionship' };
    const [gone, planned] = mailsOf(lottes, { ...wouts, start: '15:00' }).map(({ write }) => write(parts));
    expect(gone?.values.when).toBe('2026-03-10 14:00');
    expect(planned?.values.when).toBe('2026-03-10 15:00');
  });

  test('carry every value of their template, in a form that can be stored', () => {
    const parts = { name: 'Lotte', senior: 'Maria Peeters', place: '2000 Antwerpen', service: 'companionship' };
    const changes = [
      [open, offered],
      [lottes, { ...wouts, start: '15:00' }],
      [lottes, { ...lottes, start: '15:00' }],
    ] as const;
    const contents = changes.flatMap(([was, is]) =>
      mailsOf(was, is as unknown as Visit).map(({ write }) => write(parts)),
    );
    expect(contents).toHaveLength(4);
    for (const content of contents) {
      expect(Object.keys(content.values).toSorted()).toEqual(Object.keys(mailValues[content.template]).toSorted());
      const mail = newMail({ ...content, to: 'lotte@student.example', language: 'NL' }, madeAt);
      expect(mailSchema.parse(mail)).toEqual(mail);
    }
    expect(contents[0]?.values).toMatchObject({ until: '2026-03-03 10:00' });
  });
});
