import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useUnreadMessages } from './use-thread.ts';

export interface NewMessagesProps {
  readonly acting: ActingFor;
  readonly onShowRequests: () => void;
}

/** On the overview: somebody wrote about a visit. Nothing where all is read. */
export function NewMessages({ acting, onShowRequests }: NewMessagesProps) {
  const { t } = useTranslation('visits');
  const count = useUnreadMessages(acting) ?? 0;
  if (count === 0) return null;
  return (
    <Notice kind="info" title={t('messages-new', { count })}>
      <Row>
        <Button icon="list" onClick={onShowRequests}>
          {t('messages-show')}
        </Button>
      </Row>
    </Notice>
  );
}
