import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page.tsx';

export interface ChatScreenProps {
  readonly uid: string;
  readonly onShowRequests: () => void;
}

export function ChatScreen({ uid }: ChatScreenProps) {
  const { t } = useTranslation('chat');
  return <Page title={t('title')}>{uid}</Page>;
}
