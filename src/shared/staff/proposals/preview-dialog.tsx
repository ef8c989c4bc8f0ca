import { useTranslation } from '#i18n/use-translation.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { useProposedVisitWords } from './proposal-card.tsx';
import type { Handing } from './use-handing-over.ts';

interface PreviewDialogProps {
  readonly handings: readonly Handing[];
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** What will happen with each visit, before any of it does. */
export function PreviewDialog({ handings, onGo, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['proposals', 'file']);
  const { canWrite } = useConnection();
  const words = useProposedVisitWords();
  return (
    <Dialog
      open
      title={t('preview-title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" disabled={!canWrite} onClick={onGo}>
            {t('preview-go', { count: handings.length })}
          </Button>
          <Button onClick={onClose}>{t('file:back')}</Button>
        </>
      }
    >
      <ul>
        {handings.map((handing) => (
          <li key={handing.visit.id}>
            {t(handing.wanted === 'none' ? 'preview-remove' : 'preview-plan', {
              visit: words(handing),
              name: handing.name,
            })}
          </li>
        ))}
      </ul>
      <p>{t('preview-text')}</p>
    </Dialog>
  );
}
