import type { Moment, StoredDocument } from '../values/value.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The caller according to the ID token; `null` when unauthenticated. Requests of administrators are not evaluated. */
export interface RulesAuth {
  readonly uid: string;
  /** The claims of the token, as JSON. */
  readonly token: Readonly<Record<string, unknown>>;
}

/** The documents that rules can read. */
export interface RulesReader {
  /** The document before the request, for get() and exists(). `path` is under `documents/`. */
  get(path: readonly string[]): StoredDocument | null;
  /** The document after the whole batch or transaction, for getAfter() and existsAfter(). */
  getAfter(path: readonly string[]): StoredDocument | null;
  /**
   * Whether the same batch or transaction writes the document. getAfter() is null for a document that the batch
   * deletes, and an evaluation error for one that is missing for any other reason. Default: no other document is
   * written.
   */
  isWritten?(path: readonly string[]): boolean;
}

/**
 * Counts document accesses of a whole batch or transaction: 10 calls per single-document request or query; 20 for a
 * multi-document write, with 10 for each of its operations. Repeated reads of a path are free.
 */
export interface AccessBudget {
  readonly perOperation: number;
  readonly perRequest: number;
  readonly seen: Set<string>;
}

/** A query as the prover needs it: what its filters, limit and orders imply for every returned document. */
export interface RulesQuery {
  readonly limit: number | null;
  readonly offset: number;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  /** Conditions that every returned document satisfies. */
  readonly filter: RulesFilter | null;
  /** True for a collection group query, which matches collections at any depth below the parent. */
  readonly allDescendants: boolean;
}

export type RulesFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly RulesFilter[] }
  | {
      readonly kind: 'field';
      readonly field: readonly string[];
      /** The operator's API name: EQUAL, IN, ARRAY_CONTAINS, LESS_THAN, IS_NULL, … */
      readonly op: string;
      readonly value: import('../values/value.ts').Value;
    };

export interface RulesRequest {
  readonly projectId: string;
  readonly databaseId: string;
  readonly method: RulesMethod;
  /**
   * The document's segments under `documents/`. For a list, the collection's segments (odd count); for a collection
   * group, the parent's segments (even count, often none) followed by the collection id.
   */
  readonly path: readonly string[];
  readonly auth: RulesAuth | null;
  readonly time: Moment;
  /** The document before the request; null when it does not exist, and for lists. */
  readonly resource: StoredDocument | null;
  /** The document after the write; null for reads and deletes. */
  readonly requestResource: StoredDocument | null;
  /** Only set for lists. */
  readonly query: RulesQuery | null;
  readonly reader: RulesReader;
  readonly budget: AccessBudget;
}

export interface Verdict {
  readonly allowed: boolean;
  /** One entry per evaluated allow statement, in source order. */
  readonly trace: readonly {
    readonly line: number;
    readonly column: number;
    readonly outcome: 'allow' | 'deny' | 'error';
    readonly reason?: string;
  }[];
  /** Output of debug(), in order. */
  readonly debug: readonly string[];
}

export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
}

/** A compiled ruleset. */
export interface Ruleset {
  readonly source: string;
  readonly warnings: readonly RulesIssue[];
  authorize(request: RulesRequest): Verdict;
}

/** The result of `compileRules(source)` in `compile.ts`. */
export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };
