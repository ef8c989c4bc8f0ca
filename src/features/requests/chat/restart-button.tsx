import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Discards the answers after a confirmation. */
export function RestartButton({ onRestart }: { readonly onRestart: () => void }) {
  const { t } = useTranslation('chat');
  const [asking, setAsking] = useState(false);
  return (
    <Row>
      <Button icon="again" onClick={() => setAsking(true)}>
        {t('restart')}
      </Button>
      <Dialog
        open={asking}
        title={t('restart-title')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button kind="danger" onClick={onRestart}>
              {t('restart-confirm')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('restart-back')}</Button>
          </>
        }
      >
        <p>{t('restart-text')}</p>
      </Dialog>
    </Row>
  );
}
