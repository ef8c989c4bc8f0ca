import { build } from 'vite';
import { emulatorSettings, type EmulatorPorts } from '#build/emulator-settings.ts';

export interface PageToBuild {
  /** The folder with the page's index.html. */
  readonly root: string;
  readonly outDir: string;
  /** Where it will be served, for example /__/faults/. */
  readonly base: string;
  readonly ports: EmulatorPorts;
}

/** Bundles a test page from the app's modules, configured for the emulators like the app. */
export async function buildPage({ root, outDir, base, ports }: PageToBuild): Promise<void> {
  const settings = Object.entries(emulatorSettings(ports)).map(
    ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)] as const,
  );
  await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    define: Object.fromEntries(settings),
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
}
