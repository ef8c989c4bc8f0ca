import { useTranslation } from '#i18n/use-translation.ts';
import { brand } from '#domain/brand.ts';
import { Button } from '#ui/actions/button.tsx';
import { Conversation as MessageLog, Message as MessageBubble } from '#ui/content/conversation.tsx';
import type { Conversation, Message, Step } from './conversation.ts';
import type { MessageTexts } from './use-message-texts.ts';
import type { ReadAloudControls } from './use-read-aloud.ts';

export function messageId(number: number): string {
  return `chat-message-${number}`;
}

export interface ChatMessagesProps {
  readonly conversation: Conversation;
  readonly words: MessageTexts;
  readonly readAloud: ReadAloudControls | null;
  readonly onChange: (step: Step) => void;
}

/** Maps a message number to the step it answers, for the newest answer of each step. */
function currentSteps(messages: readonly Message[]): ReadonlyMap<number, Step> {
  const newest = new Map<Step, number>();
  for (const { number, parts } of messages) {
    for (const part of parts) if (part.says === 'answer') newest.set(part.given.step, number);
  }
  return new Map([...newest].map(([step, number]) => [number, step]));
}

/** The log of messages, with buttons to read one aloud and to change an answer. */
export function ChatMessages({ conversation, words, readAloud, onChange }: ChatMessagesProps) {
  const { t } = useTranslation('chat');
  const { messages, asking, answers } = conversation;
  const current = currentSteps(messages);

  function actionOf(message: Message, texts: readonly string[]) {
    if (message.by === 'madelief') {
      if (readAloud === null) return null;
      const text = texts.join(' ');
      const reading = readAloud.reading === message.number;
      return (
        <Button
          kind="quiet"
          icon={reading ? 'stop' : 'read-aloud'}
          // Not in its accessible name: the live log would announce every message twice.
          aria-describedby={messageId(message.number)}
          onClick={() => (reading ? readAloud.stop() : readAloud.read(message.number, text))}
        >
          {t(reading ? 'stop-reading' : 'read-aloud')}
        </Button>
      );
    }
    const step = current.get(message.number);
    // No button when the panel shows the summary, which has one per answer, or this very question.
    if (step === undefined || asking === 'done' || asking === 'confirm' || asking === step) return null;
    if (answers[step] === undefined) return null;
    return (
      <Button kind="quiet" aria-label={t('change-name', { what: t(`fact-${step}`) })} onClick={() => onChange(step)}>
        {t('change')}
      </Button>
    );
  }

  return (
    <MessageLog label={t('conversation')}>
      {messages.map((message) => {
        const texts = message.parts.flatMap((part) => words.ofPart(part));
        return (
          <MessageBubble
            key={message.number}
            id={messageId(message.number)}
            speaker={message.by === 'madelief' ? brand.name : t('you')}
            mine={message.by === 'person'}
            action={actionOf(message, texts)}
          >
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </MessageBubble>
        );
      })}
    </MessageLog>
  );
}
