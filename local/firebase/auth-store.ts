import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { projectId } from '#build/project.ts';
import { exportMetadataFile } from './hub-export.ts';

const exportFolder = 'auth_export';

/**
 * Keeps what the Auth emulator has in memory only. The layout is that of `firebase emulators:export`, so that the CLI
 * reads it back with `--import`.
 */
export class AuthStore {
  readonly #directory: string;
  readonly #origin: string;
  readonly #written = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(directory: string, authPort: number) {
    this.#directory = directory;
    this.#origin = `http://127.0.0.1:${authPort}`;
  }

  /** Looks for changes from now on: the emulator tells nobody of them. */
  watch(intervalMs: number): void {
    this.#timer = setInterval(() => {
      // A look that fails (the emulator is busy or going down) is made good by the next one or by the last save.
      this.save().catch(() => undefined);
    }, intervalMs);
    this.#timer.unref();
  }

  unwatch(): void {
    clearInterval(this.#timer);
  }

  /** Writes what has changed since the last time, one save after the other. */
  save(): Promise<void> {
    this.#running = this.#running.catch(() => undefined).then(() => this.#saveNow());
    return this.#running;
  }

  async #saveNow(): Promise<void> {
    const accounts = await this.#ask(
      `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
    );
    const config = await this.#ask(`/emulator/v1/projects/${projectId}/config`);
    await this.#write(path.join(exportFolder, 'accounts.json'), accounts);
    await this.#write(path.join(exportFolder, 'config.json'), config);
    // Last: it says that there is something to import.
    await this.#write(exportMetadataFile, JSON.stringify({ version: '1', auth: { version: '1', path: exportFolder } }));
  }

  async #ask(pathAndQuery: string): Promise<string> {
    const answer = await fetch(this.#origin + pathAndQuery, { headers: { authorization: 'Bearer owner' } });
    if (!answer.ok) throw new Error(`the Auth emulator answered ${answer.status}`);
    return answer.text();
  }

  /** Replaces a file as a whole and on disk, so that a kill at any moment leaves the old one or the new one. */
  async #write(name: string, text: string): Promise<void> {
    if (this.#written.get(name) === text) return;
    const file = path.join(this.#directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(`${file}.new`, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${file}.new`, file);
    this.#written.set(name, text);
  }
}
