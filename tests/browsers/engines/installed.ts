import { existsSync } from 'node:fs';

export const firstExisting = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** For Debian and what follows it. Nothing here runs it. */
export const installLine = (packages: readonly string[]): string => `sudo apt-get install ${packages.join(' ')}`;
