import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { MemoryDocuments } from '#tests/faults/dispatch-model/memory-documents.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { CommandAuditEntry } from '#domain/documents/bookkeeping.ts';
import { err } from '#domain/result.ts';
import { answerQuote } from '../commands/answer-quote.ts';
import { assignStudent } from '../commands/assign-student.ts';
import { cancelRequest } from '../commands/cancel-request.ts';
import { cancelVisit } from '../commands/cancel-visit.ts';
import { correctVisit } from '../commands/correct-visit.ts';
import { moveVisit } from '../commands/move-visit.ts';
import { offerVisit } from '../commands/offer-visit.ts';
import { recordVisit } from '../commands/record-visit.ts';
import { releaseRequest } from '../commands/release-request.ts';
import { sendQuote } from '../commands/send-quote.ts';
import { takeRequest } from '../commands/take-request.ts';
import { unassignStudent } from '../commands/unassign-student.ts';
import { findVisit } from '../change-visits.ts';
import { acceptMove, declineMove } from '../moves/answer-move.ts';
import { proposeMove } from '../moves/propose-move.ts';
import type { RequestCase } from '../request-case.ts';
import { endSeries } from '../series/end-series.ts';
import type { CaseCommand } from '../transaction/case-command.ts';
import type { DocumentWrite, Fields } from '../transaction/document-transaction.ts';
import { runCommand } from '../transaction/run-command.ts';
import { undoStep } from './undo-step.ts';
import { undoableCommands, undoingOf } from './undoable-steps.ts';

const { request_id: requestId } = aServiceRequest();

type Step = Pick<CaseCommand, 'name' | 'decide' | 'studentId' | 'studentOf'>;

const afterVisit = new Date('2026-04-01T10:00:00Z');

const step = (name: string, decide: CaseCommand['decide']): Step => ({ name, decide });

const withStudent = (name: 'offer-visit' | 'assign-student', studentId: string): Step => ({
  name,
  studentId,
  decide: (before, context) => {
    if (context.student === null) return err('student-not-found');
    return name === 'offer-visit'
      ? offerVisit(before, requestId, context.student, context)
      : assignStudent(before, { visitId: requestId, student: context.student, reason: 'Zij kent haar.' }, context);
  },
});

const answer = (said: 'yes' | 'no'): Step =>
  step('record-quote-answer', (before, { now }) =>
    answerQuote(before, { number: before.quote?.number ?? 0, answer: said, how: 'phone' }, now),
  );

const move = (start: string): Step =>
  step('move-visit', (before, context) =>
    moveVisit(before, requestId, { date: '2026-03-11', start, minutes_planned: 90 }, context),
  );

const asked = { date: '2026-03-20', start: '11:00' };

function startOf(before: RequestCase) {
  const { date, start } = findVisit(before, requestId)?.visit ?? asked;
  return { date, start };
}

const steps: readonly Step[] = [
  step('take-request', takeRequest),
  step('release-request', releaseRequest),
  step('send-quote', (before, context) =>
    sendQuote(before, { variant: 'standard', cents_per_hour: 1750, minutes: 90, reason: 'Vaste klant.' }, context),
  ),
  answer('yes'),
  answer('no'),
  withStudent('offer-visit', 'student-0'),
  withStudent('offer-visit', 'student-1'),
  withStudent('assign-student', 'student-0'),
  withStudent('assign-student', 'student-1'),
  step('unassign-student', (before, context) => unassignStudent(before, requestId, context)),
  move('10:00'),
  move('15:00'),
  step('cancel-visit', (before, context) => cancelVisit(before, requestId, context)),
  step('cancel-request', cancelRequest),
  // As staff does after the visit: the clock of the other steps stands before it.
  step('record-visit', (before, context) =>
    recordVisit(before, { visitId: requestId, minutes: 100, km: 4 }, { ...context, now: afterVisit }),
  ),
  step('correct-visit', (before, context) =>
    correctVisit(before, { visitId: requestId, minutes: 60, km: 2 }, { ...context, now: afterVisit }),
  ),
  step('end-series', (before, context) => endSeries(before, requestId, context)),
  // As the senior does: nobody undoes it but she.
  step('propose-move', (before, context) =>
    proposeMove(before, { visitId: requestId, from: startOf(before), to: asked }, context),
  ),
  {
    ...step('accept-move', (before, context) =>
      acceptMove(before, { visitId: requestId, to: asked, reason: 'Zij kan ook dan.' }, context),
    ),
    studentOf: (before) => findVisit(before, requestId)?.visit.studentprofile_id ?? null,
  },
  step('decline-move', (before, context) =>
    declineMove(before, { visitId: requestId, to: asked, reason: 'Lotte kan dan niet.' }, context),
  ),
];

const create = (collection: DocumentWrite['collection'], id: string, data: object): DocumentWrite => ({
  kind: 'create',
  collection,
  id,
  data: { ...data },
});

/** One request, two students and two staff members, as stored. */
class Office {
  readonly documents = new MemoryDocuments([], null);
  #ms = oneDayLater.getTime();
  #minted = 0;

  async begin(): Promise<void> {
    const people = ['maria', 'els', 'karim'].map((id) =>
      create('interim_users', id, anInterimUser({ id, email: `${id}@madelief.test`, first_name: id })),
    );
    const students = ['student-0', 'student-1'].map((id) =>
      create('student_profiles', id, aStudentProfile({ id, first_name: id })),
    );
    const asked = aServiceRequest({ senior_id: 'maria', frequency: 'weekly' });
    const request = create('service_requests', requestId, asked);
    await this.write([...people, ...students, request]);
  }

  write(writes: readonly DocumentWrite[]): Promise<null> {
    return this.documents.transact('trigger', () => Promise.resolve({ value: null, writes }));
  }

  async run(given: Step & Pick<CaseCommand, 'undoes'>, uid = 'els') {
    this.#minted += 1;
    this.#ms += 60_000;
    const id = `command-${this.#minted}`;
    const command = { ...given, commandId: id, requestId, revision: this.revision(), seniorId: null };
    const value = await this.documents.transact('staff', (reads) =>
      runCommand(reads, { ...command, actor: { uid, role: 'admin' } }, new Date(this.#ms), () => '4712'),
    );
    return { id, value };
  }

  undo = (undoes: string, uid = 'els') =>
    this.run(
      {
        name: 'undo-step',
        undoes,
        decide: (before, context) =>
          context.undone === null ? err('step-not-undoable') : undoStep(before, context.undone, context),
      },
      uid,
    );

  pass(days: number): void {
    this.#ms += days * 86_400_000;
  }

  revision(): number {
    return Number(this.documents.get({ collection: 'board', id: requestId })?.['revision'] ?? 1);
  }

  audit = (id: string) => this.documents.get({ collection: 'audit_log', id }) as CommandAuditEntry | null;

  /** The request, its visits, the row, the days and hours of students and the counters, without what counts changes. */
  state(): string {
    const left = [...this.documents.all()]
      .filter(([key]) => !/^(?:mail|audit_log|staff_commands|staff_notes|interim_users)\//.test(key))
      .map(([key, data]) => [key, withoutChanges(key, data)] as const)
      .filter(([, kept]) => kept !== null)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return JSON.stringify(left);
  }
}

const changeFields = ['revision', 'restores', 'last_change', 'updated_at', 'last_command', 'former_students'];

/** Zero counts as nothing, and an offer that was made stays counted (src/domain/figures). */
const counted = (counts: object) =>
  Object.entries(counts)
    .filter(([name, count]) => count !== 0 && !name.startsWith('offered'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

function withoutChanges(key: string, data: Fields): unknown {
  if (/^(?:counters|figures)\//.test(key)) {
    const counts = Object.values(data).flatMap((map) => counted(map as object));
    return counts.length === 0 ? null : counts;
  }
  // No series, and no visits of one, are written as null where there were some.
  const isNoSeries = (name: string) => (name === 'series' || name === 'visits') && data[name] === null;
  // Nor is it a move that nobody asks for any more.
  const isNoMove = (name: string) =>
    (name === 'moves' && String(data[name]) === '') || (name === 'proposed_move' && data[name] === null);
  const kept = Object.entries(data).filter(
    ([name]) => !changeFields.includes(name) && !isNoSeries(name) && !isNoMove(name),
  );
  const { hours_by_year: worked } = data;
  const hours = typeof worked === 'object' && worked !== null ? { hours_by_year: counted(worked) } : {};
  return { ...Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))), ...hours };
}

/** Steps that often come far: a price and a yes are likely. */
const walks = fc.array(fc.oneof(fc.nat(steps.length - 1), fc.constantFrom(2, 3, 2, 3, 7)), {
  minLength: 1,
  maxLength: 9,
});

const stepAt = (index: number): Step => steps[index] ?? step('take-request', takeRequest);

const isDone = (value: DispatchAnswer) => value.outcome === 'done';

describe('undoing', () => {
  test('brings everything back as it was, one step after another, back to a step that cannot be undone', async () => {
    const undone = new Set<string>();
    await fc.assert(
      fc.asyncProperty(walks, async (walk) => {
        const office = new Office();
        await office.begin();
        // Rows are made by a trigger otherwise: the first command is taken on one.
        await office.run(step('take-request', takeRequest));
        const done: { readonly id: string; readonly name: string; readonly before: string }[] = [];
        for (const index of walk) {
          const before = office.state();
          const { id, value } = await office.run(stepAt(index));
          if (isDone(value)) done.push({ id, name: stepAt(index).name, before });
        }
        for (const { id, name, before } of done.toReversed()) {
          const { id: undoId, value } = await office.undo(id);
          if (!undoableCommands.includes(name)) {
            expect(value).toMatchObject({ code: 'step-not-undoable' });
            return;
          }
          expect({ name, ...value }).toMatchObject({ name, outcome: 'done' });
          expect(office.state()).toBe(before);
          expect(office.audit(undoId)?.undoes).toEqual({ command_id: id, action: name });
          undone.add(name);
        }
      }),
      // The examples come to every command that can be undone, whatever is generated.
      {
        numRuns: 400,
        examples: [
          [[0, 1]],
          [[2, 3, 5, 7, 9, 10, 12]],
          [[2, 3, 13]],
          [[2, 3, 7, 14, 15]],
          [[2, 3, 7, 16]],
          [[2, 3, 7, 17, 18]],
          [[2, 3, 7, 17, 19]],
        ],
      },
    );
    expect([...undone].toSorted()).toEqual([...undoableCommands].toSorted());
  });

  // spec: staff.requests.undo
  test('is refused after any other step, a second time, and for another person', async () => {
    await fc.assert(
      fc.asyncProperty(walks, fc.nat(steps.length - 1), async (walk, later) => {
        const office = new Office();
        await office.begin();
        let last: string | null = null;
        for (const index of walk) {
          const { id, value } = await office.run(stepAt(index));
          if (isDone(value)) last = undoableCommands.includes(stepAt(index).name) ? id : null;
        }
        if (last === null) return;
        expect((await office.undo(last, 'karim')).value).toMatchObject({ code: 'step-not-undoable' });
        const { value } = await office.run(stepAt(later), 'karim');
        const undo = await office.undo(last);
        if (isDone(value)) {
          expect(undo.value).toMatchObject({ code: 'changed-meanwhile', conflict: { action: stepAt(later).name } });
          return;
        }
        if (!isDone(undo.value)) return;
        expect((await office.undo(last)).value).toMatchObject({ code: 'changed-meanwhile' });
      }),
      { numRuns: 200 },
    );
  });
});

/** A visit that is planned with a student, with the ids of the commands. */
async function planned() {
  const office = new Office();
  await office.begin();
  const named = (name: string) => steps.find((each) => each.name === name) ?? stepAt(0);
  await office.run(named('take-request'));
  await office.run(named('send-quote'));
  await office.run(named('record-quote-answer'));
  const { id: assigned } = await office.run(named('assign-student'));
  return { office, named, assigned };
}

const templatesOf = (office: Office) =>
  [...office.documents.all()].flatMap(([key, { template }]) => (key.startsWith('mail/') ? [String(template)] : []));
const isToStudent = (template: string) => template.startsWith('student-visit-');
const mailsOf = (office: Office) => templatesOf(office).filter((template) => !isToStudent(template));

describe('the senior is told', () => {
  test('what the opposite command tells her, and nothing where she sees no change', async () => {
    const { office, named, assigned } = await planned();
    const taken = await office.run(named('release-request'));
    await office.undo(taken.id);
    expect(mailsOf(office)).toEqual(['quote-sent', 'student-assigned']);
    await office.undo(assigned);
    expect(mailsOf(office)).toEqual(['quote-sent', 'student-assigned', 'student-unassigned']);
    expect(office.audit(assigned)?.mails).toEqual(['student-assigned']);
  });

  test('of every cancellation, and that a cancelled request goes on with all that was planned', async () => {
    const { office, named } = await planned();
    const first = await office.run(named('cancel-request'));
    await office.undo(first.id);
    await office.run(named('cancel-request'));
    expect(mailsOf(office)).toEqual([
      'quote-sent',
      'student-assigned',
      'request-cancelled',
      'request-resumed',
      'request-cancelled',
    ]);
  });
});

test('the student is told what the opposite command tells her', async () => {
  const { office, assigned } = await planned();
  await office.undo(assigned);
  expect(templatesOf(office).filter(isToStudent)).toEqual(['student-visit-planned', 'student-visit-gone']);
});

describe('a student comes back', () => {
  const set = (office: Office, fields: Fields) =>
    office.write([{ kind: 'update', collection: 'student_profiles', id: 'student-0', data: fields }]);

  test('unless she may not come any more', async () => {
    const { office, named } = await planned();
    const off = await office.run(named('unassign-student'));
    await set(office, { paused: true });
    expect((await office.undo(off.id)).value).toMatchObject({ code: 'student-not-allowed' });
    await set(office, { paused: false });
    expect((await office.undo(off.id)).value).toMatchObject({ outcome: 'done' });
  });

  test('unless she has another visit by then', async () => {
    const { office, named } = await planned();
    const off = await office.run(named('unassign-student'));
    const visits = [{ visit_id: 'another', start: '14:30', minutes: 60, postcode: '2000' }];
    const day = { student_id: 'student-0', date: '2026-03-10', visits };
    await office.write([create('student_days', 'student-0_2026-03-10', day)]);
    expect((await office.undo(off.id)).value).toMatchObject({ code: 'student-busy' });
  });

  test('unless the hour is over', async () => {
    const { office, named } = await planned();
    const off = await office.run(named('cancel-visit'));
    office.pass(30);
    expect((await office.undo(off.id)).value).toMatchObject({ code: 'visit-in-past' });
  });
});

test('of a command that nobody knows nothing is said but that it cannot be undone', () => {
  for (const name of ['create-student', 'toString', '']) expect(undoingOf(name)).toEqual({ never: 'other-record' });
});
