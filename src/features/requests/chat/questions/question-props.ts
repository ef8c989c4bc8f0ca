import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Conversation, Given, Step } from '../conversation.ts';
import type { MessageWords } from '../use-message-words.ts';

/** What every panel of a question gets. */
export interface QuestionProps {
  readonly acting: ActingFor;
  readonly conversation: Conversation;
  readonly words: MessageWords;
  /** Why the last answer has to be given again, in words. */
  readonly error: string | undefined;
  readonly onChoose: (given: Given) => void;
  readonly onSay: (step: Step, words: string) => void;
  readonly onType: (step: Step, text: string) => void;
}
