import { useTranslation } from '#i18n/use-translation.ts';
import type { FileAnswer } from '#domain/contracts/receipts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import type { Result } from '#domain/result.ts';
import { FailureReason } from '#shared/failure-reason.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { DownloadState, FileDownload } from './use-file-download.ts';

/** What became of the press, where it was pressed. */
function Outcome({ state }: { readonly state: DownloadState }) {
  const { t } = useTranslation(['receipts', 'errors']);
  if (state.kind === 'saved') {
    return (
      <Notice kind="success" title={t('saved')}>
        <p>{t('saved-how', { name: state.name })}</p>
      </Notice>
    );
  }
  if (state.kind === 'not-saved') {
    return (
      <Notice kind="danger" title={t('failed')}>
        <p>{t('not-saved')}</p>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  if (state.error.code === 'network') {
    return (
      <Notice kind="info" icon="no-network" title={t('needs-network')}>
        <p>{t('needs-network-text')}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="danger" title={t('failed')}>
      <FailureReason reason={t(`errors:${state.error.code}`)} />
    </Notice>
  );
}

interface FileButtonProps {
  readonly files: FileDownload;
  /** Which of the buttons this is. */
  readonly fileKey: string;
  readonly fetch: () => Promise<Result<FileAnswer, DomainError>>;
  readonly label: string;
  /** For many equal labels in a list; begins with the label. */
  readonly fullLabel?: string;
}

/** Fetches a receipt or statement and hands it to the device. */
export function FileButton({ files: { state, download }, fileKey, fetch, label, fullLabel }: FileButtonProps) {
  const { t } = useTranslation('receipts');
  const own: DownloadState = state.kind !== 'idle' && state.key === fileKey ? state : { kind: 'idle' };
  const busy = own.kind === 'busy';
  return (
    <>
      <Row>
        <Button
          icon="note"
          busy={busy}
          // One at a time: what becomes of a press is shown for the last one.
          disabled={state.kind === 'busy' && !busy}
          onClick={() => void download(fileKey, fetch)}
          {...(busy || fullLabel === undefined ? {} : { 'aria-label': fullLabel })}
        >
          {busy ? t('busy') : label}
        </Button>
      </Row>
      <StatusArea>
        <Outcome state={own} />
      </StatusArea>
    </>
  );
}
