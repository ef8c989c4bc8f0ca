/**
 * Keeps the Content-Security-Policy of firebase.json in step with the built page:
 * `node scripts/csp-hashes.ts` writes the hashes of its inline scripts, `--check` only says whether they are there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inlineScriptHashes, withScriptHashes } from '#local/build/content-security-policy.ts';
import { mapPolicy, parseFirebaseConfig } from '#local/firebase/firebase-config.ts';
import { inProject } from '#local/project.ts';

const configFile = inProject('firebase.json');

/** firebase.json as it must be for this page. */
export async function updatedConfig(config: string, html: string): Promise<string> {
  const hashes = inlineScriptHashes(html);
  const updated = mapPolicy(parseFirebaseConfig(config), (policy) => withScriptHashes(policy, hashes));
  return format(JSON.stringify(updated), { ...(await resolveConfig(configFile)), parser: 'json' });
}

async function main(): Promise<void> {
  const config = readFileSync(configFile, 'utf8');
  const updated = await updatedConfig(config, readFileSync(inProject('dist', 'index.html'), 'utf8'));
  if (updated === config) return;
  if (process.argv.includes('--check')) {
    throw new Error('firebase.json does not allow the inline scripts of dist/index.html: run npm run build');
  }
  writeFileSync(configFile, updated);
  console.log('firebase.json now allows the inline scripts of the built page');
}

if (import.meta.main) await main();
