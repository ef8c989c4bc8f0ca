import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const factorSchema = z.strictObject({
  localId: z.string(),
  mfaEnrollmentId: z.string(),
  displayName: z.string(),
  enrolledAt: z.string(),
  secret: z.string(),
});

/** A second factor of an account, with the secret that its authenticator app has too. */
export type TotpFactor = z.infer<typeof factorSchema>;

/** The second factors of the local Firebase. What was answered as enrolled is in the file. */
export class FactorStore {
  readonly #file: string;
  #factors: readonly TotpFactor[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  async open(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => null);
    this.#factors = text === null ? [] : z.array(factorSchema).parse(JSON.parse(text));
  }

  all(): readonly TotpFactor[] {
    return this.#factors;
  }

  of(localId: string): readonly TotpFactor[] {
    return this.#factors.filter((factor) => factor.localId === localId);
  }

  add(factor: TotpFactor): Promise<void> {
    this.#factors = [
      ...this.#factors.filter(({ mfaEnrollmentId }) => mfaEnrollmentId !== factor.mfaEnrollmentId),
      factor,
    ];
    return this.#save();
  }

  /** Keeps those factors of an account alone. */
  keep(localId: string, kept: (factor: TotpFactor) => boolean): Promise<void> {
    this.#factors = this.#factors.filter((factor) => factor.localId !== localId || kept(factor));
    return this.#save();
  }

  clear(): Promise<void> {
    this.#factors = [];
    return this.#save();
  }

  /** Replaces the file atomically, one save after the other. */
  #save(): Promise<void> {
    this.#writing = this.#writing
      .catch(() => undefined)
      .then(async () => {
        await mkdir(path.dirname(this.#file), { recursive: true });
        const handle = await open(`${this.#file}.new`, 'w', 0o600);
        try {
          await handle.writeFile(JSON.stringify(this.#factors));
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(`${this.#file}.new`, this.#file);
      });
    return this.#writing;
  }
}
