import { CustomProvider, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { ourApp } from './app.ts';

const { app, environment } = ourApp();

/** A service worker shows no page to Google; it lives on what the page left in IndexedDB, for as long as that counts. */
const fromThePage = new CustomProvider({ getToken: () => Promise.reject(new TypeError('only a page gets a token')) });

const hasPage = 'document' in globalThis;

const appCheck = initializeAppCheck(app, {
  provider: hasPage ? new ReCaptchaEnterpriseProvider(environment.appCheckSiteKey ?? '') : fromThePage,
  isTokenAutoRefreshEnabled: hasPage,
});

/** The token of this hour, from the device when there is one. @throws an error of the SDK when there is none to be had. */
export async function currentToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
