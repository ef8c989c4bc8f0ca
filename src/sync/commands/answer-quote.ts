import * as z from 'zod/mini';
import { seniorIn } from '#domain/accounts/acting-for.ts';
import { readRequestStatus } from '#domain/requests/request-status.ts';
import { serverPart } from '#firebase/server-part.ts';
import { type CommandDefinition, commandOf, type MergePlan } from '../engine/command.ts';
import { type OutboxItem, supersede } from '../engine/item.ts';

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

const server = serverPart(() => import('#firebase/visits/answer-quote.ts'));

const isReplaceable = ({ state }: OutboxItem): boolean => state === 'waiting' || state === 'needs-you';

/** An answer that a cancellation of the request makes needless. */
export const isNeedlessAnswer = (item: OutboxItem): boolean =>
  item.command.kind === definition.kind && isReplaceable(item);

/**
 * The answer given last is the only one that is sent. One that waits is replaced, although an earlier attempt may have
 * reached the server: the server then rejects the later answer, and the person is told. While an answer is being sent or
 * once it has arrived, a different one to the same price is `taken`; so is one to an older price than was answered last.
 */
function merge(command: AnswerQuote, queue: readonly OutboxItem[], now: number): MergePlan<AnswerQuote> {
  const replaced: OutboxItem[] = [];
  for (const item of queue) {
    const earlier = item.state === 'cancelled' ? null : commandOf(definition, item);
    if (earlier === null || (earlier.number < command.number && !isReplaceable(item))) continue;
    if (earlier.number > command.number) return { kind: 'taken' };
    const isSame = earlier.number === command.number && earlier.answer === command.answer;
    if (isSame && item.state !== 'needs-you') return { kind: 'exists', item };
    if (!isReplaceable(item)) return { kind: 'taken' };
    replaced.push(item);
  }
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

  send: ({ requestId, answerId, number, answer }, acting) =>
    server((part) =>
      part.answerQuote({ ...seniorIn(acting), request_id: requestId, command_id: answerId, number, answer }),
    ),

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

/** What an item answers, and to which price. */
export type KnownAnswer = Pick<AnswerQuote, 'number' | 'answer'>;

/** Returns null for an item of another command, or one that was replaced. */
export function knownAnswer(item: OutboxItem): KnownAnswer | null {
  const command = item.state === 'cancelled' ? null : commandOf(definition, item);
  return command && { number: command.number, answer: command.answer };
}
