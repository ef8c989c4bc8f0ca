/**
 * Preloaded as parent-guard.ts is, and at work in the Firebase CLI alone. It writes each step of the emulators to a file, without
 * a limit, and a line for each file that it serves: an eighth of its CPU time. Of these the logs of the emulators keep
 * what matters: what was not served as asked, and the line of the rules for each request to the Firestore emulator.
 */
import { requireOf } from './cli-programs.ts';
import { replaceModule } from './replace-module.ts';

interface LoggerModule {
  readonly EmulatorLogger: { readonly prototype: { log(type: string, ...entry: unknown[]): void } };
}

type Morgan = (format: string, options: object) => unknown;

const wasServed = (_: unknown, { statusCode }: { readonly statusCode: number }): boolean => statusCode < 400;

const requireOfCli = requireOf('bin/firebase');
if (requireOfCli !== null) {
  const { prototype } = (requireOfCli('firebase-tools/lib/emulator/emulatorLogger') as LoggerModule).EmulatorLogger;
  const { log } = prototype;
  prototype.log = function (type, ...entry) {
    if (type !== 'DEBUG') log.call(this, type, ...entry);
  };
  replaceModule(requireOfCli, requireOfCli.resolve('morgan'), (load) => {
    const morgan = load() as Morgan;
    return (format: string, options: object) => morgan(format, { ...options, skip: wasServed });
  });
}
