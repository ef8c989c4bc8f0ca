import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { brand, phoneHref, phoneOnOneLine } from '#domain/brand.ts';
import { HelperScreen } from '#features/helper/helper-screen.tsx';
import { startHelperI18n } from '#i18n/start-helper-i18n.ts';
import { PlainShell } from '#ui/plain/plain-shell.tsx';
import { PlainTheme } from '#ui/plain/plain-theme.tsx';
import { HelperLanguages } from './helper-languages.tsx';

const textsAreReady = startHelperI18n();

function Screen() {
  use(textsAreReady);
  const { t } = useTranslation('common');
  return (
    <PlainShell
      name={brand.name}
      call={{ label: t('call-us'), number: phoneOnOneLine, href: phoneHref }}
      footer={<HelperLanguages />}
    >
      <HelperScreen />
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
