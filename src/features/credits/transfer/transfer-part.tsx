import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { TransferDetailsProps } from './transfer-details.tsx';

/** Without a network and without the service worker the code cannot be loaded: the screen says so, and stays. */
const NoDetails: ComponentType<TransferDetailsProps> = () => {
  const { t } = useTranslation('credits');
  return <Notice kind="warning" title={t('transfer-not-now')} />;
};

const TransferDetails = lazy(async () => ({
  default: await import('./transfer-details.tsx').then(
    (loaded) => loaded.TransferDetails,
    () => NoDetails,
  ),
}));

/** A bank transfer as the second way to pay; works without a network too, because the bank does the rest. */
export function TransferPart({ cents, reference }: TransferDetailsProps) {
  const { t } = useTranslation('credits');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{t('transfer-or')}</p>
      <Row>
        <Button icon="credits" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('transfer-open')}
        </Button>
      </Row>
      {open ? (
        <Suspense fallback={<Loading text={t('transfer-loading')} />}>
          <TransferDetails cents={cents} reference={reference} />
        </Suspense>
      ) : null}
    </>
  );
}
