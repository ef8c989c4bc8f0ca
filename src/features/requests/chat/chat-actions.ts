import type { ChatEvent } from './converse.ts';
import type { AskedQuestionProps } from './questions/asked-question.tsx';
import type { ConversationState } from './use-conversation.ts';
import type { FocusOnQuestion } from './use-focus-on-question.ts';
import type { SubmissionState } from './use-submission.ts';

type ActionName = 'onChoose' | 'onSay' | 'onType' | 'onChange' | 'onKeep' | 'onConfirm' | 'onRestart';

export type ChatActions = Pick<AskedQuestionProps, ActionName>;

/** What the person can do in the conversation. The focus follows each action except typing. */
export function chatActions(
  { applyEvent, discard }: ConversationState,
  { confirm }: SubmissionState,
  focusAfter: FocusOnQuestion['focusAfter'],
  onRestarted: () => void,
): ChatActions {
  const act = (event: ChatEvent) => focusAfter(applyEvent(event));

  async function confirmAnswers() {
    focusAfter(await confirm());
  }

  async function restart() {
    await discard();
    onRestarted();
  }

  return {
    onChoose: (given) => act({ kind: 'choose', given }),
    onSay: (step, words) => act({ kind: 'say', step, words }),
    onType: (step, text) => applyEvent({ kind: 'type', step, text }),
    onChange: (step) => act({ kind: 'change', step }),
    onKeep: () => act({ kind: 'keep' }),
    onConfirm: () => void confirmAnswers(),
    onRestart: () => void restart(),
  };
}
