import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/button.tsx';
import { Shell } from '#ui/shell/shell.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { AppNotices } from '../shell/app-notices.tsx';
import { hrefs } from '../paths.ts';

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
