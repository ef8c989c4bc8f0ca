import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions } from '#tests/browser/launch-chromium.ts';
import type { Engine } from './engine.ts';
import { puppeteerBrowser } from './puppeteer-screen.ts';

/** What the others are held beside; its own journeys are in tests/e2e. */
export const chromium: Engine = {
  name: 'chromium',
  title: 'Chromium',
  // There is always one: the machine's, or the one from npm.
  missing: () => null,
  async start({ profile, network, viewport }) {
    const { executablePath, args = [] } = await chromiumLaunchOptions();
    const { server, bypass } = network.proxy;
    const browser = await puppeteer.launch({
      executablePath,
      userDataDir: profile,
      headless: true,
      defaultViewport: viewport,
      args: [
        ...args,
        '--lang=nl-BE',
        '--accept-lang=nl-BE',
        `--proxy-server=${server}`,
        `--proxy-bypass-list=${bypass}`,
      ],
    });
    return puppeteerBrowser(browser, viewport);
  },
};
