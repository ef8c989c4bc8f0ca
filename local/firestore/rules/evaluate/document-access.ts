import type { AccessBudget, RulesReader } from '../types.ts';
import type { StoredDocument } from '#local/firestore/values/value.ts';
import { EvaluationError } from '../runtime/errors.ts';
import { documentToRules, type DatabaseName } from '../runtime/from-stored.ts';
import type { PathValue } from '../runtime/path.ts';
import type { RuleValue } from '../runtime/value.ts';

/** The request's own document, which rules may read for free. */
export interface OwnDocument {
  readonly path: readonly string[];
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** Implements get(), exists(), getAfter() and existsAfter() within the access budget. */
export class DocumentAccess {
  readonly #reader: RulesReader;
  readonly #budget: AccessBudget;
  readonly #database: DatabaseName;
  readonly #own: OwnDocument | null;
  #used = 0;

  constructor(reader: RulesReader, budget: AccessBudget, database: DatabaseName, own: OwnDocument | null) {
    this.#reader = reader;
    this.#budget = budget;
    this.#database = database;
    this.#own = own;
  }

  call(name: string, path: PathValue): RuleValue {
    const after = name.endsWith('After');
    const document = this.#read(name, path, after);
    if (name.startsWith('exists')) return document !== null;
    if (document !== null) return documentToRules(document, this.#database);
    // A missing document is null only when this request determines that it is missing; otherwise it is an error.
    if (this.#isOwn(path) || (after && this.#reader.isWritten?.(this.#relative(name, path)) === true)) return null;
    throw serviceCallError(name, path);
  }

  #read(name: string, path: PathValue, after: boolean): StoredDocument | null {
    const relative = this.#relative(name, path);
    if (this.#own !== null && this.#isOwn(path)) return after ? this.#own.after : this.#own.before;
    this.#spend(name, path, relative);
    return after ? this.#reader.getAfter(relative) : this.#reader.get(relative);
  }

  /** get() and exists() of one document count separately; reads before and after the request count once. */
  #spend(name: string, path: PathValue, relative: readonly string[]): void {
    const key = `${name.replace('After', '')}:${relative.join('/')}`;
    const { seen, perOperation, perRequest } = this.#budget;
    if (seen.has(key)) return;
    if (this.#used >= perOperation || seen.size >= perRequest) throw serviceCallError(name, path);
    this.#used++;
    seen.add(key);
  }

  #isOwn(path: PathValue): boolean {
    const own = this.#own?.path;
    const relative = path.names().slice(3);
    return own?.length === relative.length && own.every((segment, index) => segment === relative[index]);
  }

  /** The segments under `documents/`. @throws EvaluationError unless it is a document of this database. */
  #relative(name: string, path: PathValue): readonly string[] {
    const [root, database, documents, ...relative] = path.names();
    const isDocument =
      root === 'databases' &&
      database === this.#database.databaseId &&
      documents === 'documents' &&
      relative.length > 0 &&
      relative.length % 2 === 0 &&
      relative.every((segment) => segment !== '');
    if (!isDocument) throw serviceCallError(name, path);
    return relative;
  }
}

/** Google's message, which prints the argument as a protocol buffer. */
function serviceCallError(name: string, path: PathValue): EvaluationError {
  const segments = path.names().map((segment) => `  segments {\n    simple: ${JSON.stringify(segment)}\n  }\n`);
  return new EvaluationError(
    `Service call error. Function: [${name}], Argument: [path_value {\n${segments.join('')}}\n].`,
  );
}
