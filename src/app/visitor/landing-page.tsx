import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { loadTexts } from '#i18n/load-texts.ts';
import { takeNews } from '#lib/handed-news.ts';
import { readChoice } from '#lib/kept-choice.ts';
import { LinkButton } from '#ui/link.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { CrashNotice } from '../crash-notice.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { hrefs } from '../paths.ts';
import { pageIsQuiet } from './page-is-quiet.ts';
import { VisitorShell } from './visitor-shell.tsx';

/** Its words stand on the page from the start; what makes it a form comes once the page itself stands. */
const LandingContactForm = lazy(async () => {
  await pageIsQuiet();
  const [{ LandingContactForm }] = await Promise.all([import('./forms/landing-contact-form.tsx'), loadTexts('forms')]);
  return { default: LandingContactForm };
});
const VisitorSignUp = lazy(async () => {
  const [{ VisitorSignUp }] = await Promise.all([import('./forms/visitor-sign-up.tsx'), loadTexts('forms')]);
  return { default: VisitorSignUp };
});

const newsTexts = ['signed-out', 'password-updated'] as const;

/** Known only in the browser: the page as it was made beforehand is the same for everybody. */
function useOwnNews() {
  const [news, setNews] = useState<(typeof newsTexts)[number] | 'signed-in' | null>(null);
  useEffect(() => {
    const handed = takeNews();
    const signedIn = readChoice('signed-in') === 'yes' ? 'signed-in' : null;
    setNews((before) => newsTexts.find((each) => each === handed) ?? before ?? signedIn);
  }, []);
  return news;
}

export function LandingPage() {
  const { t } = useTranslation('visitors');
  const news = useOwnNews();
  const [signUp, setSignUp] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <VisitorShell>
      <LandingScreen
        news={
          news === null ? null : (
            <Notice kind="success" title={t(news)} announce="status">
              {news === 'signed-in' ? (
                <div>
                  <LinkButton icon="home" href={hrefs.dashboard()}>
                    {t('signed-in-dashboard')}
                  </LinkButton>
                </div>
              ) : null}
            </Notice>
          )
        }
        contactForm={
          <ErrorBoundary fallback={<CrashNotice />}>
            <Suspense fallback={null}>
              <LandingContactForm />
            </Suspense>
          </ErrorBoundary>
        }
        onSignUp={() => setSignUp('open')}
      />
      {signUp === 'untouched' ? null : (
        <ErrorBoundary fallback={<CrashNotice takesFocus />}>
          <Suspense fallback={<LiveRegion text={t('opening-form')} />}>
            <VisitorSignUp open={signUp === 'open'} onClose={() => setSignUp('closed')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </VisitorShell>
  );
}
