import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Conversation, Given, Step } from '../conversation.ts';
import type { MessageTexts } from '../use-message-texts.ts';

/** The props of every question panel. */
export interface QuestionProps {
  readonly acting: ActingFor;
  readonly conversation: Conversation;
  readonly words: MessageTexts;
  /** Translated reason why the last answer was rejected. */
  readonly error: string | undefined;
  readonly onChoose: (given: Given) => void;
  readonly onSay: (step: Step, words: string) => void;
  readonly onType: (step: Step, text: string) => void;
}
