import { ChakraProvider } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#domain/brand.ts';
import { AddressContext } from '#ui/navigate-context.ts';
import { PageFrame } from '#ui/page-frame.ts';
import { system } from '#ui/theme/system.ts';
import { isVisitorHref, visitorHref, type VisitorPlace } from '#lib/visitor-place.ts';
import { VisitorPlaceContext } from './visitor-place-context.ts';

export interface VisitorFrameProps {
  readonly place: VisitorPlace;
  /** Of a document that was made beforehand; search engines and bookmarks know it by that. */
  readonly documentTitle?: string | null;
  readonly children: ReactNode;
}

/**
 * What the app gives its pages, without its router: between public pages the browser itself goes from one to the next,
 * in the language that they are read in.
 */
export function VisitorFrame({ place, documentTitle = null, children }: VisitorFrameProps) {
  const { t } = useTranslation('common');
  const errorPrefix = t('error-prefix');
  const frame = useMemo(
    () => ({ siteName: brand.name, errorPrefix, takesFocus: false, documentTitle }),
    [errorPrefix, documentTitle],
  );
  const { language } = place;
  const address = useMemo(
    () => (href: string) => (isVisitorHref(href) ? visitorHref(href, language) : href),
    [language],
  );
  return (
    <ChakraProvider value={system}>
      <VisitorPlaceContext value={place}>
        <AddressContext value={address}>
          <PageFrame value={frame}>{children}</PageFrame>
        </AddressContext>
      </VisitorPlaceContext>
    </ChakraProvider>
  );
}
