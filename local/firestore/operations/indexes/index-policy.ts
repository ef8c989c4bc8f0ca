import { readFileSync, statSync } from 'node:fs';
import { StatusError } from '#local/firestore/errors.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { DeclaredIndexes, parseDeclaredIndexes } from './declared-indexes.ts';
import { missingIndexes } from './missing-indexes.ts';

export interface IndexPolicyOptions {
  /** firestore.indexes.json. Without it every query is answered, as by Google's emulator. */
  readonly file?: string | undefined;
  /** Whether a query without its index is refused, as in production, or answered with a line in the log. */
  readonly missing?: 'refuse' | 'warn' | undefined;
}

/** Which queries are answered: those whose indexes are declared. */
export class IndexPolicy {
  readonly #options: IndexPolicyOptions;
  readonly #onMissing: (entries: string) => void;
  #declared = DeclaredIndexes.none;
  #readAt = 0;
  /** Each is told once. */
  readonly #warned = new Set<string>();

  /** `onMissing` is told of what is answered without its index. @throws Error for a file that cannot be read. */
  constructor(options: IndexPolicyOptions, onMissing: (entries: string) => void) {
    this.#options = options;
    this.#onMissing = onMissing;
    this.#readAgain();
  }

  get declared(): DeclaredIndexes {
    return this.#declared;
  }

  /** @throws StatusError FAILED_PRECONDITION with the missing indexes. */
  check(plan: QueryPlan): void {
    if (this.#options.file === undefined) return;
    let missing = missingIndexes(this.#declared, plan);
    // It may have been added since.
    if (missing.length > 0 && this.#readAgain()) missing = missingIndexes(this.#declared, plan);
    if (missing.length === 0) return;
    const entries = missing.join('\n');
    if (this.#options.missing !== 'warn') {
      throw new StatusError(
        'FAILED_PRECONDITION',
        `The query requires an index. Add to firestore.indexes.json:\n${entries}`,
      );
    }
    if (this.#warned.has(entries)) return;
    this.#warned.add(entries);
    this.#onMissing(entries);
  }

  /** @returns whether there is anything new. */
  #readAgain(): boolean {
    const { file } = this.#options;
    if (file === undefined) return false;
    const { mtimeMs } = statSync(file);
    if (mtimeMs === this.#readAt) return false;
    this.#readAt = mtimeMs;
    try {
      this.#declared = parseDeclaredIndexes(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    return true;
  }
}
