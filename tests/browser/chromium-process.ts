import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';
import { endGroup } from '#local/firebase/process-tree.ts';
import { chromiumLaunchOptions } from './launch-chromium.ts';
import type { Network } from './network.ts';

/** A Chromium process that can be killed as when a device loses power: SIGKILL, nothing flushed. */
export interface ChromiumProcess {
  readonly browser: Browser;
  /** Kills the whole process group. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Closes it normally. */
  close(): Promise<void>;
}

/** Ends only what hangs. */
const startTimeoutMs = 300_000;
const endTimeoutMs = 60_000;

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chromium did not start in time')), startTimeoutMs);
    let heard = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(heard)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`Chromium ended with ${code}: ${heard.slice(-400)}`));
    });
  });
}

export async function startChromium(
  profileFolder: string,
  { server, bypass }: Network['proxy'],
): Promise<ChromiumProcess> {
  const { executablePath, args = [] } = await chromiumLaunchOptions();
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profileFolder}`,
      '--lang=nl-BE',
      '--accept-lang=nl-BE',
      // Session restore would reopen the pages of the killed browser and disturb the test.
      '--hide-crash-restore-bubble',
      '--disable-session-crashed-bubble',
      `--proxy-server=${server}`,
      `--proxy-bypass-list=${bypass}`,
      ...args,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const browser = await chromium.connectOverCDP(await debuggingAddress(child));
  const kill = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had exited already.
    }
    await gone;
    // On a busy machine the process of the storage dies later than that of the browser, and holds the lock of its files
    // until then: the next browser could not open its databases.
    const left = child.pid === undefined ? [] : await endGroup(child.pid, endTimeoutMs);
    if (left.length > 0) throw new Error(`Chromium left processes behind: ${left.join(', ')}`);
  };
  return {
    browser,
    kill,
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5_000))]);
      await kill();
    },
  };
}
