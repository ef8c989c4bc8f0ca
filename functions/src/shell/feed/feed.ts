import type { Services } from '../services.ts';

/** A text that a program of another party reads again and again, by an address that holds a secret. */
export interface Feed {
  /** The part of the path before the secret. */
  readonly name: string;
  /** Imports what writes it. @returns the text; null for a secret that does not count. */
  readonly load: () => Promise<(secret: string, services: Services) => Promise<string | null>>;
}
