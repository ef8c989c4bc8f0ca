import { useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { writePreference, readPreference } from '#lib/preferences.ts';
import type { IconName } from '#ui/content/icon.tsx';
import { Shell } from '#ui/shell/shell.tsx';
import { SideMenu } from '#ui/shell/side-menu.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { hrefs } from '../paths.ts';
import { type DashboardTab, dashboardTabs } from './dashboard-tabs.ts';

const icons: Readonly<Record<DashboardTab, IconName>> = {
  overview: 'home',
  'request-service': 'ask-help',
  'chat-help': 'chat',
  'my-requests': 'list',
  credits: 'credits',
  messages: 'mail',
  circle: 'companionship',
  profile: 'person',
};

/** Entries behind "Meer" in a phone's menu bar. */
const moreTabs: ReadonlySet<DashboardTab> = new Set(['credits', 'messages', 'circle', 'profile']);

export interface SeniorShellProps {
  readonly mayOpen: (tab: DashboardTab) => boolean;
  /** Of a view. */
  readonly hrefOf?: (tab: DashboardTab) => string;
  readonly tab: DashboardTab;
  /** What the first view is called where it is no dashboard. */
  readonly firstLabel?: string;
  readonly onSignOut: () => void;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard's frame: the same labelled menu on every view. */
export function SeniorShell({
  mayOpen,
  hrefOf = hrefs.dashboard,
  tab,
  firstLabel,
  onSignOut,
  notices,
  children,
}: SeniorShellProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [narrow, setNarrow] = useState(() => readPreference('menu') === 'narrow');

  function changeWidth() {
    writePreference('menu', narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  }

  const views = dashboardTabs.filter(mayOpen).map((view) => ({
    tab: view,
    href: hrefOf(view),
    label: view === 'overview' ? (firstLabel ?? t(view)) : t(view),
    shortLabel: view === 'overview' ? (firstLabel ?? t('overview-short')) : undefined,
    icon: icons[view],
    current: view === tab,
  }));

  return (
    <Shell
      skipText={t('skip-to-content', { ns: 'common' })}
      header={<AppHeader homeHref={hrefOf('overview')} />}
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
