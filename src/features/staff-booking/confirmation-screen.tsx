import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { Paper } from '#shared/staff/print/paper.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { type Confirmed, confirmationQuery } from './confirmation-queries.ts';
import { ConfirmationSheet } from './confirmation-sheet.tsx';

export interface ConfirmationScreenProps {
  readonly acting: ActingFor;
  readonly requestId: string;
  /** To the request. */
  readonly requestHref: string;
}

function Ready({ acting, confirmed, requestHref }: ConfirmationScreenProps & { readonly confirmed: Confirmed }) {
  const { t } = useTranslation('confirmation');
  return (
    <Paper
      title={t('page-title')}
      readersLanguage={confirmed.customer?.language}
      back={{ href: requestHref, label: t('to-request') }}
    >
      <ConfirmationSheet acting={acting} confirmed={confirmed} />
    </Paper>
  );
}

/** A confirmation to print for somebody without mail. */
export function ConfirmationScreen(props: ConfirmationScreenProps) {
  const { t } = useTranslation(['confirmation', 'errors']);
  const state = useCachedQuery(confirmationQuery(props.acting, props.requestId));
  return (
    <Page title={t('page-title')} width="text">
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="warning" announce="status" title={t('failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' ? <Ready {...props} confirmed={state.value} /> : null}
    </Page>
  );
}
