import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepChoice, readChoice } from '#lib/preferences.ts';
import { Button } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/content/icon.tsx';
import { Shell } from '#ui/shell/shell.tsx';
import { SideMenu } from '#ui/shell/side-menu.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { dashboardTabs, hrefs, type DashboardTab } from '../paths.ts';

const icons: Readonly<Record<DashboardTab, IconName>> = {
  overview: 'home',
  'request-service': 'ask-help',
  'chat-help': 'chat',
  'my-requests': 'list',
  credits: 'credits',
  profile: 'person',
};

export interface SeniorShellProps {
  readonly tab: DashboardTab;
  readonly onSignOut: () => void;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard's frame: the same menu on every view, always with its words. */
export function SeniorShell({ tab, onSignOut, notices, children }: SeniorShellProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [narrow, setNarrow] = useState(() => readChoice('menu') === 'narrow');

  function changeWidth() {
    keepChoice('menu', narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  }

  return (
    <Shell
      skipText={t('skip-to-content', { ns: 'common' })}
      header={<AppHeader homeHref={hrefs.dashboard()} />}
      notices={notices}
      menu={
        <SideMenu
          label={t('menu')}
          narrow={narrow}
          views={dashboardTabs.map((view) => ({
            href: hrefs.dashboard(view),
            label: t(view),
            icon: icons[view],
            current: view === tab,
          }))}
          actions={[
            { label: t('sign-out'), icon: 'sign-out', onClick: onSignOut },
            {
              label: t(narrow ? 'menu-make-wide' : 'menu-make-narrow'),
              icon: narrow ? 'wider' : 'narrower',
              onClick: changeWidth,
            },
          ]}
        />
      }
      footerBelowTabletOnly
      footer={
        <Button kind="quiet" icon="sign-out" onClick={onSignOut}>
          {t('sign-out', { ns: 'common' })}
        </Button>
      }
    >
      {children}
    </Shell>
  );
}
