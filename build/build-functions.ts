import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type OutputFile, stop } from 'esbuild';
import { z } from 'zod';
import { functionsLock, lockSchema } from './functions-lock.ts';
import { inProject, projectRoot } from './project.ts';

/** Packages installed with the deployed functions; everything else is bundled. */
const runtimeDependencies = [
  '@expo-google-fonts/open-sans',
  'firebase-admin',
  'firebase-functions',
  'nodemailer',
  'pdfkit',
  'stripe',
  'web-push',
] as const;

const packageSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });

const readProjectJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(inProject(name), 'utf8'));

const asFile = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** The package.json for deployment, and a lock file with the versions tested in this project. */
export async function deployedPackage() {
  const { devDependencies } = packageSchema.parse(await readProjectJson('package.json'));
  const dependencies = runtimeDependencies.map((name) => {
    const version = devDependencies[name];
    if (version === undefined) throw new Error(`package.json does not name ${name}`);
    return [name, version] as const;
  });
  const content = {
    name: 'madelief-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(dependencies),
  };
  const lock = functionsLock(lockSchema.parse(await readProjectJson('package-lock.json')), content);
  return { 'package.json': asFile(content), 'package-lock.json': asFile(lock) };
}

async function bundle(outDir: string): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    entryPoints: { index: inProject('functions', 'src', 'index.ts') },
    absWorkingDir: projectRoot,
    outdir: outDir,
    bundle: true,
    // Handlers are loaded on their first event, so every lazy import becomes a file of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: runtimeDependencies.flatMap((name) => [name, `${name}/*`]),
    chunkNames: '[name]-[hash]',
    write: false,
    logLevel: 'silent',
  });
  // Stops esbuild's service process, which would live as long as this process.
  await stop();
  return outputFiles;
}

/**
 * Bundles the functions and the domain into a self-contained folder for deployment. Unchanged files are not rewritten.
 */
export async function buildFunctions(): Promise<string> {
  const outDir = inProject('functions', 'lib');
  const wanted = new Map((await bundle(outDir)).map((file) => [path.basename(file.path), file.text]));
  for (const [name, text] of Object.entries(await deployedPackage())) wanted.set(name, text);
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of wanted) {
    const file = path.join(outDir, name);
    if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text);
  }
  const stale = (await readdir(outDir)).filter((name) => name.endsWith('.js') && !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(outDir, name))));
  return outDir;
}
