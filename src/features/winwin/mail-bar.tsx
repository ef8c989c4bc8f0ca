import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { mailBarAfterPixels } from '#domain/public/winwin.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { StickyBar } from '#ui/shell/sticky-bar.tsx';
import { mailHref } from './mail-href.ts';

/** A fixed bar with a mail link; can be closed. */
export function MailBar() {
  const { t } = useTranslation('winwin');
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <StickyBar label={t('bar-label')} after={mailBarAfterPixels}>
      <p>{t('bar-text')}</p>
      <LinkButton icon="mail" href={mailHref(t('mail-subject'))}>
        {t('bar-label')}
      </LinkButton>
      <Button kind="quiet" onClick={() => setClosed(true)}>
        {t('bar-close')}
      </Button>
    </StickyBar>
  );
}
