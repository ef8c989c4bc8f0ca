import { lazy, Suspense, useSyncExternalStore } from 'react';
import { partLoader } from '#i18n/staff/part-loader.ts';
import { isSignInAgainAsked, onSignInAgainAsked } from '#shared/staff/sign-in-again/ask-sign-in-again.ts';

const SignInAgainDialog = lazy(
  partLoader(async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog, 'second-factor'),
);

/** Asks for password and code once a command wants a recent sign-in; its code and texts are loaded then. */
export function SignInAgain() {
  const isAsked = useSyncExternalStore(onSignInAgainAsked, isSignInAgainAsked);
  return <Suspense fallback={null}>{isAsked ? <SignInAgainDialog /> : null}</Suspense>;
}
