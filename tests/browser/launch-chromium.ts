import { existsSync, statfsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { isChromiumPackaged, packagedChromium } from './packaged-chromium.ts';

/** Debian's own first: its wrapper in /usr/bin adds extensions and the rasterization of a graphics card, which cost time. */
const systemChromium = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** What Playwright disables itself: Chromium takes the last list of its command line, so ours repeats it. */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The browser's own toolbar as web pages: a quarter of the CPU time of a short journey with Chromium 156. */
const toolbarPages = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'WebUIToolbar'];

/** `SpareRendererForSitePerProcess`: a renderer started in advance for a page that a test never opens. */
const disabledFeatures = [...disabledByPlaywright, ...toolbarPages, 'SpareRendererForSitePerProcess'];

/** Without these, a closed network makes Chromium retry Google's hosts, many at a time. */
const quietArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${disabledFeatures.join(',')}`,
];

type Choice = 'packaged' | 'machine' | null;

/**
 * MADELIEF_CHROMIUM=packaged ignores the machine's Chromium, so that a result can be compared with another machine's;
 * `machine` uses it for all journeys.
 * @throws for any other value: a typo must not silently choose another browser.
 */
function chosenChromium(): Choice {
  const choice = process.env['MADELIEF_CHROMIUM'] ?? '';
  if (choice === '') return null;
  if (choice === 'packaged' || choice === 'machine') return choice;
  throw new Error(`MADELIEF_CHROMIUM is "packaged", "machine" or not set: ${choice}`);
}

const installedChromium = (): string | undefined =>
  chosenChromium() === 'packaged' ? undefined : systemChromium.find((path) => existsSync(path));

/** The optimizing compilers: the pages of journeys live for seconds, and their threads cost an eighth of all CPU time. */
const withoutOptimizing = '--js-flags=--no-turbofan,--no-maglev';

const sharedMemoryFolder = '/dev/shm';
/** Some containers have 64 MB of shared memory, with which pages crash. */
const enoughSharedMemoryBytes = 2 ** 30;

/**
 * Playwright has shared memory as files in /tmp, which are created and removed on a disk for every request and every tile.
 * Where there is enough memory for it, it is in memory: a load of the dashboard takes 2.5 % less CPU time.
 */
function ignoredDefaultArgs(): string[] {
  if (!existsSync(sharedMemoryFolder)) return [];
  const { bavail, bsize } = statfsSync(sharedMemoryFolder);
  return bavail * bsize >= enoughSharedMemoryBytes ? ['--disable-dev-shm-usage'] : [];
}

const launchOptions = (executablePath: string) => ({
  executablePath,
  args: quietArgs,
  ignoreDefaultArgs: ignoredDefaultArgs(),
  headless: true,
});

/** The system's Chromium, or else the one from the npm package (design.md decision 14). */
export async function chromiumLaunchOptions(): Promise<LaunchOptions & { executablePath: string }> {
  return launchOptions(installedChromium() ?? (await packagedChromium()));
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumLaunchOptions());
}

/** The graphics and the network inside the browser's process: a twentieth of the CPU time of journeys. */
const fewerProcesses = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

/**
 * The one from the npm package where it has one for this machine: the same version everywhere, and the lightest. For journeys
 * and not for measurements (docs/decisions/0074-journeys-in-the-packaged-chromium.md).
 */
export async function launchForJourneys(): Promise<Browser> {
  const isPackaged = isChromiumPackaged && chosenChromium() !== 'machine';
  const options = isPackaged ? launchOptions(await packagedChromium()) : await chromiumLaunchOptions();
  const launch = () => chromium.launch({ ...options, args: [...quietArgs, withoutOptimizing, ...fewerProcesses] });
  // It has died while it was starting (a general protection fault in libc): that is no finding about the app.
  return launch().catch(launch);
}

/** A browser whose profile is a folder: its storage survives a crash. */
export async function launchProfile(
  profileFolder: string,
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profileFolder, { ...(await chromiumLaunchOptions()), ...options });
}
