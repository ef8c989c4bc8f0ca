/**
 * Keeps the Content-Security-Policy of firebase.json in step with the built pages: `node scripts/csp-hashes.ts` writes
 * the hashes of their inline scripts and styles, App Check's sources if it is used, and the origin of the reviews widget if there is
 * one; `--check` only reports whether they are there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { loadEnv } from 'vite';
import { builtPages } from '#build/built-pages.ts';
import { withAppCheck, withPageHashes, withReviewsWidget } from '#build/content-security-policy.ts';
import { mapPolicy, parseFirebaseConfig } from '#local/firebase/firebase-config.ts';
import { inProject, projectRoot } from '#build/project.ts';
import formatSettings from '../.oxfmtrc.json' with { type: 'json' };
import { reviewsWidget } from '#build/reviews-widget.ts';

const configFile = inProject('firebase.json');

/** As `npm run format` leaves it. */
const { printWidth } = formatSettings;

export interface PolicyNeeds {
  readonly usesAppCheck: boolean;
  readonly reviews: URL | null;
}

/** firebase.json with the policy for these pages. */
export async function updatedConfig(
  config: string,
  pages: readonly string[],
  { usesAppCheck, reviews }: PolicyNeeds,
): Promise<string> {
  const updated = mapPolicy(parseFirebaseConfig(config), (policy) =>
    withReviewsWidget(withAppCheck(withPageHashes(policy, pages), usesAppCheck), reviews),
  );
  const { code } = await format(configFile, JSON.stringify(updated), { printWidth });
  return code;
}

async function main(): Promise<void> {
  const config = readFileSync(configFile, 'utf8');
  const siteKey = loadEnv('production', projectRoot, 'VITE_')['VITE_APP_CHECK_SITE_KEY'];
  const pages = builtPages(inProject('dist'));
  const updated = await updatedConfig(config, pages, { usesAppCheck: Boolean(siteKey), reviews: reviewsWidget() });
  if (updated === config) return;
  if (process.argv.includes('--check')) {
    throw new Error('firebase.json does not fit the pages in dist/: run npm run build');
  }
  writeFileSync(configFile, updated);
  console.log('firebase.json now allows what the built pages need');
}

if (import.meta.main) await main();
