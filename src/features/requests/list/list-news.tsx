import { useTranslation } from '#i18n/use-translation.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { SavedNotice } from './saved-notice.tsx';
import type { ListNewsState } from './use-list-news.ts';

export interface ListNewsProps {
  readonly news: ListNewsState;
  readonly serviceName: (serviceId: string) => string;
}

export function ListNews({ news, serviceName }: ListNewsProps) {
  const { t } = useTranslation(['requests', 'filter']);
  const { spoken, outcome, saved, cancelled, removed, changed } = news;
  return (
    <>
      <LiveRegion text={spoken} />
      <StatusArea ref={outcome}>
        {/* What was done last replaces what was done before. */}
        {saved === undefined || cancelled !== undefined ? null : <SavedNotice row={saved} />}
        {cancelled === undefined ? null : <CancelledNotice row={cancelled} />}
        {removed ? <Notice kind="info">{t('filter:remove-done')}</Notice> : null}
        <ChangedNotice rows={changed} serviceName={serviceName} />
      </StatusArea>
    </>
  );
}
