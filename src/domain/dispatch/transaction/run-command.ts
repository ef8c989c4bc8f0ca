import { readCustomer } from '#domain/accounts/customer.ts';
import { collections } from '#domain/collections.ts';
import type { DispatchAnswer } from '#domain/contracts/dispatch.ts';
import type { LastChange } from '#domain/documents/board-row.ts';
import { missedVisitWrites } from '#domain/credits/missed-visit.ts';
import type { MailTemplate } from '#domain/documents/mail.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { auditFacts, changedFacts } from '../audit-facts.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';
import type { DispatchRejection } from '../rejections.ts';
import { type MintDoorCode, withDoorCodes } from '../door-codes.ts';
import { readPhotos } from '../door-photos.ts';
import { withFormerStudents } from '../former-students.ts';
import { firstRevision, settleCase, stateOfRow } from '../settle-case.ts';
import { formerCaseOf } from '../undo/undo-step.ts';
import type { CaseCommand, CommandContext } from './case-command.ts';
import { caseMails } from './case-mails.ts';
import { changedDays } from './changed-days.ts';
import { changedHours } from './changed-hours.ts';
import { commandWrites } from './command-writes.ts';
import {
  type DocumentTransaction,
  type DocumentWrite,
  type Fields,
  type Outcome,
  readOne,
  withoutWrites,
} from './document-transaction.ts';
import { earlierAnswer } from './earlier-answer.ts';
import { readCase, type StoredCase } from './read-case.ts';
import { readStudent } from './read-student.ts';
import { readUndoneStep } from './read-undone-step.ts';
import { cancelledBySenior, isCancelledUnseen, seniorsStep } from './seniors-step.ts';
import { settledWrites } from './settled-writes.ts';
import { studentMails } from './student-mails.ts';

const rejected = (code: DispatchRejection, conflict: LastChange | null = null): Outcome<DispatchAnswer> =>
  withoutWrites({
    outcome: 'rejected',
    code,
    conflict: conflict === null ? null : { ...conflict, at: conflict.at.toISOString() },
  });

/** What came between the screen and the command; null when nothing did. */
function conflictOf(stored: StoredCase, { revision }: CaseCommand, now: Date): LastChange | null {
  if (revision === null) return null;
  if (isCancelledUnseen(stored)) return cancelledBySenior(stored, now);
  return revision === (stored.row?.revision ?? firstRevision) ? null : seniorsStep(stored, now);
}

interface Found {
  readonly command: CaseCommand;
  readonly stored: StoredCase;
  readonly context: CommandContext;
  readonly mintCode: MintDoorCode;
}

/** What the audit entry says besides what changed. */
function auditDetails({ undone }: CommandContext, revision: number, mails: readonly DocumentWrite[]) {
  const templates = mails.flatMap((mail) => ('data' in mail ? [mail.data['template'] as MailTemplate] : []));
  return {
    revision,
    ...(templates.length === 0 ? {} : { mails: templates }),
    ...(undone === null ? {} : { undoes: { command_id: undone.id, action: undone.action } }),
  };
}

/** Decides on a case that nothing came between, and returns everything that follows. */
async function decideCase(transaction: DocumentTransaction, found: Found): Promise<Outcome<DispatchAnswer>> {
  const { command, stored, context, mintCode } = found;
  const { state: before, row, board, told } = stored;
  const { now, actor, undone } = context;
  const decision = command.decide(before, context);
  if (!decision.ok) return rejected(decision.error);
  const lastChange = { action: command.name, by: actor.name, at: now };
  const restored =
    undone === null ? undefined : { revision: undone.former.revision_before, matchedAt: undone.former.matched_at };
  const decided = withFormerStudents(
    before,
    withDoorCodes(before, decision.value, { mint: mintCode, isUndone: undone !== null }),
  );
  const photos = await readPhotos(transaction, before, decided);
  const given = { before, decided, customer: board, formerRow: row, lastChange, restored, photos, now };
  const settled = settleCase(given);
  const days = await changedDays(transaction, settled.days);
  if (!days.ok) return rejected(days.error);
  const { after } = settled;
  const hours = await changedHours(transaction, settled.hours, now);
  const booked = await missedVisitWrites(transaction, before, after, now);
  if (!booked.ok) return rejected(booked.error);
  const { revision } = settled.row;
  const actorRole = command.actor.role;
  const mails = await caseMails(transaction, { before, after, actorRole, revision, told, now });
  const toStudents = await studentMails(transaction, { before, after, actorRole, board, now });
  const value: DispatchAnswer = { outcome: 'done', revision };
  const done = commandWrites({
    commandId: command.commandId,
    name: command.name,
    actorUid: actor.uid,
    answer: value,
    former: formerCaseOf({
      ...{ name: command.name, before, after },
      revisions: { before: stateOfRow(row), after: revision },
      matchedAt: row?.matched_at ?? null,
    }),
    audit: {
      collection: collections.serviceRequests,
      document_id: command.requestId,
      actor_role: actorRole,
      ...changedFacts(auditFacts(before), auditFacts(after)),
      ...auditDetails(context, revision, mails),
    },
    note:
      command.note === undefined || command.note.trim() === ''
        ? null
        : { about: { kind: 'request', id: command.requestId }, text: command.note, author_name: actor.name },
    now,
  });
  const changed = settledWrites({ before, settled, days: days.value, commandId: command.commandId });
  return { value, writes: [...changed, ...hours, ...booked.value, ...done, ...mails, ...toStudents] };
}

/** Students have no account; a timer has no name. */
function nameOf({ role }: CaseCommand['actor'], account: Fields | null, student: KnownStudent | null): string {
  if (role !== 'student') return readCustomer(account)?.name ?? '';
  return student === null ? '' : `${student.student.first_name} ${student.student.last_name}`;
}

async function chosenStudent(
  transaction: DocumentTransaction,
  command: CaseCommand,
  { state }: StoredCase,
): Promise<KnownStudent | null> {
  const id = command.studentOf?.(state) ?? null;
  return id === null ? null : readStudent(id, await readOne(transaction, collections.studentProfiles, id));
}

/**
 * Runs a command of a person in one transaction: request, visits, days, row, counters, audit entry, note and mails. A
 * rejection writes nothing. A repetition of a done command is answered as the first time and writes nothing.
 */
export async function runCommand(
  transaction: DocumentTransaction,
  command: CaseCommand,
  now: Date,
  mintCode: MintDoorCode,
): Promise<Outcome<DispatchAnswer>> {
  const { commandId, requestId, seniorId, studentId, undoes, actor } = command;
  const [known = null, actorRecord = null, studentRecord = null] = await transaction.read([
    { collection: collections.staffCommands, id: commandId },
    { collection: collections.interimUsers, id: actor.uid },
    ...(studentId === undefined ? [] : [{ collection: collections.studentProfiles, id: studentId }]),
  ]);
  const earlier = earlierAnswer(known, { name: command.name, actorUid: actor.uid });
  if (earlier !== undefined) return earlier === null ? rejected('not-found') : withoutWrites(earlier as DispatchAnswer);
  const stored = await readCase(transaction, requestId, actor.role === 'family' ? actor.uid : null);
  if (stored === null) return rejected('not-found');
  if (seniorId !== null && stored.state.request.senior_id !== seniorId) return rejected('not-found');
  const conflict = conflictOf(stored, command, now);
  if (conflict !== null) return rejected('changed-meanwhile', conflict);
  const undone = await readUndoneStep(transaction, command);
  if (undoes !== undefined && undone === null) return rejected('step-not-undoable');
  if (undone !== null && stateOfRow(stored.row) !== undone.former.revision_after) {
    return rejected('changed-meanwhile', seniorsStep(stored, now));
  }
  const isCancelled = readRequestStatus(stored.state.request.status) === 'cancelled';
  if (isCancelled && undone === null) return rejected('request-cancelled');
  const student =
    studentId === undefined ? await chosenStudent(transaction, command, stored) : readStudent(studentId, studentRecord);
  if (studentId !== undefined && student === null) return rejected('student-not-found');
  return decideCase(transaction, {
    command,
    stored,
    mintCode,
    context: {
      now,
      actor: { uid: actor.uid, name: nameOf(actor, actorRecord, student) },
      postcode: stored.board.postcode,
      student,
      undone,
    },
  });
}
