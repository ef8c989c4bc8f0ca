import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '#tests/browser/launch-chromium.ts';
import { PROJECT, ROOT, useTestServer } from './test-server.ts';

const PAGE = `
  import { initializeApp } from 'firebase/app';
  import * as lite from 'firebase/firestore/lite';
  import * as full from 'firebase/firestore';

  const app = initializeApp({ projectId: '${PROJECT}', apiKey: 'none' });

  window.useLite = async (port) => {
    const db = lite.getFirestore(app);
    lite.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { sub: 'maria' } });
    const maria = lite.doc(db, 'browser/lite');
    await lite.setDoc(maria, { n: 1, at: lite.serverTimestamp() });
    await lite.updateDoc(maria, { n: lite.increment(1) });
    const found = await lite.getDocs(lite.query(lite.collection(db, 'browser'), lite.where('n', '==', 2)));
    return found.docs.map((snapshot) => snapshot.id);
  };

  window.useFull = async (port) => {
    const other = initializeApp({ projectId: '${PROJECT}', apiKey: 'none' }, 'full');
    const db = full.initializeFirestore(other, { localCache: full.persistentLocalCache() });
    full.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { sub: 'maria' } });
    await Promise.all(Array.from({ length: 20 }, (_, n) => full.setDoc(full.doc(db, 'browser-full/' + n), { n, text: 'Zoë 🌼' })));
    const refused = await full.updateDoc(full.doc(db, 'browser-full/absent'), { n: 1 }).catch((error) => error.code);
    await full.deleteDoc(full.doc(db, 'browser-full/0'));
    await full.terminate(db);
    return refused;
  };

  window.useListeners = async (port) => {
    const other = initializeApp({ projectId: '${PROJECT}', apiKey: 'none' }, 'listeners');
    const db = full.initializeFirestore(other, { localCache: full.persistentLocalCache() });
    full.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { sub: 'maria' } });
    const heard = [];
    let wake = () => undefined;
    const until = async (text) => {
      while (heard.at(-1) !== text) await new Promise((resolve) => (wake = resolve));
    };
    const list = full.query(full.collection(db, 'browser-listen'), full.orderBy('n'));
    const stop = full.onSnapshot(list, { includeMetadataChanges: true }, ({ docs, metadata }) => {
      heard.push(docs.map((one) => one.id).join() + (metadata.fromCache ? ' cached' : ''));
      wake();
    });
    await until('');
    await full.setDoc(full.doc(db, 'browser-listen/b'), { n: 2 });
    await until('b');
    await full.disableNetwork(db);
    await until('b cached');
    await fetch('http://127.0.0.1:' + port + '/v1/${ROOT}/documents/browser-listen?documentId=a', {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ fields: { n: { integerValue: 1 }, text: { stringValue: 'Zoë 🌼' } } }),
    });
    await full.enableNetwork(db);
    await until('a,b');
    stop();
    const found = await full.getDocFromServer(full.doc(db, 'browser-listen/a'));
    await full.terminate(db);
    return found.get('text');
  };
`;

const server = useTestServer();
let browser: Browser;
let site: Server;

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: PAGE, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  site = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  site?.close();
});

describe('in a browser', { timeout: 120_000 }, () => {
  /** Runs a function of the page, which is cross-origin to the emulator. */
  async function run(name: string): Promise<unknown> {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    await page.waitForFunction((wanted) => wanted in globalThis, name);
    const result: unknown = await page.evaluate(`window.${name}(${server.port})`);
    await page.close();
    return result;
  }

  it('firebase/firestore/lite reads, writes and queries', async () => {
    expect(await run('useLite')).toStrictEqual(['lite']);
  });

  it('the complete firebase/firestore listens over WebChannel, offline and back', async () => {
    expect(await run('useListeners')).toBe('Zoë 🌼');
  });

  it('the complete firebase/firestore delivers its writes over WebChannel', async () => {
    expect(await run('useFull')).toBe('not-found');
    const { json } = await server.rest('GET', `/v1/${ROOT}/documents/browser-full?pageSize=100`);
    const { documents } = json as { documents: { fields: { text: unknown } }[] };
    expect(documents).toHaveLength(19);
    expect(documents.map(({ fields }) => fields.text)).toStrictEqual(Array(19).fill({ stringValue: 'Zoë 🌼' }));
  });
});
