import { type ComponentType, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { TransferDetailsProps } from './transfer-details.tsx';

type Details =
  | { readonly state: 'closed' | 'loading' | 'failed' }
  | { readonly state: 'open'; readonly Content: ComponentType<TransferDetailsProps> };

/**
 * Asked for at each press, and not with `lazy`, which keeps a failure: a browser keeps that of the file as well, so that the
 * next press with a network makes src/pwa/preload-error.ts load the page anew.
 */
async function loadDetails(): Promise<Details> {
  const loaded = await import('./transfer-details.tsx').catch(() => null);
  return loaded === null ? { state: 'failed' } : { state: 'open', Content: loaded.TransferDetails };
}

/** A bank transfer as the second way to pay; works without a network too, because the bank does the rest. */
export function TransferPart({ cents, reference }: TransferDetailsProps) {
  const { t } = useTranslation('credits');
  const [details, setDetails] = useState<Details>({ state: 'closed' });
  const press = async () => {
    if (details.state === 'loading') return;
    if (details.state === 'open') return setDetails({ state: 'closed' });
    setDetails({ state: 'loading' });
    setDetails(await loadDetails());
  };
  return (
    <>
      <p>{t('transfer-or')}</p>
      <Row>
        <Button icon="credits" aria-expanded={details.state === 'open'} onClick={() => void press()}>
          {t('transfer-open')}
        </Button>
      </Row>
      {details.state === 'loading' ? <Loading text={t('transfer-loading')} /> : null}
      {details.state === 'failed' ? <Notice kind="warning" announce="status" title={t('transfer-not-now')} /> : null}
      {details.state === 'open' ? <details.Content cents={cents} reference={reference} /> : null}
    </>
  );
}
