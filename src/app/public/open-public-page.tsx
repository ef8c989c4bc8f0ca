import { StrictMode, Suspense, type ReactElement } from 'react';
import { brand } from '#domain/brand.ts';
import { startPublicI18n } from '#i18n/start-public-i18n.ts';
import { CrashPage } from '../errors/crash-page.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { PageShell } from '../shell/page-shell.tsx';
import { PublicFrame } from './public-frame.tsx';
import { publicPages } from './public-pages.tsx';
import { PublicShell } from './public-shell.tsx';
import { publicRouteOf } from '#i18n/public-routes.ts';

function Crashed() {
  return (
    <PageShell>
      <CrashPage />
    </PageShell>
  );
}

/**
 * A public page with everything that it needs to be drawn at once: in the browser, over the page as it was made
 * beforehand, and while making it.
 */
export async function openPublicPage(pathname: string, documentTitle: string | null): Promise<ReactElement> {
  const place = publicRouteOf(pathname);
  const { texts, load } = publicPages[place.page ?? 'not-found'];
  const words = {
    name: brand.name,
    // A number stays on one line: whoever dials it reads it from there.
    phone: brand.phoneDisplay.replaceAll(' ', '\u00a0'),
    fromHour: brand.phoneHours.fromHour,
    toHour: brand.phoneHours.toHour,
  };
  const [Page] = await Promise.all([load(), startPublicI18n(place.language, ['visitors', ...texts], words)]);
  return (
    <StrictMode>
      <PublicFrame place={place} documentTitle={documentTitle}>
        <ErrorBoundary resetKey={pathname} fallback={<Crashed />}>
          {/* React hydrates what is within a boundary in small steps, between which the page responds. */}
          <Suspense fallback={null}>
            <PublicShell>
              <Page />
            </PublicShell>
          </Suspense>
        </ErrorBoundary>
      </PublicFrame>
    </StrictMode>
  );
}
