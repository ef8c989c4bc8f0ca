import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { projectId } from '#build/project.ts';
import { exportMetadataFile } from './hub-export.ts';

const exportFolder = 'auth_export';

/**
 * Persists the data of the Auth emulator, which keeps it in memory only. The layout is that of `firebase
 * emulators:export`, so that the CLI can read it with `--import`.
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

  /** Polls for changes, because the emulator does not notify. */
  watch(intervalMs: number): void {
    this.#timer = setInterval(() => {
      // A failed save (the emulator is busy or stopping) is repeated by the next poll or the final save.
      this.save().catch(() => undefined);
    }, intervalMs);
    this.#timer.unref();
  }

  unwatch(): void {
    clearInterval(this.#timer);
  }

  /** Writes changes since the last save. Saves run one after the other. */
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
    // Written last: its presence marks the export as complete.
    await this.#write(exportMetadataFile, JSON.stringify({ version: '1', auth: { version: '1', path: exportFolder } }));
  }

  async #ask(pathAndQuery: string): Promise<string> {
    const answer = await fetch(this.#origin + pathAndQuery, { headers: { authorization: 'Bearer owner' } });
    if (!answer.ok) throw new Error(`the Auth emulator answered ${answer.status}`);
    return answer.text();
  }

  /** Replaces a file atomically and durably: a kill leaves the old or the new contents. */
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
