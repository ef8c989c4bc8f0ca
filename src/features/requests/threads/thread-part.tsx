import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Visit } from '#domain/documents/visit.ts';
import { isThreadOpen, unreadCount } from '#domain/threads/thread-access.ts';
import { Fold } from '#ui/layout/fold.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { MessageForm } from './message-form.tsx';
import { threadQueries, threadsAtServer } from './queries.ts';
import { ThreadMessages } from './thread-messages.tsx';
import { useThread, useUnreadMessages } from './use-thread.ts';

export interface ThreadPartProps {
  readonly acting: ActingFor;
  readonly visitId: string;
  readonly visit: Pick<Visit, 'state' | 'date'>;
  /** In words, to tell this thread from another. */
  readonly when: string;
  readonly now: Date;
}

/** Says how much was read, once for each new message that is looked at. */
function useTellRead(acting: ActingFor, visitId: string, count: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (count === 0) return;
    void threadsAtServer(({ tellRead }) => tellRead(acting, visitId, count)).then(() =>
      client.invalidateQueries({ queryKey: threadQueries.list(acting).queryKey }),
    );
  }, [client, acting, visitId, count]);
}

type OpenThreadProps = ThreadPartProps & { readonly told: ReturnType<typeof useThread>; readonly unread: number };

function OpenThread({ acting, visitId, visit, when, now, told, unread }: OpenThreadProps) {
  const { t } = useTranslation('thread');
  const { thread, pending, failure, write, retry, forget } = told;
  useTellRead(acting, visitId, unread === 0 ? 0 : (thread?.messages.length ?? 0));
  return (
    <Stack>
      <p>{t('what')}</p>
      <ThreadMessages {...{ acting, visitId, thread, pending, now }} onRetry={retry} onForget={forget} />
      {isThreadOpen(visit, now) ? <MessageForm when={when} failure={failure} onWrite={write} /> : <p>{t('closed')}</p>}
    </Stack>
  );
}

/** The thread of a visit, folded away: what is new is said in its title. Nothing where nobody can write and nobody did. */
export function ThreadPart(props: ThreadPartProps) {
  const { acting, visitId, visit, when, now } = props;
  const { t } = useTranslation('thread');
  const told = useThread(acting, visitId);
  const [open, setOpen] = useState(false);
  useUnreadMessages(acting);
  const { thread, pending } = told;
  if (thread === null && pending.length === 0 && !isThreadOpen(visit, now)) return null;
  const unread = thread === null ? 0 : unreadCount(thread, acting.actorUid);
  const title = unread === 0 ? t('title-of', { when }) : t('title-new', { count: unread, when });
  return (
    <Fold title={title} open={open} onToggle={setOpen}>
      {open ? <OpenThread {...props} told={told} unread={unread} /> : null}
    </Fold>
  );
}
