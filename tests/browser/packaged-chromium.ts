import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { inProject, nodeBinary } from '#build/project.ts';

const run = promisify(execFile);

const manifestSchema = z.object({ version: z.string() });

/** Whether the npm package holds a Chromium for this machine. */
export const isChromiumPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * Fills a folder once. Several processes may ask at the same time: each fills a folder of its own, and the first moves it
 * into place, so that nobody sees half of it.
 */
export async function fillOnce(folder: string, fill: (staging: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    await fill(staging);
    await rename(staging, folder);
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * The Chromium of the npm package. By itself the package unpacks to one path for all, where a second process would start a
 * file that is still being written, or an older version.
 * @returns the path of its executable.
 */
export async function packagedChromium(): Promise<string> {
  const manifest = await readFile(inProject('node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8');
  const { version } = manifestSchema.parse(JSON.parse(manifest));
  const folder = inProject('.cache', `chromium-${version}`);
  await fillOnce(folder, async (staging) => {
    const environment = { ...process.env, TMPDIR: staging };
    await run(nodeBinary, [inProject('tests', 'browser', 'unpack-chromium.ts')], { env: environment });
  });
  return path.join(folder, 'chromium');
}
