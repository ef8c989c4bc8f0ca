import fc from 'fast-check';
import { expect } from 'vitest';
import { isKeptFor } from '#domain/mail/kept-notification.ts';
import { mailDelivery, type MailOrder } from '#domain/mail/mail-delivery.ts';
import { sampleMailValues } from '#tests/builders/mail-values.ts';
import { MailWorld, mailServerModes, outcomes } from './mail-world.ts';
import type { MailMutation } from './memory-mails.ts';

const names = [
  ...['maria', 'nobody-1', 'visit-1', 'visit-2', 'student-1', 'student-2'],
  ...['moved-1', 'unassigned-1', 'quote-1'],
];
const withStudent = ['student-1', 'moved-1', 'unassigned-1'] as const;
const dayMs = 86_400_000;

const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), name: fc.constantFrom(...names) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redeliver' as const), name: fc.constantFrom(...names) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('review' as const), name: fc.constantFrom('visit-1', 'visit-2') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plan' as const), name: fc.constantFrom(...withStudent) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('answer' as const), name: fc.constant('quote-1') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sweep' as const), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 300_000 }) }) },
);

export const mailSchedule = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 25 }),
  outcomes: fc.array(fc.constantFrom('well', 'well', ...outcomes), { maxLength: 60 }),
  mailServerModes: fc.array(fc.constantFrom('takes', ...mailServerModes), { maxLength: 20 }),
  turns: fc.array(fc.nat(6), { maxLength: 80 }),
});

export type MailSchedule = typeof mailSchedule extends fc.Arbitrary<infer T> ? T : never;

/**
 * Run before the random schedules, so that a few runs already cover the relevant interleavings. Each key is the counter
 * that the test asserts.
 */
export const certainSchedules: Readonly<Record<string, MailSchedule>> = {
  // The mail server accepts the mail and its answer is lost: it is sent again.
  again: { actions: [{ kind: 'order', name: 'maria' }], mailServerModes: ['silent'], outcomes: [], turns: [] },
  // The same for a review mail; the family submits the review before the second attempt.
  spared: {
    actions: [
      { kind: 'order', name: 'visit-1' },
      { kind: 'review', name: 'visit-1' },
    ],
    mailServerModes: ['silent'],
    outcomes: [],
    turns: [],
  },
  // No student is planned any more when the mail is to leave.
  untold: { actions: [{ kind: 'order', name: 'student-2' }], mailServerModes: [], outcomes: [], turns: [] },
  // The same for the new time of a visit.
  unmoved: { actions: [{ kind: 'order', name: 'moved-1' }], mailServerModes: [], outcomes: [], turns: [] },
  // A student is planned again before the mail about the former one leaves.
  replanned: {
    actions: [
      { kind: 'plan', name: 'unassigned-1' },
      { kind: 'order', name: 'unassigned-1' },
    ],
    mailServerModes: [],
    outcomes: [],
    turns: [],
  },
  // The senior answers the quote in the app while the mail server is unreachable.
  answered: {
    actions: [
      { kind: 'order', name: 'quote-1' },
      { kind: 'answer', name: 'quote-1' },
    ],
    mailServerModes: ['away'],
    outcomes: [],
    turns: [],
  },
  // The mail server is unreachable: the token of the first attempt is lost, the second attempt issues its own.
  issuedUnmailed: { actions: [{ kind: 'order', name: 'visit-2' }], mailServerModes: ['away'], outcomes: [], turns: [] },
};

function orderFor(name: string): MailOrder {
  const to = `${name}@madelief.test`;
  if (name.startsWith('visit')) {
    const values = { ...sampleMailValues['visit-ended'], request: name };
    return { to, template: 'visit-ended', language: 'NL', values };
  }
  if (name.startsWith('student')) {
    const values = { ...sampleMailValues['student-assigned'], request: name };
    return { to, template: 'student-assigned', language: 'NL', values };
  }
  if (name.startsWith('moved')) {
    return {
      to,
      template: 'visit-moved',
      language: 'NL',
      values: { ...sampleMailValues['visit-moved'], request: name },
    };
  }
  if (name.startsWith('unassigned')) {
    const values = { ...sampleMailValues['student-unassigned'], request: name };
    return { to, template: 'student-unassigned', language: 'NL', values };
  }
  if (name.startsWith('quote')) {
    return { to, template: 'quote-sent', language: 'NL', values: { ...sampleMailValues['quote-sent'], request: name } };
  }
  return { to, template: 'verify-email', language: 'NL', values: {} };
}

/** Runs a schedule, then without further faults until no mail is pending. */
export async function playMails(
  { actions, ...faults }: MailSchedule,
  mutation: MailMutation | null = null,
): Promise<MailWorld> {
  const world = new MailWorld(faults, mutation);
  for (const step of actions) {
    if (step.kind === 'pass') world.pass(step.ms);
    else if (step.kind === 'review') world.review(step.name);
    else if (step.kind === 'plan') world.plan(step.name);
    else if (step.kind === 'answer') world.answer(step.name);
    else if (step.kind === 'sweep') await Promise.all([world.sweep(), ...(step.twice ? [world.sweep()] : [])]);
    else if (step.kind === 'redeliver') await Promise.all([world.deliver(step.name), world.deliver(step.name)]);
    // Ordering is idempotent: a repeated order triggers nothing.
    else if (world.order(step.name, orderFor(step.name))) await world.deliver(step.name);
  }
  await world.endFaults();
  for (let minute = 0; minute < 2 * (dayMs / 60_000); minute += 1) {
    if ([...world.mails.values()].every(({ state }) => state !== 'pending' && state !== 'sending')) break;
    world.pass(60_000);
    await world.sweep();
  }
  return world;
}

/** Fails where a mail was lost, is stuck, or was sent more often than crashes explain. */
export function checkMails(world: MailWorld): void {
  for (const [id, { template, state, attempts, sent_at, lease_until, next_attempt_at }] of world.mails) {
    const taken = world.taken.get(id) ?? 0;
    expect({ lease_until, next_attempt_at }, id).toEqual({ lease_until: null, next_attempt_at: null });
    expect(sent_at !== null, id).toBe(state === 'sent');
    expect(world.kept.has(id), id).toBe(state === 'sent' && isKeptFor(template));
    if (id.startsWith('nobody')) expect({ state, taken }, id).toEqual({ state: 'unneeded', taken: 0 });
    else if (state === 'unneeded' && !id.startsWith('visit')) expect(world.unneeded.has(id), id).toBe(true);
    else if (state === 'unneeded') {
      // Accepted but not recorded, and reviewed meanwhile: it is not sent again.
      expect([world.reviewed.has(id), taken > 0], id).toEqual([true, true]);
    } else if (state === 'failed') {
      expect(world.refused.has(id) || attempts >= mailDelivery.maxAttempts, id).toBe(true);
    } else {
      expect(state, id).toBe('sent');
      expect(taken, id).toBeGreaterThanOrEqual(1);
    }
    const excuses = world.excuses.get(id) ?? 0;
    expect(taken, `${id} was sent more often than its crashes explain`).toBeLessThanOrEqual(1 + excuses);
    expect(world.issued.get(id)?.size ?? 0, 'one secret for each attempt at most').toBeLessThanOrEqual(attempts);
    if (id === 'student-2') expect(taken, 'no student is announced who is not planned').toBe(0);
  }
  expect(world.wrong).toEqual([]);
  expect(world.log.join('\n')).not.toMatch(/@|secret/);
}
