import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { fetchOwnData } from '#domain/contracts/privacy/own-data.ts';
import { callFunctionAsVisitor } from '#firebase/visitor-functions.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { useFileDownload } from '#shared/receipts/use-file-download.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { AskByLink } from './asking/ask-by-link.tsx';

export interface FetchDataScreenProps {
  readonly token: string;
  /** Where a new mail is asked. */
  readonly onAskAnew: () => void;
}

/** Behind the link of the mail. Nothing is fetched before the tap: programs that check mails open links as well. */
export function FetchDataScreen({ token, onAskAnew }: FetchDataScreenProps) {
  const { t } = useTranslation(['own-data', 'errors']);
  const { state, download } = useFileDownload();
  const [invalid, setInvalid] = useState(false);
  const busy = state.kind === 'busy';
  // A link that was cut off in the mail is as one that is too old.
  const code = state.kind === 'failed' ? state.error.code : null;
  const isOver = code === 'link-invalid' || code === 'invalid-input';

  return (
    <Page title={t('fetch-title')} width="text" invalid={code !== null || invalid}>
      <p>{t('fetch-text')}</p>
      <StatusArea>
        {state.kind === 'saved' ? (
          <Notice kind="success" title={t('fetched-title')}>
            <p>{t('fetched-text', { name: state.name })}</p>
          </Notice>
        ) : null}
        {state.kind === 'not-saved' ? <Notice kind="danger" title={t('not-saved')} /> : null}
        {code === null ? null : (
          <Notice kind="danger" title={t('fetch-failed')}>
            <FailureReason reason={t(`errors:${isOver ? 'link-invalid' : code}`)} />
          </Notice>
        )}
      </StatusArea>
      <Row>
        {isOver ? (
          <Button onClick={onAskAnew}>{t('new-link')}</Button>
        ) : (
          <Button
            kind={state.kind === 'saved' ? 'secondary' : 'main'}
            busy={busy}
            onClick={() => void download('own-data', () => callFunctionAsVisitor(fetchOwnData, { token }))}
          >
            {t(busy ? 'fetch-busy' : state.kind === 'saved' ? 'fetch-again' : 'fetch')}
          </Button>
        )}
      </Row>
      {isOver ? null : <AskByLink token={token} onErrors={setInvalid} />}
    </Page>
  );
}
