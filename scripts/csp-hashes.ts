/**
 * Keeps the Content-Security-Policy of firebase.json in step with the built page: `node scripts/csp-hashes.ts` writes the
 * hashes of its inline scripts, and what App Check needs where it is used; `--check` only says whether they are there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { loadEnv } from 'vite';
import { inlineScriptHashes, withAppCheck, withScriptHashes } from '#local/build/content-security-policy.ts';
import { mapPolicy, parseFirebaseConfig } from '#local/firebase/firebase-config.ts';
import { inProject, projectRoot } from '#local/project.ts';

const configFile = inProject('firebase.json');

/** firebase.json as it must be for this page. */
export async function updatedConfig(config: string, html: string, usesAppCheck: boolean): Promise<string> {
  const hashes = inlineScriptHashes(html);
  const updated = mapPolicy(parseFirebaseConfig(config), (policy) =>
    withAppCheck(withScriptHashes(policy, hashes), usesAppCheck),
  );
  return format(JSON.stringify(updated), { ...(await resolveConfig(configFile)), parser: 'json' });
}

async function main(): Promise<void> {
  const config = readFileSync(configFile, 'utf8');
  const siteKey = loadEnv('production', projectRoot, 'VITE_')['VITE_APP_CHECK_SITE_KEY'];
  const page = readFileSync(inProject('dist', 'index.html'), 'utf8');
  const updated = await updatedConfig(config, page, Boolean(siteKey));
  if (updated === config) return;
  if (process.argv.includes('--check')) {
    throw new Error('firebase.json does not fit dist/index.html: run npm run build');
  }
  writeFileSync(configFile, updated);
  console.log('firebase.json now allows what the built page needs');
}

if (import.meta.main) await main();
