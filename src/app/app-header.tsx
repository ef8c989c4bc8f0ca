import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand, phoneHref } from '#domain/brand.ts';
import { languageNames, languages, toLanguage } from '#i18n/languages.ts';
import { switchLanguage } from '#i18n/start-i18n.ts';
import { CallUs } from '#ui/call-us.tsx';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { HeaderLink } from '#ui/header-link.tsx';
import { SiteHeader } from '#ui/site-header.tsx';
import { hrefs, patterns } from './paths.ts';

const options = languages.map((code) => ({ code, name: languageNames[code] }));

export interface AppHeaderProps {
  readonly homeHref: string;
  readonly account?: ReactNode;
}

export function AppHeader({ homeHref, account }: AppHeaderProps) {
  const { t, i18n } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <SiteHeader
      name={brand.name}
      href={homeHref}
      languageSwitch={
        <LanguageSwitch
          label={t('language-switch')}
          options={options}
          current={toLanguage(i18n.language)}
          onChoose={(language) => void switchLanguage(language)}
        />
      }
      settingsLink={
        <HeaderLink
          icon="text-size"
          href={hrefs.settings()}
          label={t('settings-link')}
          rest={t('settings-link-rest')}
          current={pathname === patterns.settings}
        />
      }
      account={account}
      callUs={<CallUs label={t('call-us')} number={brand.phoneDisplay} hours={t('call-hours')} href={phoneHref} />}
    />
  );
}
