import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Shell } from '#ui/shell.tsx';
import { AppHeader } from './app-header.tsx';
import { AppNotices } from './app-notices.tsx';
import { hrefs } from './paths.ts';

export interface PublicShellProps {
  readonly account?: ReactNode;
  readonly onSettings?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function PublicShell({ account, onSettings, footer, children }: PublicShellProps) {
  const { t } = useTranslation('common');
  return (
    <Shell
      skipText={t('skip-to-content')}
      header={<AppHeader homeHref={hrefs.home()} account={account} onSettings={onSettings} />}
      notices={<AppNotices />}
      footer={footer}
    >
      {children}
    </Shell>
  );
}
