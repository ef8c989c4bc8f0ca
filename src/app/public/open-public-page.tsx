import { StrictMode, Suspense, type ReactElement } from 'react';
import { startPageI18n } from '#i18n/start-page-i18n.ts';
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
 * A public page with everything that its first render needs: in the browser to hydrate the prerendered page, and for
 * prerendering itself.
 */
export async function openPublicPage(pathname: string, documentTitle: string | null): Promise<ReactElement> {
  const place = publicRouteOf(pathname);
  const { texts, load } = publicPages[place.page ?? 'not-found'];
  const [Page] = await Promise.all([load(), startPageI18n(place.language, ['visitors', ...texts])]);
  return (
    <StrictMode>
      <PublicFrame place={place} documentTitle={documentTitle}>
        <ErrorBoundary resetKey={pathname} fallback={<Crashed />}>
          {/* React hydrates the content of a boundary in small steps, between which the page stays responsive. */}
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
