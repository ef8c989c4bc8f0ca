import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '#domain/brand.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { StatusArea } from '#ui/status-area.tsx';

/** In the place of a part that broke, or that could not be fetched: what one can do. The page around it stays. */
export function CrashNotice({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const { t } = useTranslation('common');
  const area = useRef<HTMLDivElement>(null);

  // Whoever asked for the part is led to what came instead, wherever that stands.
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);

  return (
    <StatusArea ref={area}>
      <Notice kind="danger" title={t('crash-title')}>
        <p>{t('crash-text')}</p>
        <p>{t('crash-call')}</p>
        <Row>
          <Button icon="retry" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
          <LinkButton href={phoneHref} icon="phone">
            {t('call-us')}
          </LinkButton>
        </Row>
      </Notice>
    </StatusArea>
  );
}
