import { Suspense, use } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { startI18n } from '#i18n/start-i18n.ts';
import { AppFrame } from './shell/app-frame.tsx';
import { CrashPage } from './errors/crash-page.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { Opening } from './shell/opening.tsx';
import { PageShell } from './shell/page-shell.tsx';
import { appRoutes } from './routes.tsx';

const languageIsReady = startI18n();

function LoadingPage() {
  const { t } = useTranslation('common');
  return <Opening text={t('loading-page')} />;
}

function Crashed() {
  return (
    <PageShell>
      <CrashPage />
    </PageShell>
  );
}

function AppRoutes() {
  use(languageIsReady);
  const { pathname } = useLocation();
  return (
    <AppFrame>
      <ErrorBoundary resetKey={pathname} fallback={<Crashed />}>
        <Suspense fallback={<LoadingPage />}>
          <Routes>
            {appRoutes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </AppFrame>
  );
}

/** The whole app: language and routes. */
export function App() {
  return (
    <BrowserRouter>
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </BrowserRouter>
  );
}
