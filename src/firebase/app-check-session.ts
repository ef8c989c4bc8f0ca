import { CustomProvider, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';

const { app, environment } = firebaseApp();

/**
 * A service worker cannot attest itself to Google; it uses the token that the page stored in IndexedDB, while valid.
 */
const storedTokenOnly = new CustomProvider({
  getToken: () => Promise.reject(new TypeError('only a page gets a token')),
});

const hasPage = 'document' in globalThis;

const appCheck = initializeAppCheck(app, {
  provider: hasPage ? new ReCaptchaEnterpriseProvider(environment.appCheckSiteKey ?? '') : storedTokenOnly,
  isTokenAutoRefreshEnabled: hasPage,
});

/** Returns the current token, from the device if there is one. @throws an error of the SDK when none is available. */
export async function currentToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
