import { useCallback } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { deviceDrafts } from '#offline/device.ts';
import { useOpened } from '#shared/forms/use-opened.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Chat } from './chat/chat.tsx';
import { openConversation } from './chat/open-conversation.ts';

export interface ChatScreenProps {
  readonly acting: ActingFor;
  readonly onShowRequests: () => void;
}

export function ChatScreen({ acting, onShowRequests }: ChatScreenProps) {
  const { t } = useTranslation('chat');
  const open = useCallback(
    async () => ({
      acting,
      conversation: await openConversation(acting, { drafts: deviceDrafts(), clock: deviceClock, mintId }),
    }),
    [acting],
  );
  const { value: opened, opening, reopen } = useOpened(open);

  if (opened === null) {
    return (
      <Page title={t('title')} width="text">
        <Loading text={t('opening')} />
      </Page>
    );
  }
  return (
    <Chat
      key={`${opened.acting.actorUid}/${opened.acting.seniorId}/${opening}`}
      acting={acting}
      opened={opened.conversation}
      restarted={opening > 0}
      onShowRequests={onShowRequests}
      onRestart={reopen}
    />
  );
}
