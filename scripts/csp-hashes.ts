/**
 * Keeps the Content-Security-Policy of firebase.json in step with the built pages:
 * `node scripts/csp-hashes.ts` writes the hashes of its inline scripts, `--check` only says whether they are there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inlineScriptHashes, withScriptHashes } from '#local/build/content-security-policy.ts';
import { mapPolicy, parseFirebaseConfig } from '#local/firebase/firebase-config.ts';
import { inProject } from '#local/project.ts';

/** The app, and a public page: all of those have the same scripts. */
const builtPages = ['app.html', 'index.html'];

const configFile = inProject('firebase.json');

/** firebase.json as it must be for these pages. */
export async function updatedConfig(config: string, pages: readonly string[]): Promise<string> {
  const hashes = [...new Set(pages.flatMap(inlineScriptHashes))];
  const updated = mapPolicy(parseFirebaseConfig(config), (policy) => withScriptHashes(policy, hashes));
  return format(JSON.stringify(updated), { ...(await resolveConfig(configFile)), parser: 'json' });
}

async function main(): Promise<void> {
  const config = readFileSync(configFile, 'utf8');
  const pages = builtPages.map((name) => readFileSync(inProject('dist', name), 'utf8'));
  const updated = await updatedConfig(config, pages);
  if (updated === config) return;
  if (process.argv.includes('--check')) {
    throw new Error('firebase.json does not allow the inline scripts of the pages in dist/: run npm run build');
  }
  writeFileSync(configFile, updated);
  console.log('firebase.json now allows the inline scripts of the built page');
}

if (import.meta.main) await main();
