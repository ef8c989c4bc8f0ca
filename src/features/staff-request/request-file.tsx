import { useMay } from '#shared/staff/role/use-may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useBoardRow } from '#shared/staff/board/use-board.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OpenRequest } from './open-request.tsx';
import { RowCard } from './parts/row-card.tsx';
import { requestFileQueries } from './queries.ts';

export interface RequestFileProps {
  readonly acting: ActingFor;
  readonly requestId: string;
  /** The address of the list without this request. */
  readonly closeHref: string;
}

function FileFailed({ error }: { readonly error: DomainError }) {
  const { t } = useTranslation(['board', 'errors']);
  const missing = error.code === 'not-found';
  return (
    <Notice kind="warning" announce="status" title={missing ? undefined : t('failed-title')}>
      <p>{missing ? t('file-missing') : t(`errors:${error.code}`)}</p>
    </Notice>
  );
}

/** Reads the rest of the request again when its row says that somebody took a step. */
function useFollowRow(acting: ActingFor, { request_id: requestId, revision }: BoardRow): void {
  const client = useQueryClient();
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void client.invalidateQueries({ queryKey: requestFileQueries.case(acting, requestId).queryKey });
  }, [client, acting, requestId, revision]);
}

function KnownRequest({ acting, row, closeHref }: Omit<RequestFileProps, 'requestId'> & { readonly row: BoardRow }) {
  const { t } = useTranslation('board');
  const file = useCachedQuery(requestFileQueries.case(acting, row.request_id));
  const senior = useCachedQuery(requestFileQueries.senior(acting, row.senior_id, useMay()('ledger.view')));
  useFollowRow(acting, row);
  if (file.status !== 'ready') {
    return (
      <RowCard acting={acting} row={row} closeHref={closeHref}>
        {file.status === 'failed' ? <FileFailed error={file.error} /> : <Loading text={t('file-loading')} />}
      </RowCard>
    );
  }
  // A command names the revision of what the screen shows: the file can be newer than the board's last poll.
  const newest = file.value.row.revision > row.revision ? file.value.row : row;
  return <OpenRequest acting={acting} row={newest} file={file.value} senior={senior} closeHref={closeHref} />;
}

/** One request, beside the list or alone. It follows what the other staff members change. */
export function RequestFile({ acting, requestId, closeHref }: RequestFileProps) {
  const { t } = useTranslation('board');
  const state = useBoardRow(acting, requestId);
  if (state.status === 'loading') return <Loading text={t('file-loading')} />;
  if (state.status === 'failed') return <FileFailed error={state.error} />;
  return <KnownRequest acting={acting} row={state.value} closeHref={closeHref} />;
}
