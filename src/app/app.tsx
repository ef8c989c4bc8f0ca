import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { startI18n } from '#i18n/start-i18n.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { system } from '#ui/theme/system.ts';
import { AppFrame } from './shell/app-frame.tsx';
import { CrashPage } from './errors/crash-page.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { patterns } from './paths.ts';
import { PageShell } from './shell/page-shell.tsx';
import { queryClient } from './query-client.ts';
import { publicPaths } from '#lib/public-routes.ts';

const LoginPage = lazy(async () => ({ default: (await import('./account/login-page.tsx')).LoginPage }));
const DashboardPage = lazy(async () => ({ default: (await import('./senior/dashboard-page.tsx')).DashboardPage }));
const AdminPage = lazy(async () => ({ default: (await import('./staff/admin-page.tsx')).AdminPage }));
const RegistrationPage = lazy(async () => {
  const [{ RegistrationPage }] = await Promise.all([import('./account/registration-page.tsx'), loadTexts('account')]);
  return { default: RegistrationPage };
});
const ResetPasswordPage = lazy(async () => {
  const [{ ResetPasswordPage }] = await Promise.all([
    import('./account/reset-password-page.tsx'),
    loadTexts('account'),
  ]);
  return { default: ResetPasswordPage };
});
const ConfirmPasswordPage = lazy(async () => {
  const [{ ConfirmPasswordPage }] = await Promise.all([
    import('./account/confirm-password-page.tsx'),
    loadTexts('account'),
  ]);
  return { default: ConfirmPasswordPage };
});
const AuthCallbackPage = lazy(async () => {
  const [{ AuthCallbackPage }] = await Promise.all([import('./account/auth-callback-page.tsx'), loadTexts('account')]);
  return { default: AuthCallbackPage };
});
const ReviewPage = lazy(async () => {
  const [{ ReviewPage }] = await Promise.all([import('./review/review-page.tsx'), loadTexts('review')]);
  return { default: ReviewPage };
});
const SettingsPage = lazy(async () => {
  const [{ SettingsPage }] = await Promise.all([import('./settings/settings-page.tsx'), loadTexts('settings')]);
  return { default: SettingsPage };
});
const NotFoundPage = lazy(async () => ({ default: (await import('./errors/not-found-page.tsx')).NotFoundPage }));
const ToPublicPage = lazy(async () => ({ default: (await import('./public/to-public-page.tsx')).ToPublicPage }));
const InstallRoute = lazy(async () => {
  const [{ InstallRoute }] = await Promise.all([import('./settings/install-route.tsx'), loadTexts('pwa')]);
  return { default: InstallRoute };
});

const languageIsReady = startI18n({
  name: brand.name,
  phone: brand.phoneDisplay,
  fromHour: brand.phoneHours.fromHour,
  toHour: brand.phoneHours.toHour,
});

function LoadingPage() {
  const { t } = useTranslation('common');
  return (
    <PageShell>
      <Loading text={t('loading-page')} />
    </PageShell>
  );
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
            {Object.values(publicPaths).map((path) => (
              <Route key={path} path={path} element={<ToPublicPage />} />
            ))}
            <Route path={patterns.login} element={<LoginPage />} />
            <Route path={patterns.registration} element={<RegistrationPage />} />
            <Route path={patterns.resetPassword} element={<ResetPasswordPage />} />
            <Route path={patterns.confirmPassword} element={<ConfirmPasswordPage />} />
            <Route path={patterns.authCallback} element={<AuthCallbackPage />} />
            <Route path={patterns.review} element={<ReviewPage />} />
            <Route path={patterns.settings} element={<SettingsPage />} />
            <Route path={patterns.dashboard} element={<DashboardPage />} />
            <Route path={patterns.admin} element={<AdminPage />} />
            <Route path={patterns.install} element={<InstallRoute />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </AppFrame>
  );
}

/** The whole app: its look, its language, its routes. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Suspense fallback={null}>
            <AppRoutes />
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
