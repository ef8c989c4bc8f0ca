import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { HelperVisit } from '#domain/contracts/helpers.ts';
import {
  readStudentThread,
  reportStudentMessage,
  type StudentMessage,
  type StudentThread,
  writeStudentMessage,
} from '#domain/contracts/threads/student-threads.ts';
import { messageLength } from '#domain/documents/threads/thread-limits.ts';
import { cleanMessage, hasContacts } from '#domain/threads/message-text.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { PlainButton } from '#ui/plain/plain-button.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { PlainRow, PlainSmall, PlainStack, PlainTextArea } from '#ui/plain/plain-parts.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { useHelperCommand } from '../use-helper-command.ts';
import { useHelperWords } from '../use-helper-words.ts';

export interface ThreadCardProps {
  readonly link: string;
  readonly visit: HelperVisit;
}

/** What the server has; null until it has answered, `failed` where it cannot be asked. */
function useStudentThread(link: string, visitId: string) {
  const [thread, setThread] = useState<StudentThread | 'failed' | null>(null);
  const refresh = useCallback(async () => {
    const answer = await callFunctionAsVisitor(readStudentThread, { link, visit_id: visitId });
    setThread((before) => (answer.ok ? (answer.value.thread ?? 'failed') : (before ?? 'failed')));
  }, [link, visitId]);
  useEffect(() => void refresh(), [refresh]);
  return { thread, refresh };
}

interface SaidProps {
  readonly message: StudentMessage;
  readonly busy: boolean;
  readonly onReport: () => void;
}

function Said({ message, busy, onReport }: SaidProps) {
  const { t } = useTranslation('own-cards');
  const words = useHelperWords();
  const { name, side, at, is_own: isOwn, is_reported: isReported, text } = message;
  const who = isOwn ? t('thread-own') : [name, t(`thread-${side}`)].filter(Boolean).join(', ');
  return (
    <li className="plain-stack">
      <PlainSmall>
        {who}, {words.moment(at)}
      </PlainSmall>
      <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</p>
      {isReported ? <PlainSmall>{t('thread-reported')}</PlainSmall> : null}
      {isOwn || isReported ? null : (
        <PlainRow>
          <PlainButton busy={busy} aria-label={t('thread-report-named', { name: who })} onClick={onReport}>
            {t('thread-report')}
          </PlainButton>
        </PlainRow>
      )}
    </li>
  );
}

function Write({ link, visit, refresh }: ThreadCardProps & { readonly refresh: () => Promise<void> }) {
  const { t } = useTranslation('own-cards');
  const words = useHelperWords();
  const write = useHelperCommand(writeStudentMessage, link, refresh);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);

  async function send() {
    setEmpty(cleanMessage(text) === '');
    if (cleanMessage(text) === '') return;
    if (await write.run({ visit_id: visit.visit_id, text })) setText('');
  }

  return (
    <>
      <ProblemNotice problem={write.problem} />
      <PlainTextArea
        label={t('thread-write')}
        hint={t('thread-hint')}
        value={text}
        maxLength={messageLength}
        onChange={setText}
      />
      <div role="status">
        {isEmpty ? <PlainNotice kind="warning" title={t('thread-empty')} /> : null}
        {hasContacts(text) ? <PlainNotice kind="info" title={t('thread-hidden')} /> : null}
      </div>
      <PlainRow>
        <PlainButton
          busy={write.busy}
          aria-label={`${t('thread-send')}: ${words.when(visit)}`}
          onClick={() => void send()}
        >
          {t('thread-send')}
        </PlainButton>
      </PlainRow>
    </>
  );
}

/** What the senior, her family, staff and the student write about a visit; with a network alone. */
export function ThreadCard({ link, visit }: ThreadCardProps) {
  const { t } = useTranslation('own-cards');
  const { thread, refresh } = useStudentThread(link, visit.visit_id);
  const report = useHelperCommand(reportStudentMessage, link, refresh);
  if (thread === null) return <p>{t('thread-loading')}</p>;
  if (thread === 'failed') {
    return (
      <PlainNotice kind="warning" title={t('thread-failed')}>
        <PlainRow>
          <PlainButton onClick={() => void refresh()}>{t('thread-again')}</PlainButton>
        </PlainRow>
      </PlainNotice>
    );
  }
  return (
    <PlainStack>
      <p>{t('thread-what', { name: visit.senior_first_name })}</p>
      {thread.messages.length === 0 ? (
        <p>{t('thread-none')}</p>
      ) : (
        <div role="log" aria-label={t('thread')}>
          <ul className="plain-stack">
            {thread.messages.map((message) => (
              <Said
                key={message.id}
                message={message}
                busy={report.busy}
                onReport={() => void report.run({ visit_id: visit.visit_id, message_id: message.id })}
              />
            ))}
          </ul>
        </div>
      )}
      <ProblemNotice problem={report.problem} />
      {thread.is_open ? <Write link={link} visit={visit} refresh={refresh} /> : <p>{t('thread-closed')}</p>}
    </PlainStack>
  );
}
