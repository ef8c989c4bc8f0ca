/**
 * Preloaded as parent-guard.ts is, and at work in the Firebase CLI alone. Its Auth emulator compiles a validator for every
 * field of every operation when it starts, eight of its eleven seconds of CPU time, and is asked for few of
 * them. The library that does so has an option to compile each when it is first needed, which the CLI does not set.
 */
import { requireOf } from './cli-programs.ts';

interface ApiLibrary {
  middleware(document: unknown, options: object): Promise<unknown>;
}

const requireOfCli = requireOf('bin/firebase');
if (requireOfCli !== null) {
  const library = requireOfCli('exegesis-express') as ApiLibrary;
  const { middleware } = library;
  library.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
