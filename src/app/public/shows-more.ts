import { openOffer } from '#domain/requests/hourly-prices.ts';
import { publicRouteOf } from '#i18n/public-routes.ts';
import { readAttribution } from '#lib/attribution.ts';
import { deviceClock } from '#lib/clock.ts';
import { hasFlashMessage } from '#lib/flash-message.ts';
import { pageMonitor } from '#lib/page-monitor.ts';
import { readPageSetting } from '#lib/page-setting.ts';
import { readPreference } from '#lib/preferences.ts';

/** The parts of the landing page that depend on the moment and on the deployment. */
const landingShowsMore = (): boolean => openOffer(deviceClock.now()) !== null || readPageSetting('reviews') !== null;

/** The bar of the investors' page comes while somebody scrolls, who may touch nothing. */
export const showsMoreScrolled = (): boolean => publicRouteOf(location.pathname).page === 'invest';

function pageShowsMore(): boolean {
  const { page } = publicRouteOf(location.pathname);
  return (page === 'home' && landingShowsMore()) || (showsMoreScrolled() && scrollY > 0);
}

function monitorSpeaks(): boolean {
  const { unusual, blockedUntil } = pageMonitor()?.news() ?? { unusual: null, blockedUntil: null };
  return unusual !== null || blockedUntil !== null;
}

/** Somebody was faster than these scripts: a tap is noted by the head of public.html, a field has the focus. */
const isTouched = (): boolean => Reflect.has(window, 'earlyTap') || document.activeElement !== document.body;

/**
 * Whether this page is in use, or has something to show that is not in the page that was made beforehand: who is signed in, what the page
 * before has handed over, an article that the address names.
 */
export const showsMore = (): boolean =>
  isTouched() ||
  readPreference('signed-in') === 'yes' ||
  hasFlashMessage() ||
  readAttribution().test ||
  monitorSpeaks() ||
  location.hash !== '' ||
  pageShowsMore();
