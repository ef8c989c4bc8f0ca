import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brand } from '#domain/brand.ts';
import { AddressContext } from '#ui/actions/navigate-context.ts';
import { PageFrame } from '#ui/layout/page-frame.ts';
import { isPublicHref, publicHref, type PublicRoute } from '#i18n/public-routes.ts';
import { PublicRouteContext } from './public-route-context.ts';

export interface PublicFrameProps {
  readonly place: PublicRoute;
  /** The prerendered document's title, which search engines and bookmarks know. */
  readonly documentTitle?: string | null;
  readonly children: ReactNode;
}

/**
 * The app's context for public pages, without its router: links between public pages are document navigations, in the
 * language of the page.
 */
export function PublicFrame({ place, documentTitle = null, children }: PublicFrameProps) {
  const { t } = useTranslation('common');
  const errorPrefix = t('error-prefix');
  const frame = useMemo(
    () => ({ siteName: brand.name, errorPrefix, takesFocus: false, documentTitle }),
    [errorPrefix, documentTitle],
  );
  const { language } = place;
  const address = useMemo(() => (href: string) => (isPublicHref(href) ? publicHref(href, language) : href), [language]);
  return (
    <PublicRouteContext value={place}>
      <AddressContext value={address}>
        <PageFrame value={frame}>{children}</PageFrame>
      </AddressContext>
    </PublicRouteContext>
  );
}
