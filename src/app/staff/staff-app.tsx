import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, use } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { staffPaths } from '#domain/staff/staff-paths.ts';
import { loadFirstTexts } from '#i18n/namespaces/first-texts.ts';
import { startI18n } from '#i18n/start-i18n.ts';
import { loadStaffTexts } from '#i18n/staff/staff-texts.ts';
import { partLoader } from '#i18n/staff/part-loader.ts';
import { CrashPage } from '../errors/crash-page.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { hrefs } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { AppFrame } from '../shell/app-frame.tsx';
import { LeaveStaffApp } from './leave-staff-app.tsx';
import { StaffGuard } from './staff-guard.tsx';
import { staffRoutes } from './staff-routes.ts';

const NotFoundPage = lazy(partLoader(async () => (await import('../errors/not-found-page.tsx')).NotFoundPage));
const CodePage = lazy(partLoader(async () => (await import('./code-page.tsx')).CodePage, 'second-factor'));

/** Loads the screen of the address beside what its frame waits for: texts, the session and its second factor. */
function loadFirstScreen(): void {
  const route = staffRoutes.find(({ path }) => matchPath(path, window.location.pathname) !== null);
  // What cannot be loaded now is asked for again when the screen is shown, and fails there.
  route?.load().catch(() => undefined);
}

const textsAreReady = startI18n().then(() => {
  loadFirstScreen();
  return Promise.all([loadFirstTexts(), loadStaffTexts('staff', 'board', 'steps', 'table')]);
});

function AppRoutes() {
  use(textsAreReady);
  const { pathname } = useLocation();
  return (
    <AppFrame>
      <ErrorBoundary resetKey={pathname} fallback={<CrashPage />}>
        <Routes>
          {staffRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={<StaffGuard key="staff" route={route} />} />
          ))}
          <Route path={staffPaths.code} element={<CodePage />} />
          <Route path={`${staffPaths.today}/*`} element={<NotFoundPage homeHref={hrefs.admin()} />} />
          <Route path="*" element={<LeaveStaffApp />} />
        </Routes>
      </ErrorBoundary>
    </AppFrame>
  );
}

/** Staff's app behind staff.html: language and routes. */
export function StaffApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
