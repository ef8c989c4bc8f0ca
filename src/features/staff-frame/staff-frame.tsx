import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { StaffRoleContext } from '#shared/staff/role/use-may.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { StaffConnectionNotice } from '#shared/staff/connection/staff-connection-notice.tsx';
import { languages, nameOfLanguage, toLanguage } from '#i18n/languages.ts';
import { switchLanguage } from '#i18n/load-texts.ts';
import type { IconName } from '#ui/content/icon.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { HeaderMenu, HeaderMenuLink } from '#ui/header-menu.tsx';
import { HeaderButton } from '#ui/shell/header-link.tsx';
import { LanguageSwitch } from '#ui/shell/language-switch.tsx';
import { Shell } from '#ui/shell/shell.tsx';
import { StaffHeader } from '#ui/shell/staff-header.tsx';
import { partLoader } from '#i18n/staff/part-loader.ts';
import { Palette } from './palette.tsx';
import { useActionKeys } from './use-action-keys.ts';
import { useViewActions } from './use-view-actions.ts';

const ShortcutsDialog = lazy(partLoader(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog));
const StepsDialog = lazy(
  partLoader(async () => (await import('#shared/staff/steps/steps-dialog.tsx')).StepsDialog, 'dispatch'),
);

/** A screen of the menu. */
export interface FramePlace {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** The picture of one that stands in the menu of further screens; null for one that is always in the header. */
  readonly more: IconName | null;
  /** Whether one of that menu stands in the header too, where there is room. */
  readonly often: boolean;
}

export interface StaffFrameProps {
  readonly acting: ActingFor;
  readonly role: Role;
  readonly onPerson: (seniorId: string) => void;
  /** Opens the requests with the query of an address. */
  readonly onView: (query: string) => void;
  readonly homeHref: string;
  readonly settingsHref: string;
  readonly helpHref: string;
  readonly places: readonly FramePlace[];
  /** What has a screen of its own that is not in the menu. */
  readonly jobs: readonly Pick<FramePlace, 'href' | 'label'>[];
  readonly onGo: (href: string) => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

type Overlay = 'none' | 'palette' | 'shortcuts' | 'steps';

function useFrameActions({ places, jobs, onGo, onSignOut }: StaffFrameProps, open: (overlay: Overlay) => void): void {
  const { t } = useTranslation(['staff', 'common', 'steps']);
  const group = t('everywhere');
  const goTo = places.map(({ href, label }): StaffAction => ({
    id: href,
    label: t('go-to', { label }),
    group,
    run: () => onGo(href),
  }));
  useActions([
    { id: 'palette', label: t('palette'), group, keys: ['mod+k'], run: () => open('palette') },
    { id: 'shortcuts', label: t('shortcuts-title'), group, keys: ['?'], run: () => open('shortcuts') },
    { id: 'steps', label: t('steps:title'), group, keys: ['u'], run: () => open('steps') },
    ...goTo,
    ...jobs.map(({ href, label }): StaffAction => ({ id: href, label, group, run: () => onGo(href) })),
    { id: 'sign-out', label: t('common:sign-out'), group, run: onSignOut },
  ]);
}

/** The screens that are not needed every hour. */
function MorePlaces({ places }: Pick<StaffFrameProps, 'places'>) {
  const { t } = useTranslation('staff');
  return (
    <HeaderMenu icon="list" label={t('more-places')}>
      {places.map(({ href, label, current, more }) =>
        more === null ? null : <HeaderMenuLink key={href} icon={more} href={href} label={label} current={current} />,
      )}
    </HeaderMenu>
  );
}

/** The frame of every screen of staff: places, search for actions, language, signing out, and news of the connection. */
export function StaffFrame(props: StaffFrameProps) {
  return (
    <StaffRoleContext value={props.role}>
      <Frame {...props} />
    </StaffRoleContext>
  );
}

function Frame(props: StaffFrameProps) {
  const { acting, onPerson, onView, homeHref, settingsHref, helpHref, places, onGo, onSignOut, children } = props;
  const { t, i18n } = useTranslation(['staff', 'common']);
  const [overlay, setOverlay] = useState<Overlay>('none');
  const [refused, setRefused] = useState<string | null>(null);
  useFrameActions(props, setOverlay);
  useViewActions(acting, onView);
  useActionKeys(setRefused);
  const close = () => setOverlay('none');
  return (
    <Shell
      skipText={t('common:skip-to-content')}
      header={
        <StaffHeader
          name={t('panel')}
          href={homeHref}
          placesLabel={t('menu')}
          places={places
            .filter(({ more, often }) => more === null || often)
            .map(({ more, ...place }) => ({ ...place, wideOnly: more !== null }))}
          tools={
            <>
              <MorePlaces places={places} />
              <HeaderButton icon="menu" label={t('palette')} onClick={() => setOverlay('palette')} />
              <HeaderMenu icon="language" label={t('common:display-menu')} rest={t('common:display-menu-rest')}>
                <LanguageSwitch
                  label={t('common:language-switch')}
                  options={languages.map((code) => ({ code, name: nameOfLanguage(code) }))}
                  current={toLanguage(i18n.language)}
                  onChoose={(language) => void switchLanguage(language)}
                />
                <HeaderMenuLink
                  icon="text-size"
                  href={settingsHref}
                  label={t('common:settings-link')}
                  current={false}
                />
              </HeaderMenu>
              <HeaderButton icon="sign-out" label={t('common:sign-out')} onClick={onSignOut} />
            </>
          }
        />
      }
      notices={
        <>
          <StaffConnectionNotice />
          {refused === null ? null : <Notice kind="info" announce="status" title={refused} />}
        </>
      }
    >
      {children}
      {overlay === 'palette' ? <Palette acting={acting} onPerson={onPerson} onClose={close} /> : null}
      <Suspense fallback={null}>
        {overlay === 'shortcuts' ? <ShortcutsDialog onClose={close} onHelp={() => onGo(helpHref)} /> : null}
        {overlay === 'steps' ? <StepsDialog acting={acting} onClose={close} /> : null}
      </Suspense>
    </Shell>
  );
}
