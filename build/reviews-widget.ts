import { loadEnv } from 'vite';
import { projectRoot } from './project.ts';

/**
 * The address of the reviews widget of a third party, from REVIEWS_WIDGET_URL in the environment or a `.env` file of
 * the mode; null when unset, which is the default. The page and its Content-Security-Policy both follow from it.
 * @throws Error when it is no https address.
 */
export function reviewsWidget(mode = 'production'): URL | null {
  return parseReviewsWidget(loadEnv(mode, projectRoot, 'REVIEWS_')['REVIEWS_WIDGET_URL']);
}

export function parseReviewsWidget(address: string | undefined): URL | null {
  if (address === undefined || address === '') return null;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new Error(`REVIEWS_WIDGET_URL is no https address: ${address}`);
  }
  return new URL(address);
}
