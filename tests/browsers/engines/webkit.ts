import { existsSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { inProject } from '#build/project.ts';
import { freePortNumbers } from '#local/ports.ts';
import { until } from '../until.ts';
import type { Engine, Place } from './engine.ts';
import { firstExisting, installLine } from './installed.ts';
import { startProgram } from './processes.ts';
import { startVirtualDisplay, xvfb } from './virtual-display.ts';
import { webDriverScreen } from './webdriver-screen.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const gjs = '/usr/bin/gjs';
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
const typelibs = libraries.map((folder) => `${folder}/girepository-1.0/WebKit2-4.1.typelib`);
const miniBrowsers = libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Without these, MiniBrowser is steered, which forgets everything when it ends. */
const keepsProfile = () => existsSync(gjs) && firstExisting(typelibs) !== undefined;

function browserFor({ profile, network }: Place) {
  const { server } = network.proxy;
  return keepsProfile()
    ? {
        name: 'Madelief',
        binary: gjs,
        args: [inProject('tests', 'browsers', 'engines', 'webkit-window.js'), profile, server],
      }
    : { name: 'MiniBrowser', binary: firstExisting(miniBrowsers), args: ['--automation', `--proxy=${server}`] };
}

function newSession(address: string, place: Place): Promise<WebDriver> {
  const { name, binary, args } = browserFor(place);
  const capabilities = new Capabilities({ browserName: name, 'webkitgtk:browserOptions': { binary, args } });
  // With the address of a driver, Selenium neither looks for one nor downloads one.
  return new Builder().disableEnvironmentOverrides().usingServer(address).withCapabilities(capabilities).build();
}

const install = installLine(['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1']);

/** A tab that was never used, and no other. */
async function closeTabs(session: WebDriver): Promise<void> {
  const old = await session.getAllWindowHandles();
  await session.switchTo().newWindow('tab');
  const fresh = await session.getWindowHandle();
  for (const handle of old) {
    await session.switchTo().window(handle);
    await session.close();
  }
  await session.switchTo().window(fresh);
}

/** The engine of Safari, as Debian has it, on a screen in memory. */
export const webkit: Engine = {
  name: 'webkit',
  title: 'WebKitGTK',
  missing() {
    const files = [driverProgram, xvfb].filter((file) => !existsSync(file));
    return files.length === 0 ? null : { files, install };
  },
  remark: () =>
    keepsProfile() ? null : `MiniBrowser keeps nothing on disk, so only its tabs are closed. For the rest: ${install}`,
  async start(place) {
    const display = await startVirtualDisplay();
    const [port = 0] = await freePortNumbers(1);
    const driver = await startProgram(driverProgram, ['-p', String(port)], {
      environment: { DISPLAY: display.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    });
    const stop = async () => {
      await driver.end();
      await display.end();
    };
    try {
      const address = `http://127.0.0.1:${port}`;
      await until('WebKitWebDriver answers', () => answers(address));
      const session = await newSession(address, place);
      const screen = webDriverScreen(session);
      await screen.resize(place.viewport);
      return {
        screen,
        ...(keepsProfile() ? {} : { closeTabs: () => closeTabs(session) }),
        async close() {
          // Asks for a normal end; what does not follow is killed.
          await session.quit().catch(() => undefined);
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
