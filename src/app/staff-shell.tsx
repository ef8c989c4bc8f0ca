import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Shell } from '#ui/shell.tsx';
import { AppHeader } from './app-header.tsx';
import { AppNotices } from './app-notices.tsx';
import { hrefs } from './paths.ts';

export interface StaffShellProps {
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

export function StaffShell({ onSignOut, children }: StaffShellProps) {
  const { t } = useTranslation('common');
  return (
    <Shell
      skipText={t('skip-to-content')}
      header={<AppHeader homeHref={hrefs.admin()} />}
      notices={<AppNotices />}
      footer={
        <Button kind="quiet" icon="sign-out" onClick={onSignOut}>
          {t('sign-out')}
        </Button>
      }
    >
      {children}
    </Shell>
  );
}
