import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { NavigateContext } from '#ui/actions/navigate-context.ts';
import { PageFrame } from '#ui/layout/page-frame.ts';
import { isPublicHref } from '#i18n/public-routes.ts';

/** Connects the components of src/ui, which know no router, to the router. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const navigate = useNavigate();
  const takesFocus = key !== firstKey;
  const errorPrefix = t('error-prefix');
  const frame = useMemo(() => ({ siteName: brand.name, errorPrefix, takesFocus }), [errorPrefix, takesFocus]);

  function follow(href: string) {
    if (isPublicHref(href)) window.location.assign(href);
    else void navigate(href);
  }

  return (
    <NavigateContext value={follow}>
      <PageFrame value={frame}>{children}</PageFrame>
    </NavigateContext>
  );
}
