import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QuestionPanel } from '#ui/layout/question-panel.tsx';
import { chatActions } from './chat-actions.ts';
import { ChatMessages, messageId } from './chat-messages.tsx';
import { isUnderway } from './conversation.ts';
import type { OpenedConversation } from './open-conversation.ts';
import { ProfileMissingNotice } from './profile-missing-notice.tsx';
import { AskedQuestion } from './questions/asked-question.tsx';
import { RestartButton } from './restart-button.tsx';
import { useConversation } from './use-conversation.ts';
import { useDailyRecheck } from './use-daily-recheck.ts';
import { useFocusOnQuestion } from './use-focus-on-question.ts';
import { useMessageTexts } from './use-message-texts.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useSubmission } from './use-submission.ts';

export interface ChatProps {
  readonly acting: ActingFor;
  readonly opened: OpenedConversation;
  readonly onShowRequests: () => void;
  /** The person has just begun anew. */
  readonly restarted: boolean;
  readonly onRestart: () => void;
}

/** Asking for help as a conversation: one question at a time, each with buttons, and no hurry. */
export function Chat({ acting, opened, restarted, onShowRequests, onRestart }: ChatProps) {
  const { t } = useTranslation(['chat', 'requests']);
  const language = useLanguage();
  const state = useConversation(acting, opened);
  const { conversation, notKept, applyEvent } = state;
  const { asking, messages } = conversation;
  const submission = useSubmission(acting, opened.requestId, state);
  const words = useMessageTexts(acting);
  const readAloud = useReadAloud();
  const { panel, focusAfter } = useFocusOnQuestion(conversation, opened.restoredAt !== null, restarted);
  useDailyRecheck(applyEvent);
  const actions = chatActions(state, submission, focusAfter, onRestart);

  const newest = messages.at(-1);
  const last = newest?.parts.at(-1);
  const again = last?.says === 'again' ? words.ofPart(last).join(' ') : undefined;

  return (
    <Page title={t('title')} width="text" invalid={again !== undefined}>
      {opened.restoredAt === null ? null : (
        <Notice kind="info" icon="saved">
          <p>{t('restored', { moment: formatMoment(new Date(opened.restoredAt), deviceClock.now(), language) })}</p>
        </Notice>
      )}
      {submission.profileMissing ? <ProfileMissingNotice /> : null}
      <ChatMessages conversation={conversation} words={words} readAloud={readAloud} onChange={actions.onChange} />
      <QuestionPanel
        ref={panel}
        labelledBy={messageId(newest?.number ?? 0)}
        question={`${asking} ${newest?.number ?? 0}`}
      >
        <AskedQuestion
          {...actions}
          acting={acting}
          conversation={conversation}
          words={words}
          error={again}
          busy={submission.busy}
          onShowRequests={onShowRequests}
        />
      </QuestionPanel>
      {notKept && asking !== 'done' ? (
        <Notice kind="warning" announce="status">
          <p>{t('not-kept')}</p>
        </Notice>
      ) : null}
      {isUnderway(conversation) ? <RestartButton onRestart={actions.onRestart} /> : null}
    </Page>
  );
}
