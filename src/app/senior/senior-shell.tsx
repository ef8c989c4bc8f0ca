import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { can, type Role } from '#domain/accounts/roles.ts';
import { writePreference, readPreference } from '#lib/preferences.ts';
import type { IconName } from '#ui/content/icon.tsx';
import { Shell } from '#ui/shell/shell.tsx';
import { SideMenu } from '#ui/shell/side-menu.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { dashboardTabs, hrefs, type DashboardTab } from '../paths.ts';
import { tabCapabilities } from './tab-capabilities.ts';

const icons: Readonly<Record<DashboardTab, IconName>> = {
  overview: 'home',
  'request-service': 'ask-help',
  'chat-help': 'chat',
  'my-requests': 'list',
  credits: 'credits',
  messages: 'mail',
  circle: 'chat',
  profile: 'person',
};

/** Entries behind "Meer" in a phone's menu bar. */
const moreTabs: ReadonlySet<DashboardTab> = new Set(['credits', 'messages', 'circle', 'profile']);

export interface SeniorShellProps {
  readonly role: Role;
  readonly tab: DashboardTab;
  readonly onSignOut: () => void;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard's frame: the same labelled menu on every view. */
export function SeniorShell({ role, tab, onSignOut, notices, children }: SeniorShellProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [narrow, setNarrow] = useState(() => readPreference('menu') === 'narrow');

  function changeWidth() {
    writePreference('menu', narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  }

  const views = dashboardTabs
    .filter((view) => can(role, tabCapabilities[view]))
    .map((view) => ({
      tab: view,
      href: hrefs.dashboard(view),
      label: t(view),
      shortLabel: view === 'overview' ? t('overview-short') : undefined,
      icon: icons[view],
      current: view === tab,
    }));

  return (
    <Shell
      skipText={t('skip-to-content', { ns: 'common' })}
      header={<AppHeader homeHref={hrefs.dashboard()} />}
      notices={notices}
      menu={
        <SideMenu
          label={t('menu')}
          moreLabel={t('more')}
          narrow={narrow}
          views={views.filter((view) => !moreTabs.has(view.tab))}
          moreViews={views.filter((view) => moreTabs.has(view.tab))}
          moreActions={[{ label: t('sign-out'), icon: 'sign-out', onClick: onSignOut }]}
          columnAction={{
            label: t(narrow ? 'menu-make-wide' : 'menu-make-narrow'),
            icon: narrow ? 'wider' : 'narrower',
            onClick: changeWidth,
          }}
        />
      }
    >
      {children}
    </Shell>
  );
}
