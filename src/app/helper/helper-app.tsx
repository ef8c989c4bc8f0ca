import { Suspense, use, useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brand, phoneHref, phoneOnOneLine } from '#domain/brand.ts';
import { HelperScreen } from '#features/helper/helper-screen.tsx';
import { lostTap } from '#lib/start/lost-tap.ts';
import { startHelperI18n } from '#i18n/start-helper-i18n.ts';
import { PlainShell } from '#ui/plain/plain-shell.tsx';
import { PlainTheme } from '#ui/plain/plain-theme.tsx';
import { PlainNotice } from '#ui/plain/plain-notice.tsx';
import { HelperLanguages } from './helper-languages.tsx';
import { shownWork } from './shown-work.ts';

const textsAreReady = startHelperI18n();

function LostTap() {
  const { t } = useTranslation('common');
  const tapIsLost = useSyncExternalStore(lostTap.observe, lostTap.is);
  return (
    <div role="status" data-kept-as="no">
      {tapIsLost ? (
        <PlainNotice kind="info" title={t('tap-again-title')}>
          <p>{t('tap-again-text')}</p>
        </PlainNotice>
      ) : null}
    </div>
  );
}

function Screen() {
  use(textsAreReady);
  const { t } = useTranslation('common');
  return (
    <PlainShell
      name={brand.name}
      call={{ label: t('call-us'), number: phoneOnOneLine, href: phoneHref }}
      footer={<HelperLanguages />}
    >
      <LostTap />
      <HelperScreen onShown={shownWork.set} />
    </PlainShell>
  );
}

/** The student's app behind helper.html: one screen, without a router, an account or a database. */
export function HelperApp() {
  return (
    <>
      <PlainTheme />
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </>
  );
}
