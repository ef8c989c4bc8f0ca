import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Shell } from '#ui/shell.tsx';
import { AppHeader } from './app-header.tsx';
import { AppNotices } from './app-notices.tsx';
import { hrefs } from './paths.ts';

export function PublicShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Shell skipText={t('skip-to-content')} header={<AppHeader homeHref={hrefs.home()} />} notices={<AppNotices />}>
      {children}
    </Shell>
  );
}
