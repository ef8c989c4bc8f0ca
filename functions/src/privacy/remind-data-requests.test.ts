import { expect, test } from 'vitest';
import { noonOf } from '#domain/requests/calendar.ts';
import { remindDataRequests } from './remind-data-requests.ts';

/** Open questions with their last day; a mail is ordered once. */
function setUp(questions: Readonly<Record<string, string>>) {
  const mails = new Map<string, unknown>();
  const alarms: unknown[] = [];
  const lookAt = (day: string) =>
    remindDataRequests({
      clock: { now: () => noonOf(day) },
      dataRequests: {
        openOf: async () => [],
        dueBy: async (until: string) =>
          Object.entries(questions).flatMap(([id, due_on]) => (due_on <= until ? [{ id, due_on }] : [])),
      },
      mailQueue: {
        enqueue: async (id: string, order: object) => {
          if (mails.has(id)) return false;
          mails.set(id, order);
          return true;
        },
      },
      staffEmail: () => 'staf@madelief.test',
      log: { error: (event: string, fields: object) => void alarms.push([event, fields]) },
    } as unknown as Parameters<typeof remindDataRequests>[0]);
  return { mails, alarms, lookAt };
}

test('staff is mailed once when few days are left and once when the day is over; only the second is an alarm', async () => {
  const { mails, alarms, lookAt } = setUp({ question: '2026-04-02', later: '2026-06-02' });
  await lookAt('2026-03-26');
  expect(mails.size).toBe(0);
  for (const day of ['2026-03-27', '2026-03-28', '2026-04-02']) await lookAt(day);
  expect([...mails]).toEqual([
    [
      'staff-data-request-due_question_soon',
      {
        template: 'staff-data-request-due',
        values: { question: 'question', until: '2026-04-02' },
        to: 'staf@madelief.test',
        language: 'NL',
      },
    ],
  ]);
  expect(alarms).toEqual([]);
  for (const day of ['2026-04-03', '2026-04-04']) await lookAt(day);
  expect([...mails.keys()]).toEqual(['staff-data-request-due_question_soon', 'staff-data-request-due_question_late']);
  expect(alarms).toEqual([['question about data unanswered', { documentId: 'question' }]]);
});
