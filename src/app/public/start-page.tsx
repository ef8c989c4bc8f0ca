import { createRoot, hydrateRoot } from 'react-dom/client';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { replayTap } from '#lib/start/early-tap.ts';
import { openPublicPage } from './open-public-page.tsx';

/** Brings a page to life, or draws it where it was not made beforehand. */
export async function startPage(place: HTMLElement, madeBeforehand: boolean): Promise<void> {
  const page = await openPublicPage(location.pathname, madeBeforehand ? document.title : null);
  if (madeBeforehand) {
    hydrateRoot(place, page);
    replayTap(publicRouteOf(location.pathname).page === 'home');
  } else createRoot(place).render(page);
}
