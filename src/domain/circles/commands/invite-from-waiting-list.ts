import type * as z from 'zod/mini';
import { collections } from '#domain/collections.ts';
import type { inviteFromWaitingList as contract } from '#domain/contracts/family/waiting-list.ts';
import { newCustomerRecord, newSeniorId } from '#domain/customers/new-customer.ts';
import { type RecordCommand, recordRejected } from '#domain/dispatch/transaction/record-command.ts';
import { type SignUpAnswer, signUpAnswerSchema } from '#domain/documents/circles/sign-up-answer.ts';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import { closedLead } from '#domain/leads/close-lead.ts';
import { ok } from '#domain/result.ts';
import { circleSeniorOf, readCircleSenior } from '../circle-senior.ts';
import { invitationInto } from './invite-member.ts';

type Wanted = z.output<typeof contract.input>;

export interface InvitedFromList {
  readonly senior_id: string;
  readonly invitation_id: string;
}

const name = 'invite-from-waiting-list';

/** Of whom the command is; a new customer has an id that follows from the command. */
export const seniorIdOf = ({ command_id, senior }: Pick<Wanted, 'command_id' | 'senior'>): string =>
  senior.kind === 'known' ? senior.senior_id : newSeniorId(command_id);

/**
 * Asks the family member of an entry into the circle of her senior, as the senior herself would: with the same invitation and
 * mail. The customer if she is new, the invitation, what became of the entry, and the lead that needs no more calls are
 * written together or not at all.
 */
export const inviteFromWaitingList = (
  actor: RecordCommand<never>['actor'],
  wanted: Wanted,
): RecordCommand<InvitedFromList> => ({
  name,
  commandId: wanted.command_id,
  actor,
  async decide(transaction, context) {
    const { command_id: commandId, entry_id, lead_id: leadId, senior, ...rest } = wanted;
    const seniorId = seniorIdOf(wanted);
    const [stored = null, answered = null] = await transaction.read([
      { collection: collections.waitingList, id: entry_id },
      { collection: collections.signUpAnswers, id: entry_id },
    ]);
    const entry = waitingListEntrySchema.safeParse(stored).data;
    if (entry === undefined) return recordRejected('not-found');
    if (entry.role !== 'Family Member') return recordRejected('sign-up-not-family');
    if (answered !== null) return recordRejected('sign-up-answered');
    const record = senior.kind === 'known' ? null : newCustomerRecord(seniorId, senior, name, context);
    const ofCircle =
      record === null ? await readCircleSenior(transaction, seniorId) : circleSeniorOf(null, { ...record });
    const on = { commandId, actor, seniorId };
    const { first_name, last_name, email, relation, rights, words } = rest;
    const person = { ...{ first_name, last_name, email }, ...{ relation, rights, words } };
    const invited = invitationInto(ofCircle, on, person, context.now);
    if (!invited.ok) return invited;
    const { value, writes, audit } = invited.value;
    const answer: SignUpAnswer = {
      entry_id,
      senior_id: seniorId,
      senior_name: ofCircle?.name ?? '',
      invitation_id: value.invitation_id,
      at: context.now,
      by: context.actor.name,
    };
    return ok({
      value: { senior_id: seniorId, ...value },
      writes: [
        ...(record === null
          ? []
          : [{ kind: 'create', collection: collections.customers, id: seniorId, data: record } as const]),
        ...writes,
        {
          kind: 'create',
          collection: collections.signUpAnswers,
          id: entry_id,
          data: signUpAnswerSchema.parse(answer),
        },
        ...(await closedLead(transaction, { leadId, commandId, actor, seniorId, action: name }, context)),
      ],
      audit: { ...audit, after: { ...audit.after, customer: senior.kind, sign_up: entry_id } },
    });
  },
});
