import type { ActorRole } from '#domain/accounts/roles.ts';
import type { KnownStudent } from '../commands/offer-visit.ts';
import type { UndoneStep } from '../undo/undo-step.ts';
import type { Decision, DecisionContext, RequestCase } from '../request-case.ts';

export interface CommandContext extends DecisionContext {
  /** Of the command's `studentId`. */
  readonly student: KnownStudent | null;
  /** Of the command's `undoes`. */
  readonly undone: UndoneStep | null;
}

/** A command of a person on one request. */
export interface CaseCommand {
  /** Verb-noun, as in the contract. */
  readonly name: string;
  /** Minted by the screen; a repetition is answered as the first time. */
  readonly commandId: string;
  readonly requestId: string;
  /** The revision that the screen showed; null for the senior's answer to a numbered quote. */
  readonly revision: number | null;
  readonly actor: { readonly uid: string; readonly role: ActorRole };
  /** Only this senior's request; for staff null. */
  readonly seniorId: string | null;
  readonly studentId?: string;
  /** Chooses the student by the case itself, in the place of `studentId`; one without a record is nobody. */
  studentOf?(before: RequestCase): string | null;
  /** The id of the actor's own command that is undone. */
  readonly undoes?: string;
  /** Kept as an internal note, in the same transaction. */
  readonly note?: string;
  decide(before: RequestCase, context: CommandContext): Decision;
}
