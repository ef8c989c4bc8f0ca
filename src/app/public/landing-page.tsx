import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { loadTexts } from '#i18n/namespaces/later-texts.ts';
import { replayTapOfForm } from '#lib/start/early-tap.ts';
import { takeFlashMessage } from '#lib/flash-message.ts';
import { readPreference } from '#lib/preferences.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CrashNotice } from '../errors/crash-notice.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { hrefs } from '../paths.ts';

/** Its text is prerendered; the form itself comes with the first touch of the page. */
const LandingContactForm = lazy(async () => {
  const [{ ContactForm }, { formPost }] = await Promise.all([
    import('#features/public-forms/contact/contact-form.tsx'),
    import('./forms/form-post.ts'),
    loadTexts('forms'),
  ]);
  return {
    default: function HydratedContactForm() {
      useEffect(replayTapOfForm, []);
      return <ContactForm forms={formPost} />;
    },
  };
});
const PublicSignUp = lazy(async () => {
  const [{ PublicSignUp }] = await Promise.all([import('./forms/public-sign-up.tsx'), loadTexts('forms')]);
  return { default: PublicSignUp };
});

const newsTexts = ['signed-out', 'password-updated'] as const;

/** Known only in the browser: the prerendered page is the same for every device. */
function useOwnNews() {
  const [news, setNews] = useState<(typeof newsTexts)[number] | 'signed-in' | null>(null);
  useEffect(() => {
    const handed = takeFlashMessage();
    const signedIn = readPreference('signed-in') === 'yes' ? 'signed-in' : null;
    setNews((before) => newsTexts.find((each) => each === handed) ?? before ?? signedIn);
  }, []);
  return news;
}

export function LandingPage() {
  const { t } = useTranslation('visitors');
  const news = useOwnNews();
  const [signUp, setSignUp] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <>
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
            <PublicSignUp open={signUp === 'open'} onClose={() => setSignUp('closed')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
