import * as z from 'zod/mini';
import { seniorIn } from '#domain/accounts/acting-for.ts';
import { serverPart } from '#firebase/server-part.ts';
import { type CommandDefinition, commandOf, mergeOnce } from '../engine/command.ts';

/**
 * The senior's word on a visit that is over: it was so, or staff is to look at it. Of one that nobody wrote down: the
 * student came, or was missed.
 */
export interface ApproveVisit {
  readonly kind: 'approve-visit';
  readonly requestId: string;
  readonly visitId: string;
  /** Minted at the press, a UUID: the server answers a repetition as the first time. */
  readonly answerId: string;
  readonly answer: 'yes' | 'look' | 'came' | 'missed';
  /** Why staff is to look; empty for a yes. */
  readonly question: string;
}

const schema = z.object({
  kind: z.literal('approve-visit'),
  requestId: z.string(),
  visitId: z.string(),
  answerId: z.string(),
  answer: z.enum(['yes', 'look', 'came', 'missed']),
  question: z.string(),
});

/** A visit as the server shows it. */
export interface ShownVisit {
  readonly visit_id: string;
  readonly state: string;
  readonly isQuestioned: boolean;
  /** What she said of a visit that nobody wrote down; null where she said nothing. */
  readonly said?: 'came' | 'missed' | null;
}

const server = serverPart(() => import('#firebase/visits/approve-visit.ts'));

/** One per visit and word: a second press of the same button is the same command. */
const idOf = ({ visitId, answer }: Pick<ApproveVisit, 'visitId' | 'answer'>) => `approve:${visitId}:${answer}`;

const isApproved = (state: string): boolean => state === 'approved' || state === 'charged';

const isUnrecorded = (state: string): boolean => state === 'confirmed' || state === 'started';

const definition: Pick<CommandDefinition<ApproveVisit>, 'kind' | 'schema'> = { kind: 'approve-visit', schema };

export const approveVisit: CommandDefinition<ApproveVisit> = {
  ...definition,
  identify: (command) => ({ id: idOf(command), aggregate: command.requestId }),

  merge(command, queue) {
    const existing = queue.find(({ id }) => id === idOf(command));
    const stands = existing?.state === 'waiting' || existing?.state === 'sending' || existing?.state === 'received';
    if (existing !== undefined && stands) return { kind: 'exists', item: existing };
    return mergeOnce(idOf(command), command, queue);
  },

  isShown({ command: { visitId, answer } }, shown) {
    const visit = shown.find((entry): entry is ShownVisit => 'visit_id' in entry && entry.visit_id === visitId);
    if (visit === undefined) return false;
    if (answer === 'came' || answer === 'missed') return visit.said === answer || !isUnrecorded(visit.state);
    return isApproved(visit.state) || (answer === 'look' && visit.isQuestioned);
  },

  send: ({ requestId, visitId, answerId, answer, question }, acting) =>
    server((part) =>
      part.approveVisit({
        ...seniorIn(acting),
        request_id: requestId,
        visit_id: visitId,
        command_id: answerId,
        answer,
        question,
      }),
    ),

  rejections: {
    'not-found': 'call',
    'email-not-verified': 'verify-email',
    'no-access': 'call',
    'account-blocked': 'call',
    'not-a-senior': 'call',
    'invalid-input': 'call',
  },
};

/** Returns the command of an item; null for an item of another command. */
export const approvalOf = (item: Parameters<typeof commandOf>[1]): ApproveVisit | null => commandOf(definition, item);
