import { StrictMode, Suspense, type ReactElement } from 'react';
import { brand } from '#domain/brand.ts';
import { startVisitorI18n } from '#i18n/start-visitor-i18n.ts';
import { CrashPage } from '../crash-page.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { PublicShell } from '../public-shell.tsx';
import { VisitorFrame } from './visitor-frame.tsx';
import { visitorPages } from './visitor-pages.ts';
import { visitorPlaceOf } from '#lib/visitor-place.ts';

function Crashed() {
  return (
    <PublicShell>
      <CrashPage />
    </PublicShell>
  );
}

/**
 * A public page with everything that it needs to be drawn at once: in the browser, over the page as it was made
 * beforehand, and while making it.
 */
export async function openVisitorPage(pathname: string, documentTitle: string | null): Promise<ReactElement> {
  const place = visitorPlaceOf(pathname);
  const { texts, load } = visitorPages[place.page ?? 'not-found'];
  const words = {
    name: brand.name,
    // A number stays on one line: whoever dials it reads it from there.
    phone: brand.phoneDisplay.replaceAll(' ', '\u00a0'),
    fromHour: brand.phoneHours.fromHour,
    toHour: brand.phoneHours.toHour,
  };
  const [Page] = await Promise.all([load(), startVisitorI18n(place.language, ['visitors', ...texts], words)]);
  return (
    <StrictMode>
      <VisitorFrame place={place} documentTitle={documentTitle}>
        <ErrorBoundary resetKey={pathname} fallback={<Crashed />}>
          {/* React makes what is within a boundary live in small steps, between which the page listens. */}
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </VisitorFrame>
    </StrictMode>
  );
}
