import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceClock } from '#lib/clock.ts';
import { mintId } from '#lib/ids.ts';
import { deviceDrafts } from '#offline/device.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Chat } from './chat/chat.tsx';
import { type OpenedConversation, openConversation } from './chat/open-conversation.ts';

export interface ChatScreenProps {
  readonly acting: ActingFor;
  readonly onShowRequests: () => void;
}

export function ChatScreen({ acting, onShowRequests }: ChatScreenProps) {
  const { t } = useTranslation('chat');
  const [opening, setOpening] = useState(0);
  const key = `${acting.actorUid}/${acting.seniorId}/${opening}`;
  const [opened, setOpened] = useState<{ readonly key: string; readonly conversation: OpenedConversation } | null>(
    null,
  );

  useEffect(() => {
    let left = false;
    void openConversation(acting.actorUid, { drafts: deviceDrafts(), clock: deviceClock, mintId }).then(
      (conversation) => {
        if (!left) setOpened({ key, conversation });
      },
    );
    return () => {
      left = true;
    };
  }, [acting, key]);

  if (opened?.key !== key) {
    return (
      <Page title={t('title')} width="text">
        <Loading text={t('opening')} />
      </Page>
    );
  }
  return (
    <Chat
      key={key}
      acting={acting}
      opened={opened.conversation}
      begunAnew={opening > 0}
      onShowRequests={onShowRequests}
      onRestart={() => setOpening((count) => count + 1)}
    />
  );
}
