import type { StoredDocument } from '../values/value.ts';

interface Version {
  readonly micros: bigint;
  readonly document: StoredDocument | null;
}

/** The versions of one document; null means that it did not exist. Most have one version: only that takes memory. */
export class DocumentHistory {
  /** The last segment of the document's path. */
  readonly id: string;
  #newest: Version | null = null;
  /** Oldest first. */
  #earlier: Version[] | null = null;

  constructor(id: string) {
    this.id = id;
  }

  get current(): StoredDocument | null {
    return this.#newest?.document ?? null;
  }

  /** True when the document does not exist and has no earlier versions. */
  get isEmpty(): boolean {
    return this.#earlier === null && this.current === null;
  }

  at(micros: bigint): StoredDocument | null {
    if (this.#newest !== null && this.#newest.micros <= micros) return this.#newest.document;
    return this.#earlier?.findLast((version) => version.micros <= micros)?.document ?? null;
  }

  record(document: StoredDocument | null, micros: bigint): void {
    if (this.#newest !== null) {
      this.#earlier ??= [];
      this.#earlier.push(this.#newest);
    }
    this.#newest = { micros, document };
  }

  /** Drops the oldest version, which must be superseded. */
  dropOldest(): void {
    this.#earlier?.shift();
    if (this.#earlier?.length === 0) this.#earlier = null;
  }
}
