import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildLocalApp } from '#build/build-app.ts';
import { inProject } from '#build/project.ts';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { serveSite, type Site } from '#build/serve-site.ts';

/** The app with the pseudo-language added to its languages, on the tests' Firebase. Not shared with other tests. */
export async function startPseudoSite({ ports, appOrigin }: TestFirebase): Promise<Site> {
  const folder = await mkdtemp(inProject('.cache', 'pseudo-'));
  await buildLocalApp(ports, path.join(folder, 'app'), { MADELIEF_PSEUDO_LANGUAGE: 'yes' });
  const { hosting, ...others } = JSON.parse(await readFile(inProject('firebase.json'), 'utf8')) as {
    readonly hosting: object;
  };
  // The security policy allows the deployed servers, not the emulators.
  const site = await serveSite(
    path.join(folder, 'app'),
    JSON.stringify({ ...others, hosting: { ...hosting, headers: [] } }),
    appOrigin,
  );
  return {
    origin: site.origin,
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
