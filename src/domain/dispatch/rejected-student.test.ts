import { describe, expect, test } from 'vitest';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { aVisit } from '#tests/builders/visit.ts';
import { canBeOverruled, rejectedStudent } from './rejected-student.ts';

// Tuesday 10 March 2026 at 14.00, two hours.
const visit = aVisit();
const answer = (profile: Parameters<typeof aStudentProfile>[0], reason = '') =>
  rejectedStudent('visit', visit, aStudentProfile(profile), { reason, postcode: '2000' });

test('a student who fits in every way can be planned without a reason', () => {
  expect(answer({})).toBeNull();
});

describe('final, whatever the reason', () => {
  test.each([
    ['paused', { paused: true }],
    ['never vetted', { vetted_until: null }],
    ['vetted until the day before', { vetted_until: '2026-03-09' }],
    ['not to be matched with this senior', { blocked_seniors: ['maria'] }],
  ] as const)('a student who is %s', (_what, { ...profile }) => {
    const changed = 'blocked_seniors' in profile ? { blocked_seniors: [...profile.blocked_seniors] } : profile;
    expect([answer(changed), answer(changed, 'De klant vroeg erom')]).toEqual([
      'student-not-allowed',
      'student-not-allowed',
    ]);
  });

  test('an unreadable profile', () => {
    expect(rejectedStudent('visit', visit, null, { reason: 'De klant vroeg erom' })).toBe('student-not-allowed');
  });
});

describe('only with a reason', () => {
  // spec: staff.students.hours
  test.each([
    ['does not do the service', { skills: ['garden' as const] }],
    ['is not available then', { weekly: {} }],
    ['lives too far away', { postcode: '9990' }],
    ['would pass 650 hours', { hours_by_year: { '2026': 649 } }],
  ])('a student who %s', (_what, profile) => {
    expect([answer(profile), answer(profile, '  '), answer(profile, 'De klant vroeg erom')]).toEqual([
      'reason-needed',
      'reason-needed',
      null,
    ]);
  });
});

test('staff can overrule a missing skill, and neither a pause nor another visit at that hour', () => {
  const other = { visitId: 'other', date: visit.date, start: visit.start, minutes: 60, postcode: '' };
  expect(canBeOverruled({ code: 'lacks-skill', service: 'garden' })).toBe(true);
  expect(canBeOverruled({ code: 'paused' })).toBe(false);
  expect(canBeOverruled({ code: 'other-visit', visit: other })).toBe(false);
});

test('a category that staff made is no skill', () => {
  const own = aVisit({ task_category_id: 'own-category' });
  expect(rejectedStudent('visit', own, aStudentProfile({ skills: ['garden'] }), { reason: '' })).toBeNull();
});
