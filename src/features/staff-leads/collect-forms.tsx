import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { atServer } from '#shared/staff/at-server.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { Button } from '#ui/actions/button.tsx';

interface CollectFormsProps {
  readonly acting: ActingFor;
  /** Called with what came of it, in words. */
  readonly onDone: (words: string) => void;
}

/** Fetches forms that were sent before there were leads. Those that are there already stay as they are. */
export function CollectForms({ acting, onDone }: CollectFormsProps) {
  const { t } = useTranslation(['leads', 'errors']);
  const client = useQueryClient();
  const { reason } = useConnection();
  const [busy, setBusy] = useState(false);

  async function collect() {
    if (busy) return;
    setBusy(true);
    const collected = await atServer(({ collectLeads }) => collectLeads());
    setBusy(false);
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
    onDone(collected.ok ? t('collected', { count: collected.value }) : t(`errors:${collected.error.code}`));
  }

  const label = t('collect');
  useActions([{ id: 'collect', label, group: t('title'), disabledReason: reason, run: () => void collect() }]);
  return (
    <Button
      icon="again"
      busy={busy}
      disabled={reason !== null}
      onPressDisabled={() => onDone(reason ?? '')}
      onClick={() => void collect()}
    >
      {label}
    </Button>
  );
}
