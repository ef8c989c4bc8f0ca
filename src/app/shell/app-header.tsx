import { use, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brand, phoneHref } from '#domain/brand.ts';
import { type Language, languages, nameOfLanguage, toLanguage } from '#i18n/languages.ts';
import { switchLanguage } from '#i18n/load-texts.ts';
import { writePreference } from '#lib/preferences.ts';
import { CallUs } from '#ui/shell/call-us.tsx';
import { HeaderMenu, HeaderMenuLink } from '#ui/header-menu.tsx';
import { LanguageSwitch } from '#ui/shell/language-switch.tsx';
import { SiteHeader } from '#ui/shell/site-header.tsx';
import { hrefs } from '../paths.ts';
import { PublicRouteContext } from '../public/public-route-context.ts';
import { publicHref } from '#i18n/public-routes.ts';

export interface AppHeaderProps {
  readonly homeHref: string;
  readonly account?: ReactNode;
  /** Whether this is the settings page, which the link for larger text leads to. */
  readonly onSettings?: boolean | undefined;
}

export function AppHeader({ homeHref, account, onSettings = false }: AppHeaderProps) {
  const { t, i18n } = useTranslation('common');
  const place = use(PublicRouteContext);
  const options = languages.map((code) => ({
    code,
    name: nameOfLanguage(code),
    // Public pages have an address per language, so the switch is a link and works without JavaScript.
    href: place === null ? undefined : publicHref(place.path, code),
  }));

  function choose(language: Language) {
    if (place === null) void switchLanguage(language);
    else writePreference('language', language);
  }

  return (
    <SiteHeader
      name={brand.name}
      href={homeHref}
      displayMenu={
        <HeaderMenu icon="language" label={t('display-menu')} rest={t('display-menu-rest')}>
          <LanguageSwitch
            label={t('language-switch')}
            options={options}
            current={toLanguage(i18n.language)}
            onChoose={choose}
          />
          <HeaderMenuLink icon="text-size" href={hrefs.settings()} label={t('settings-link')} current={onSettings} />
        </HeaderMenu>
      }
      account={account}
      callUs={<CallUs label={t('call-us')} number={brand.phoneDisplay} hours={t('call-hours')} href={phoneHref} />}
    />
  );
}
