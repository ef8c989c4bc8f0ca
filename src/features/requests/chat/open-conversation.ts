import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Clock } from '#lib/clock.ts';
import type { Drafts } from '#offline/drafts.ts';
import { type Conversation, isUnderway, type Step, steps, storedConversationSchema } from './conversation.ts';
import { beginConversation, converse, replayAnswers } from './converse.ts';

/** Separate from the draft of the form, so that neither overwrites the other. */
export const chatDraftName = 'chat';

export interface OpenedConversation {
  /** Minted when the conversation started (design.md decision 2). */
  readonly requestId: string;
  readonly conversation: Conversation;
  /** Epoch milliseconds of the last save of a restored conversation; null for a new one. */
  readonly restoredAt: number | null;
}

export interface ConversationOpener {
  readonly drafts: Pick<Drafts, 'load'>;
  readonly clock: Clock;
  readonly mintId: () => string;
}

/** Reads any stored value as a consistent conversation; invalid parts are dropped. */
export function readConversation(stored: unknown): Conversation {
  const { answers: known, asking, messages, typed } = storedConversationSchema.parse(stored);
  // Before it was asked how often, what was asked for was for one time; nothing that was answered since is lost.
  const isOlder = known.frequency === undefined && known.address !== undefined;
  const answers = isOlder ? { ...known, frequency: { frequency: 'one-time', until: '' } as const } : known;
  const texts: Partial<Record<Step, string>> = Object.fromEntries(
    Object.entries(typed).filter(([step]) => steps.some((name) => name === step)),
  );
  const open = messages.at(-1)?.by === 'madelief';
  const complete = steps.every((step) => answers[step] !== undefined);
  const fits = asking === 'confirm' ? complete : asking === 'service' || answers.service !== undefined;
  if (!open || !fits) return { ...replayAnswers(answers), typed: texts };
  return { answers, asking, messages, typed: texts };
}

/** Restores the drafted conversation, revalidated with the current clock; without a draft, starts a new one. */
export async function openConversation(
  acting: ActingFor,
  { drafts, clock, mintId }: ConversationOpener,
): Promise<OpenedConversation> {
  const draft = await drafts.load<unknown>(acting, chatDraftName);
  const restored = draft === null ? null : readConversation(draft.values);
  if (draft === null || restored === null || !isUnderway(restored)) {
    return { requestId: draft?.requestId ?? mintId(), conversation: beginConversation(), restoredAt: null };
  }
  const conversation = converse(restored, { kind: 'recheck' }, clock.now());
  return { requestId: draft.requestId, conversation, restoredAt: draft.savedAt };
}
