import type { StoredDocument } from '../values/value.ts';

interface Version {
  readonly micros: bigint;
  readonly document: StoredDocument | null;
}

/** The versions of one document, oldest first; null means that it did not exist. */
export class DocumentHistory {
  readonly #versions: Version[] = [];

  get current(): StoredDocument | null {
    return this.#versions[this.#versions.length - 1]?.document ?? null;
  }

  /** True when the document does not exist and has no earlier versions. */
  get isEmpty(): boolean {
    return this.#versions.length <= 1 && this.current === null;
  }

  at(micros: bigint): StoredDocument | null {
    for (let index = this.#versions.length - 1; index >= 0; index -= 1) {
      const version = this.#versions[index];
      if (version !== undefined && version.micros <= micros) return version.document;
    }
    return null;
  }

  record(document: StoredDocument | null, micros: bigint): void {
    this.#versions.push({ micros, document });
  }

  /** Drops the oldest version, which must be superseded. */
  dropOldest(): void {
    if (this.#versions.length > 1) this.#versions.shift();
  }
}
