import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildLocalApp, hashLocalApp } from '#build/build-app.ts';
import type { EmulatorPorts } from '#build/emulator-settings.ts';
import { inProject } from '#build/project.ts';

/** Stand for the ports of a stack in the build that all of them copy: an address of ports that no server of a test has. */
const placeholders: EmulatorPorts = { auth: 64_991, firestore: 64_992, stripe: 64_993 };

const addressOf = (port: number) => `127.0.0.1:${port}`;

const folder = (...names: readonly string[]) => inProject('.cache', 'test-app', ...names);

const oldMs = 86_400_000;

/** Builds of former inputs. Another process may still copy a recent one. */
async function removeOldBuilds(): Promise<void> {
  for (const name of await readdir(folder())) {
    const { mtimeMs } = await stat(folder(name));
    if (Date.now() - mtimeMs > oldMs) await rm(folder(name), { recursive: true, force: true });
  }
}

/** The folder of the app with placeholders, built unless a process of any test run has built it. */
async function builtOnce(): Promise<string> {
  const built = folder(await hashLocalApp(placeholders));
  const isThere = () =>
    stat(built).then(
      () => true,
      () => false,
    );
  if (await isThere()) return built;
  const own = folder(randomUUID());
  await buildLocalApp(placeholders, path.join(own, 'app'));
  await removeOldBuilds();
  try {
    await rename(path.join(own, 'app'), built);
  } catch (error) {
    // Another process was faster.
    if (!(await isThere())) throw error;
  }
  await rm(own, { recursive: true, force: true });
  return built;
}

/** Builds the same app, of which each script has its source map beside it. */
export const buildWithSourceMaps = (outDir: string): Promise<void> =>
  buildLocalApp(placeholders, outDir, {}, { sourceMaps: true });

/**
 * Puts the app for the emulators on these ports into a folder. Building takes ten seconds of CPU time, and only the ports
 * tell the apps of two stacks apart.
 */
export async function copyBuiltApp(ports: EmulatorPorts, outDir: string): Promise<void> {
  const built = await builtOnce();
  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.dirname(outDir), { recursive: true });
  await cp(built, outDir, { recursive: true });
  const files = await readdir(outDir, { recursive: true, withFileTypes: true });
  const scripts = files.filter((file) => file.isFile() && file.name.endsWith('.js'));
  let replaced = 0;
  for (const { parentPath, name } of scripts) {
    const file = path.join(parentPath, name);
    const before = await readFile(file, 'utf8');
    const after = (['auth', 'firestore', 'stripe'] as const).reduce(
      (text, server) => text.replaceAll(addressOf(placeholders[server]), addressOf(ports[server])),
      before,
    );
    if (after === before) continue;
    replaced += 1;
    await writeFile(file, after);
  }
  if (replaced === 0) throw new Error('the built app names no emulator');
}
