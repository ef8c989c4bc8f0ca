import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brand, phoneHref } from '#domain/brand.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { useToday } from '#shared/days/use-today.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QuestionPanel } from '#ui/layout/question-panel.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ChatMessages, messageId } from './chat-messages.tsx';
import { type Given, isUnderway, type Step } from './conversation.ts';
import type { ChatEvent } from './converse.ts';
import type { OpenedConversation } from './open-conversation.ts';
import type { QuestionProps } from './questions/question-props.ts';
import { OpenQuestion } from './questions/question.tsx';
import { RestartButton } from './restart-button.tsx';
import { SummaryQuestion } from './questions/summary-question.tsx';
import { useConversation } from './use-conversation.ts';
import { useFocusOnQuestion } from './use-focus-on-question.ts';
import { useMessageWords } from './use-message-words.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useSubmission } from './use-submission.ts';

export interface ChatProps {
  readonly acting: ActingFor;
  readonly opened: OpenedConversation;
  readonly onShowRequests: () => void;
  /** The person has just begun anew. */
  readonly begunAnew: boolean;
  readonly onRestart: () => void;
}

/** Asking for help as a conversation: one question at a time, each with buttons, and no hurry. */
export function Chat({ acting, opened, begunAnew, onShowRequests, onRestart }: ChatProps) {
  const { t } = useTranslation(['chat', 'requests']);
  const language = useLanguage();
  const state = useConversation(acting, opened);
  const { conversation, notKept, tell, discard } = state;
  const { asking, answers, messages } = conversation;
  const submission = useSubmission(acting, opened.requestId, state);
  const words = useMessageWords(acting);
  const readAloud = useReadAloud();
  const { panel, moveOn } = useFocusOnQuestion(conversation, opened.restoredAt !== null, begunAnew);

  // A tablet may stay on this page overnight: the chosen day may have come too near.
  const today = useToday();
  const openedOn = useRef(today);
  useEffect(() => {
    if (openedOn.current !== today) tell({ kind: 'recheck' });
    openedOn.current = today;
  }, [today, tell]);

  function act(event: ChatEvent) {
    moveOn(tell(event));
  }

  async function restart() {
    await discard();
    onRestart();
  }

  async function confirm() {
    moveOn(await submission.confirm());
  }

  const newest = messages.at(-1);
  const last = newest?.parts.at(-1);
  const again = last?.says === 'again' ? words.ofPart(last).join(' ') : undefined;
  const props: QuestionProps = {
    acting,
    conversation,
    words,
    error: again,
    onChoose: (given) => act({ kind: 'choose', given }),
    onSay: (step, said) => act({ kind: 'say', step, words: said }),
    onType: (step, text) => tell({ kind: 'type', step, text }),
  };
  const change = (step: Step) => act({ kind: 'change', step });
  const changing: Given | null =
    asking === 'confirm' || asking === 'done' || answers[asking] === undefined
      ? null
      : ({ step: asking, value: answers[asking] } as Given);

  return (
    <Page title={t('title')} width="text" invalid={again !== undefined}>
      {opened.restoredAt === null ? null : (
        <Notice kind="info" icon="saved">
          <p>{t('restored', { moment: formatMoment(new Date(opened.restoredAt), deviceClock.now(), language) })}</p>
        </Notice>
      )}
      {submission.profileMissing ? (
        <Notice kind="danger" announce="status" title={t('profile-problem')}>
          <p>{t('profile-missing')}</p>
          <Link href={phoneHref} icon="phone">
            {t('requests:call', { phone: brand.phoneDisplay })}
          </Link>
        </Notice>
      ) : null}
      <ChatMessages conversation={conversation} words={words} readAloud={readAloud} onChange={change} />
      <QuestionPanel
        ref={panel}
        labelledBy={messageId(newest?.number ?? 0)}
        question={`${asking} ${newest?.number ?? 0}`}
      >
        {asking === 'done' ? (
          <Row>
            <Button kind="main" icon="list" onClick={onShowRequests}>
              {t('to-requests')}
            </Button>
            <Button icon="ask-help" onClick={() => void restart()}>
              {t('another-request')}
            </Button>
          </Row>
        ) : asking === 'confirm' ? (
          <SummaryQuestion {...props} busy={submission.busy} onChange={change} onConfirm={() => void confirm()} />
        ) : (
          <>
            <OpenQuestion key={asking} step={asking} {...props} />
            {changing === null ? null : (
              <Row>
                <Button icon="back" onClick={() => act({ kind: 'keep' })}>
                  {t('keep-answer', { answer: words.ofGiven(changing) })}
                </Button>
              </Row>
            )}
          </>
        )}
      </QuestionPanel>
      {notKept && asking !== 'done' ? (
        <Notice kind="warning" announce="status">
          <p>{t('not-kept')}</p>
        </Notice>
      ) : null}
      {isUnderway(conversation) ? <RestartButton onRestart={() => void restart()} /> : null}
    </Page>
  );
}
