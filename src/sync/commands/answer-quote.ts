import * as z from 'zod/mini';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { answerQuote as answerAtServer } from '#firebase/answer-quote.ts';
import { type CommandDefinition, commandOf, type MergePlan } from '../engine/command.ts';
import { type OutboxItem, supersede, wasNeverSent } from '../engine/item.ts';

/** A yes or no to one price that was proposed for a request. */
export interface AnswerQuote {
  readonly kind: 'answer-quote';
  readonly requestId: string;
  /** Minted at the press, a UUID: the server answers a repetition as the first time. */
  readonly answerId: string;
  /** The number of the quote that was on the screen. The answer never counts for another one. */
  readonly number: number;
  readonly answer: 'yes' | 'no';
}

const schema = z.object({
  kind: z.literal('answer-quote'),
  requestId: z.string(),
  answerId: z.string(),
  number: z.number(),
  answer: z.enum(['yes', 'no']),
});

const definition: Pick<CommandDefinition<AnswerQuote>, 'kind' | 'schema'> = { kind: 'answer-quote', schema };

export const isAnswerQuote = ({ command }: OutboxItem): boolean => command.kind === definition.kind;

/**
 * The last answer that the server cannot have, or has rejected, is replaced. One that the server may have stands: a
 * different answer to the same price is `taken`, and so is one to an older price than was answered last.
 */
function merge(command: AnswerQuote, queue: readonly OutboxItem[], now: number): MergePlan<AnswerQuote> {
  const answers = queue.filter((item) => item.state !== 'cancelled' && isAnswerQuote(item));
  const standing: OutboxItem[] = [];
  const replaced: OutboxItem[] = [];
  for (const item of answers) {
    const { number = 0, answer } = commandOf(definition, item) ?? {};
    const isReplaceable = item.state === 'needs-you' || wasNeverSent(item);
    if (number > command.number) return { kind: 'taken' };
    if (number === command.number && answer === command.answer && item.state !== 'needs-you') standing.push(item);
    else if (isReplaceable) replaced.push(item);
    else if (number === command.number) return { kind: 'taken' };
  }
  const [same] = standing;
  if (same) return { kind: 'exists', item: same };
  return { kind: 'add', command, changes: replaced.flatMap((item) => supersede(item, now)) };
}

/** Whether a request, as the server lists it, waits no longer for an answer to the quote with this number. */
function isAnswered(listed: object, number: number): boolean {
  if ('status' in listed && typeof listed.status === 'string' && readRequestStatus(listed.status) === 'cancelled') {
    return true;
  }
  const quote = 'quote' in listed ? listed.quote : null;
  if (typeof quote !== 'object' || quote === null || !('number' in quote) || !('state' in quote)) return false;
  return quote.number === number ? quote.state !== 'sent' : Number(quote.number) > number;
}

export const answerQuote: CommandDefinition<AnswerQuote> = {
  ...definition,
  identify: ({ answerId, requestId }) => ({ id: answerId, aggregate: requestId }),
  merge,

  /** The waiting one answers a later price, so nothing is to be asked about the earlier one. */
  takeOverRejected(own, rejected, now) {
    const earlier = commandOf(definition, rejected);
    return earlier && earlier.number < own.command.number ? [...supersede(rejected, now), own] : [];
  },

  isShown({ command: { requestId, number } }, shown) {
    const listed = shown.find((entry) => 'request_id' in entry && entry.request_id === requestId);
    return listed !== undefined && isAnswered(listed, number);
  },

  send: ({ requestId, answerId, number, answer }) =>
    answerAtServer({ request_id: requestId, command_id: answerId, number, answer }),

  rejections: {
    'quote-replaced': 'change',
    'quote-answered': 'call',
    'quote-gone': 'call',
    'email-not-verified': 'verify-email',
    'no-access': 'call',
    'account-blocked': 'call',
    'not-a-senior': 'call',
    'invalid-input': 'call',
  },
};

export interface KnownAnswer extends Pick<AnswerQuote, 'number' | 'answer'> {
  /** The server cannot have it yet: it can be taken back on this device. */
  readonly isRevocable: boolean;
}

/** Returns what an item answers; null for an item of another command. */
export function knownAnswer(item: OutboxItem): KnownAnswer | null {
  const command = item.state === 'cancelled' ? null : commandOf(definition, item);
  return command && { number: command.number, answer: command.answer, isRevocable: wasNeverSent(item) };
}
