import { anInterimUser } from '#tests/builders/interim-user.ts';
import { oneDayLater } from '#tests/builders/moments.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aStudentProfile } from '#tests/builders/students/student-profile.ts';
import { answerQuote } from '#domain/dispatch/commands/answer-quote.ts';
import { assignStudent } from '#domain/dispatch/commands/assign-student.ts';
import { cancelRequest } from '#domain/dispatch/commands/cancel-request.ts';
import { cancelVisit } from '#domain/dispatch/commands/cancel-visit.ts';
import { missVisit } from '#domain/dispatch/commands/miss-visit.ts';
import { moveVisit } from '#domain/dispatch/commands/move-visit.ts';
import { recordVisit } from '#domain/dispatch/commands/record-visit.ts';
import { sendQuote } from '#domain/dispatch/commands/send-quote.ts';
import { startVisit } from '#domain/dispatch/commands/start-visit.ts';
import { takeRequest } from '#domain/dispatch/commands/take-request.ts';
import { unassignStudent } from '#domain/dispatch/commands/unassign-student.ts';
import type { CaseCommand } from '#domain/dispatch/transaction/case-command.ts';
import type { DocumentWrite, Fields } from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { refreshCase } from '#domain/dispatch/transaction/refresh-case.ts';
import { runCommand } from '#domain/dispatch/transaction/run-command.ts';
import { undoStep } from '#domain/dispatch/undo/undo-step.ts';
import { err } from '#domain/result.ts';
import { MemoryDocuments } from './memory-documents.ts';

export const staff = { uid: 'els', role: 'admin' } as const;
export const requests = ['request-0', 'request-1'] as const;
export const students = ['student-0', 'student-1'] as const;

const create = (collection: DocumentWrite['collection'], id: string, data: object): DocumentWrite => ({
  kind: 'create',
  collection,
  id,
  data: { ...data },
});

/** Requests of two seniors, two students and a staff member. */
export class DispatchOffice {
  readonly documents: MemoryDocuments;
  now = oneDayLater;
  #minted = 0;

  constructor(turns: readonly number[] = []) {
    this.documents = new MemoryDocuments(turns, null);
  }

  async begin(): Promise<void> {
    const people = ['maria', 'jozef', 'els'].map((id) =>
      create('interim_users', id, anInterimUser({ id, email: `${id}@madelief.test`, first_name: id })),
    );
    const asked = requests.map((request_id, index) =>
      create(
        'service_requests',
        request_id,
        aServiceRequest({
          request_id,
          senior_id: index === 0 ? 'maria' : 'jozef',
          preferred_time: index === 0 ? '10:00' : '15:00',
        }),
      ),
    );
    const helpers = students.map((id) => create('student_profiles', id, aStudentProfile({ id, first_name: id })));
    await this.#write([...people, ...asked, ...helpers]);
  }

  #write = (writes: readonly DocumentWrite[]) =>
    this.documents.transact('trigger', () => Promise.resolve({ value: null, writes }));

  mint = () => `command-${(this.#minted += 1)}`;

  /** Time goes by. */
  pass(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  record = <Value>(command: RecordCommand<Value>) =>
    this.documents.transact('staff', (reads) => runRecordCommand(reads, command, this.now));

  async run(requestId: string, given: Pick<CaseCommand, 'name' | 'decide' | 'studentId' | 'undoes'>) {
    const commandId = this.mint();
    const command = { ...given, commandId, requestId, revision: null, seniorId: null, actor: staff };
    const value = await this.documents.transact('staff', (reads) => runCommand(reads, command, this.now, () => '4712'));
    return { commandId, value };
  }

  /** The visit is gone with all that followed from it, as if nobody had opened it. */
  async takeBack(requestId: string): Promise<void> {
    await this.#write([
      { kind: 'delete', collection: 'planning', id: requestId },
      { kind: 'delete', collection: 'credit_transactions', id: `missed_${requestId}` },
      { kind: 'update', collection: 'service_requests', id: requestId, data: { status: 'submitted', quote: null } },
    ]);
  }

  /** The senior cancels by the rules, and the trigger follows. */
  async cancelBySenior(requestId: string): Promise<void> {
    const data = { status: 'cancelled' };
    await this.#write([{ kind: 'update', collection: 'service_requests', id: requestId, data }]);
    await this.documents.transact('trigger', (reads) => refreshCase(reads, requestId, this.now));
  }
}

export type OfficeStep = (office: DispatchOffice, requestId: string) => Promise<unknown>;

const decide =
  (name: string, decision: (requestId: string) => CaseCommand['decide'], studentId?: string): OfficeStep =>
  (office, requestId) =>
    office.run(requestId, { name, decide: decision(requestId), ...(studentId === undefined ? {} : { studentId }) });

export const assign = (studentId: string) =>
  decide(
    'assign-student',
    (visitId) => (before, context) =>
      context.student === null
        ? err('student-not-found')
        : assignStudent(before, { visitId, student: context.student, reason: 'Zij kent haar.' }, context),
    studentId,
  );

/** Until a student can be planned. */
export const agree: readonly OfficeStep[] = [
  decide('take-request', () => takeRequest),
  decide(
    'send-quote',
    () => (before, context) =>
      sendQuote(before, { variant: 'standard', cents_per_hour: 1750, minutes: 90, reason: 'Vaste klant.' }, context),
  ),
  decide(
    'record-quote-answer',
    () =>
      (before, { now }) =>
        answerQuote(before, { number: 1, answer: 'yes', how: 'phone' }, now),
  ),
];

/** The last command of the office is undone, whatever it was. */
const undo: OfficeStep = async (office, requestId) => {
  const commands = [...office.documents.all()].flatMap(([key, { former }]) =>
    key.startsWith('staff_commands/') && (former as Fields | undefined)?.['request_id'] === requestId
      ? [key.replace('staff_commands/', '')]
      : [],
  );
  const undoes = commands.at(-1);
  if (undoes === undefined) return;
  await office.run(requestId, {
    name: 'undo-step',
    undoes,
    decide: (before, context) =>
      context.undone === null ? err('step-not-undoable') : undoStep(before, context.undone, context),
  });
};

const at = (date: string, start: string): OfficeStep =>
  decide(
    'move-visit',
    (id) => (before, context) => moveVisit(before, id, { date, start, minutes_planned: 90 }, context),
  );

const afterVisit = new Date('2026-04-01T10:00:00Z');
/** What is done about a visit that is to come, at an agreed price, by staff and by the senior. */
export const stepsBefore: readonly OfficeStep[] = [
  assign(students[0]),
  assign(students[1]),
  decide('unassign-student', (id) => (before, context) => unassignStudent(before, id, context)),
  at('2026-03-11', '11:00'),
  decide('cancel-visit', (id) => (before, context) => cancelVisit(before, id, context)),
  decide('cancel-request', () => cancelRequest),
  undo,
  undo,
  (office, requestId) => office.cancelBySenior(requestId),
];

/** The same, with what staff does once it began: the clock of these is ahead of that of the others. */
export const steps: readonly OfficeStep[] = [
  ...stepsBefore,
  decide('start-visit', (id) => (before, context) => startVisit(before, id, { ...context, now: afterVisit })),
  decide(
    'record-visit',
    (visitId) => (before, context) =>
      recordVisit(before, { visitId, minutes: 100, km: 4 }, { ...context, now: afterVisit }),
  ),
  decide('miss-visit', (id) => (before, context) => missVisit(before, id, { ...context, now: afterVisit })),
];
