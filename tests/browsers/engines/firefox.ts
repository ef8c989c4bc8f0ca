import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { firstExisting, installLine } from './installed.ts';
import { puppeteerBrowser } from './puppeteer-screen.ts';

/** Debian's and Mozilla's packages. Ubuntu's /usr/bin/firefox starts a snap, which may not read a profile in /tmp. */
const executables = ['/usr/bin/firefox-esr', '/usr/lib/firefox/firefox'];

/** The network of a test is a SOCKS proxy, for addresses of this machine too. */
function preferencesFor(proxy: string): Record<string, string | number | boolean> {
  const { hostname, port } = new URL(proxy);
  return {
    'network.proxy.type': 1,
    'network.proxy.socks': hostname,
    'network.proxy.socks_port': Number(port),
    'network.proxy.socks_version': 5,
    'network.proxy.socks_remote_dns': true,
    'network.proxy.allow_hijacking_localhost': true,
    'network.proxy.failover_direct': false,
    'intl.accept_languages': 'nl-BE, nl',
  };
}

/**
 * The machine's own Firefox, steered by WebDriver BiDi, which it understands without geckodriver
 * (docs/decisions/0040-engines-of-other-browsers.md).
 */
export const firefox: Engine = {
  name: 'firefox',
  title: 'Firefox',
  missing() {
    return firstExisting(executables) === undefined
      ? { files: executables.slice(0, 1), install: installLine(['firefox-esr']) }
      : null;
  },
  async start({ profile, network, viewport }) {
    const executablePath = firstExisting(executables);
    if (executablePath === undefined) throw new Error('Firefox is not installed');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      userDataDir: profile,
      headless: true,
      defaultViewport: viewport,
      extraPrefsFirefox: preferencesFor(network.proxy.server),
      timeout: 60_000,
    });
    return puppeteerBrowser(browser, viewport);
  },
};
