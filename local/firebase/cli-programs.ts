import { createRequire } from 'node:module';

/** The programs of the Firebase CLI that are preloaded into: the CLI itself, and a process of its functions. */
type Program = 'bin/firebase' | 'emulator/functionsEmulatorRuntime';

/** @returns what this program loads modules with; null when this process runs another. */
export function requireOf(program: Program): NodeJS.Require | null {
  const [, script = ''] = process.argv;
  const name = script.replaceAll('\\', '/').replace(/\.js$/, '');
  return name.endsWith(`/firebase-tools/lib/${program}`) ? createRequire(script) : null;
}
