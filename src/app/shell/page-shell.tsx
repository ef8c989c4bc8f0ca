import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Shell } from '#ui/shell/shell.tsx';
import { AppHeader } from './app-header.tsx';
import { AppNotices } from './app-notices.tsx';
import { hrefs } from '../paths.ts';

export interface PageShellProps {
  readonly account?: ReactNode;
  readonly onSettings?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function PageShell({ account, onSettings, footer, children }: PageShellProps) {
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
