/**
 * Preloaded as parent-guard.ts is, and at work in the processes of functions alone. One function of a module of the CLI is all
 * they need of it, and it brings the code for deploying and for extensions: hundreds of modules, two fifths of the CPU
 * time of each start. That function is given to them; the module is loaded when anything else of it is used.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireOf } from './cli-programs.ts';
import { replaceModule } from './replace-module.ts';

function nameOfPackage(folder: string): unknown {
  try {
    return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name?: unknown }).name;
  } catch {
    return undefined;
  }
}

/** The folder of the package of this name that a file belongs to. */
function findModuleRoot(name: string, file: string): string {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (nameOfPackage(folder) === name) return folder;
  }
  return '';
}

const require = requireOf('emulator/functionsEmulatorRuntime');
if (require !== null) {
  const file = require.resolve('firebase-tools/lib/emulator/functionsEmulatorShared');
  replaceModule(
    require,
    file,
    (load) =>
      new Proxy(
        { findModuleRoot },
        { get: (own, name) => (Reflect.get(own, name) ?? Reflect.get(load(), name)) as unknown },
      ),
  );
}
