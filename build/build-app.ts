import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emulatorSettings, type EmulatorPorts } from './emulator-settings.ts';
import { hashInputs } from './input-hash.ts';
import { inProject, nodeBinary, projectRoot } from './project.ts';
import { reviewsWidget } from './reviews-widget.ts';
import { releaseVersion } from './version.ts';

const inputs = [
  'src',
  'build',
  'public',
  'index.html',
  'public.html',
  'staff.html',
  'helper.html',
  'vite.config.ts',
  'vite.shared.config.ts',
  'vite.separate.config.ts',
  'vite.staff.config.ts',
  'vite.helper.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'src/tsconfig.json',
];

async function runVite(outDir: string, settings: Record<string, string>, sourceMaps: boolean): Promise<void> {
  const vite = spawn(
    nodeBinary,
    [
      inProject('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'warn',
      // The scripts are the same, to the letter and by name.
      ...(sourceMaps ? ['--sourcemap', 'hidden'] : []),
    ],
    {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  vite.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  vite.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    vite.once('error', reject);
    vite.once('close', resolve);
  });
  if (code === 0) return;
  // Omits the bundler's stack trace, which does not help to fix the app.
  const words = output
    .join('')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line));
  throw new Error(`The app cannot be built:\n${words.join('\n')}`);
}

type MoreSettings = Readonly<Record<string, string>>;

const settingsOf = (ports: EmulatorPorts, more: MoreSettings) => ({
  ...emulatorSettings(ports),
  // Without the commit: another one with the same inputs is no reason to build again.
  VITE_VERSION: releaseVersion(),
  REVIEWS_WIDGET_URL: reviewsWidget()?.href ?? '',
  ...more,
});

/** Tells builds of different inputs or settings apart. */
export const hashLocalApp = (ports: EmulatorPorts, more: MoreSettings = {}): Promise<string> =>
  hashInputs(inputs, settingsOf(ports, more));

/**
 * Builds the app for the emulators on these ports, with more settings if given, unless the inputs are unchanged since
 * the last build. The output is never dist/, so that an app that uses local emulators cannot be deployed.
 */
export async function buildLocalApp(
  ports: EmulatorPorts,
  outDir: string,
  more: MoreSettings = {},
  { sourceMaps = false }: { readonly sourceMaps?: boolean } = {},
): Promise<void> {
  const stamp = `${outDir}.inputs`;
  const hash = await hashLocalApp(ports, more);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  // An interrupted build must not count as complete.
  await rm(stamp, { force: true });
  await runVite(outDir, settingsOf(ports, more), sourceMaps);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
