import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';

export interface ConsentDialogProps {
  readonly open: boolean;
  readonly onRefuse: () => void;
  readonly onAgree: () => void;
}

/** Asks for consent before the first recording, since the browser may send speech to its vendor. */
export function ConsentDialog({ open, onRefuse, onAgree }: ConsentDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      open={open}
      title={t('consent-title')}
      onClose={onRefuse}
      actions={
        <>
          <Button icon="microphone" onClick={onAgree}>
            {t('consent-yes')}
          </Button>
          <Button onClick={onRefuse}>{t('consent-no')}</Button>
        </>
      }
    >
      <p>{t('consent-text')}</p>
      <p>{t('consent-where')}</p>
      <p>{t('consent-us')}</p>
    </Dialog>
  );
}
