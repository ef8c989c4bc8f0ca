import { createServer } from 'node:http';
import { z } from 'zod';
import type { TestFirebase } from '#tests/local-firebase.ts';
import { startPseudoSite } from './pseudo-site.ts';

/** The address that answers with the origin of the site, as one test process passes it to another. */
const variable = 'MADELIEF_PSEUDO_SITE';

const answerSchema = z.object({ origin: z.string() });

export interface LazyPseudoSite {
  /** The environment with which a test process finds the site. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Offers the pseudo-language's site to all workers of a run; the first that asks for it starts the build. */
export async function offerPseudoSite(firebase: TestFirebase): Promise<LazyPseudoSite> {
  let started: ReturnType<typeof startPseudoSite> | undefined;
  const server = createServer((_, response) => {
    started ??= startPseudoSite(firebase);
    started.then(
      ({ origin }) => response.end(JSON.stringify({ origin })),
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has no port');
  return {
    environment: { [variable]: `http://127.0.0.1:${address.port}` },
    close: async () => {
      await new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
      await (await started?.catch(() => undefined))?.close();
    },
  };
}

/** @returns the origin of the pseudo-language's site, once it is built. */
export async function pseudoSiteOrigin(): Promise<string> {
  const address = process.env[variable];
  if (address === undefined) throw new Error('global-setup.ts offers no site with the pseudo-language');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('the build with the pseudo-language failed');
  return answerSchema.parse(await answer.json()).origin;
}
