import { useMay } from '#shared/staff/role/use-may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { handleReport, writeStaffMessage } from '#domain/contracts/threads/staff-threads.ts';
import { type Thread } from '#domain/documents/threads/thread.ts';
import { messageLength } from '#domain/documents/threads/thread-limits.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { cleanMessage } from '#domain/threads/message-text.ts';
import { isThreadOpen } from '#domain/threads/thread-access.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useCommand } from '#shared/staff/use-command.ts';
import { Button } from '#ui/actions/button.tsx';
import { Conversation, Message } from '#ui/content/conversation.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { requestWordsQuery, type RequestWords } from '../thread-queries.ts';

export interface ThreadCardProps {
  readonly acting: ActingFor;
  readonly requestId: string;
  /** The visit that is looked at. */
  readonly visit: StoredVisit;
}

interface SaidProps {
  readonly thread: Thread;
  readonly reports: RequestWords['reports'];
  readonly busy: boolean;
  readonly onHandled: (reportId: string) => void;
}

/** What was said, each with the reports that nobody looked at. */
function Said({ thread, reports, busy, onHandled }: SaidProps) {
  const { t } = useTranslation('thread-file');
  const { moment } = useRowWords();
  const id = useId();
  return (
    <Conversation label={t('title')}>
      {thread.messages.map((message) => {
        const open = reports.filter(({ report }) => report.message_id === message.id && report.state === 'open');
        const who = t(`side-${message.side}`);
        const speaker = [message.author_name, who, moment(message.at)].filter(Boolean).join(', ');
        return (
          <Message key={message.id} id={`${id}-${message.id}`} mine={message.side === 'staff'} speaker={speaker}>
            <p>{message.text}</p>
            {open.map(({ id: reportId, report }) => (
              <Row key={reportId}>
                <span>
                  {t('reported', {
                    name: report.reporter_name,
                    who: t(`side-${report.reporter_side}`),
                    moment: moment(report.reported_at),
                  })}
                </span>
                <Button
                  icon="check"
                  busy={busy}
                  aria-label={t('handled-named', { speaker })}
                  onClick={() => onHandled(reportId)}
                >
                  {t('handled')}
                </Button>
              </Row>
            ))}
          </Message>
        );
      })}
    </Conversation>
  );
}

interface WriteProps {
  readonly busy: boolean;
  readonly onWrite: (text: string) => Promise<boolean>;
}

function Write({ busy, onWrite }: WriteProps) {
  const { t } = useTranslation('thread-file');
  const id = useId();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);

  async function send() {
    const isMissing = cleanMessage(text) === '';
    setIsEmpty(isMissing);
    if (isMissing) document.getElementById(id)?.focus();
    else if (await onWrite(text)) setText('');
  }

  return (
    <>
      <Field id={id} label={t('write')} hint={t('write-hint')} error={isEmpty ? t('write-empty') : undefined}>
        {(control) => (
          <TextArea
            control={control}
            autoComplete="off"
            rows={2}
            maxLength={messageLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button icon="send" busy={busy} onClick={() => void send()}>
          {t('send')}
        </Button>
      </Row>
    </>
  );
}

/** What the people of a visit write to each other, and what of it staff is to look at. */
export function ThreadCard({ acting, requestId, visit }: ThreadCardProps) {
  const { t } = useTranslation(['thread-file', 'errors', 'dispatch']);
  const client = useQueryClient();
  const query = requestWordsQuery(acting, requestId);
  const words = useCachedQuery(query);
  const write = useCommand(acting, writeStaffMessage);
  const handle = useCommand(acting, handleReport);
  const [refused, setRefused] = useState<string | null>(null);
  const mayWrite = useMay()('dispatch.move');
  const busy = write.busy || handle.busy;

  type Answered = Awaited<ReturnType<typeof write.run>> | Awaited<ReturnType<typeof handle.run>>;

  async function after(answer: Answered): Promise<boolean> {
    if (!answer.ok) setRefused(t(`errors:${answer.error.code}`));
    else setRefused(answer.value.outcome === 'rejected' ? t(`dispatch:${answer.value.code}`) : null);
    await client.invalidateQueries({ queryKey: query.queryKey });
    return answer.ok && answer.value.outcome === 'done';
  }

  if (words.status === 'loading') return <Loading text={t('loading')} />;
  if (words.status === 'failed') return <Notice kind="warning" title={t('failed')} />;
  const { threads, reports } = words.value;
  const thread = threads.find(({ visit_id: id }) => id === visit.id) ?? null;
  const isOpen = mayWrite && isThreadOpen(visit.visit, deviceClock.now());
  const elsewhere = threads.filter(({ visit_id: id }) => id !== visit.id).length;
  if (thread === null && !isOpen && elsewhere === 0) return null;
  return (
    <Card as="div" heading={t('title')}>
      <Stack>
        {thread === null ? (
          <p>{t('none')}</p>
        ) : (
          <Said
            {...{ thread, busy }}
            reports={mayWrite ? reports : []}
            onHandled={(reportId) => void handle.run({ report_id: reportId }).then(after)}
          />
        )}
        {elsewhere === 0 ? null : <p>{t('elsewhere', { count: elsewhere })}</p>}
        <StatusArea>{refused === null ? null : <Notice kind="danger" title={refused} />}</StatusArea>
        {isOpen ? (
          <Write busy={busy} onWrite={async (text) => after(await write.run({ visit_id: visit.id, text }))} />
        ) : null}
      </Stack>
    </Card>
  );
}
