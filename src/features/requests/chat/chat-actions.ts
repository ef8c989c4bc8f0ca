import type { ChatEvent } from './converse.ts';
import type { AskedQuestionProps } from './questions/asked-question.tsx';
import type { ConversationState } from './use-conversation.ts';
import type { FocusOnQuestion } from './use-focus-on-question.ts';
import type { SubmissionState } from './use-submission.ts';

type ActionName = 'onChoose' | 'onSay' | 'onType' | 'onChange' | 'onKeep' | 'onConfirm' | 'onRestart';

export type ChatActions = Pick<AskedQuestionProps, ActionName>;

/** What the person can do in the conversation. The focus follows each action except typing. */
export function chatActions(
  { tell, discard }: ConversationState,
  { confirm }: SubmissionState,
  moveOn: FocusOnQuestion['moveOn'],
  onRestarted: () => void,
): ChatActions {
  const act = (event: ChatEvent) => moveOn(tell(event));

  async function confirmAnswers() {
    moveOn(await confirm());
  }

  async function restart() {
    await discard();
    onRestarted();
  }

  return {
    onChoose: (given) => act({ kind: 'choose', given }),
    onSay: (step, words) => act({ kind: 'say', step, words }),
    onType: (step, text) => tell({ kind: 'type', step, text }),
    onChange: (step) => act({ kind: 'change', step }),
    onKeep: () => act({ kind: 'keep' }),
    onConfirm: () => void confirmAnswers(),
    onRestart: () => void restart(),
  };
}
