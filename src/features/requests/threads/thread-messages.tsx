import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Thread, ThreadMessage } from '#domain/documents/threads/thread.ts';
import { messageText } from '#domain/threads/message-text.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/actions/button.tsx';
import { Conversation, Message } from '#ui/content/conversation.tsx';
import { Row } from '#ui/layout/row.tsx';
import { waitingText } from '../waiting-text.ts';
import { threadsAtServer } from './queries.ts';
import type { PendingMessage } from './use-thread.ts';

interface ReportProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly message: ThreadMessage;
  readonly speaker: string;
}

/** One tap: staff looks at it. What was reported stays so; a failure is said in the place of the button. */
function Report({ acting, visitId, message, speaker }: ReportProps) {
  const { t } = useTranslation('thread');
  const [state, setState] = useState<'not' | 'busy' | 'failed' | 'done'>('not');
  const isReported = message.reported || state === 'done';

  async function report() {
    setState('busy');
    const reported = await threadsAtServer(({ reportToStaff }) => reportToStaff(acting, visitId, message.id));
    setState(reported.ok ? 'done' : 'failed');
  }

  return (
    <>
      <span role="status">{isReported ? t('reported') : state === 'failed' ? t('report-failed') : null}</span>
      {isReported ? null : (
        <Button
          kind="quiet"
          icon="warning"
          busy={state === 'busy'}
          aria-label={t('report-named', { name: speaker, text: message.text.slice(0, 40) })}
          onClick={() => void report()}
        >
          {t('report')}
        </Button>
      )}
    </>
  );
}

/** Who said it, by first name and part in the visit, and when. */
function useSpeaker(acting: ActingFor) {
  const { t } = useTranslation('thread');
  const language = useLanguage();
  return ({ side, author_id: author, author_name: name, at }: ThreadMessage, now: Date): string => {
    const when = formatMoment(at, now, language);
    if (author === acting.actorUid) return t('said-own', { when });
    return name === ''
      ? t('said-unnamed', { who: t(`side-${side}`), when })
      : t('said', { name, who: t(`side-${side}`), when });
  };
}

interface PendingProps {
  readonly pending: PendingMessage;
  /** What it waits for is said below the last one. */
  readonly isLast: boolean;
  readonly onRetry: (itemId: string) => void;
  readonly onForget: (itemId: string) => void;
}

function Pending({ pending: { item, command }, isLast, onRetry, onForget }: PendingProps) {
  const { t } = useTranslation(['thread', 'requests', 'errors']);
  const id = useId();
  const isRefused = item.state === 'needs-you';
  return (
    <Message
      id={id}
      mine
      speaker={t(isRefused ? 'own-refused' : item.state === 'received' ? 'own-sent' : 'own-waits')}
      action={
        isRefused ? (
          <Row>
            <Button icon="retry" onClick={() => onRetry(item.id)}>
              {t('requests:retry')}
            </Button>
            <Button icon="close" onClick={() => onForget(item.id)}>
              {t('forget')}
            </Button>
          </Row>
        ) : undefined
      }
    >
      <p>{messageText(command.text)}</p>
      {isRefused ? (
        <p>{t(item.error?.code === 'visit-refused' ? 'refused' : `errors:${item.error?.code ?? 'unknown'}`)}</p>
      ) : null}
      {isLast && item.state === 'waiting' ? <p>{t(`requests:${waitingText(item.error?.code)}`)}</p> : null}
    </Message>
  );
}

export interface ThreadMessagesProps extends Omit<PendingProps, 'pending' | 'isLast'> {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly thread: Thread | null;
  readonly pending: readonly PendingMessage[];
  readonly now: Date;
}

/** The messages, oldest first, and below them those that wait on this device. */
export function ThreadMessages({ acting, visitId, thread, pending, now, onRetry, onForget }: ThreadMessagesProps) {
  const { t } = useTranslation('thread');
  const speakerOf = useSpeaker(acting);
  const id = useId();
  const messages = thread?.messages ?? [];
  if (messages.length + pending.length === 0) return <p>{t('none')}</p>;
  return (
    <Conversation label={t('title')}>
      {messages.map((message) => {
        const isOwn = message.author_id === acting.actorUid;
        const speaker = speakerOf(message, now);
        return (
          <Message
            key={message.id}
            id={`${id}-${message.id}`}
            mine={isOwn}
            speaker={speaker}
            action={
              isOwn ? undefined : <Report acting={acting} visitId={visitId} message={message} speaker={speaker} />
            }
          >
            <p>{message.text}</p>
          </Message>
        );
      })}
      {pending.map((each) => (
        <Pending
          key={each.item.id}
          pending={each}
          isLast={each === pending.at(-1)}
          onRetry={onRetry}
          onForget={onForget}
        />
      ))}
    </Conversation>
  );
}
