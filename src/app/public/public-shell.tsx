import { lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { observePreference, readPreference } from '#lib/preferences.ts';
import { HeaderButton, HeaderLink } from '#ui/shell/header-link.tsx';
import { AddressContext } from '#ui/actions/navigate-context.ts';
import { hrefs } from '../paths.ts';
import { PageShell } from '../shell/page-shell.tsx';
import { PublicFooter } from './public-footer.tsx';

const PublicSignOut = lazy(async () => {
  const { PublicSignOut, loadSignOutTexts } = await import('./public-sign-out.tsx');
  await loadSignOutTexts();
  return { default: PublicSignOut };
});

const observeSignedIn = (listener: () => void) => observePreference('signed-in', listener);
const isSignedIn = () => readPreference('signed-in') === 'yes';
/** The value for prerendering. */
const isSignedOut = () => false;

/** The cached session suffices for the label in the header; the session itself is loaded when it is needed. */
function AccountActions() {
  const { t } = useTranslation('visitors');
  const address = use(AddressContext);
  const [leaving, setLeaving] = useState(false);
  const signedIn = useSyncExternalStore(observeSignedIn, isSignedIn, isSignedOut);
  if (!signedIn) return <HeaderLink icon="sign-in" label={t('log-in')} href={hrefs.login()} />;
  return (
    <>
      <HeaderButton icon="sign-out" label={t('log-out')} onClick={() => setLeaving(true)} />
      {leaving ? (
        <Suspense fallback={null}>
          <PublicSignOut homeHref={address(hrefs.home())} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The frame of the public pages. */
export function PublicShell({ children }: { readonly children: ReactNode }) {
  return (
    <PageShell account={<AccountActions />} footer={<PublicFooter />}>
      {children}
    </PageShell>
  );
}
