import type { Moment, StoredDocument } from '../values/value.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who calls, as the ID token says. `null` is a visitor. Administrators never reach the rules. */
export interface RulesAuth {
  readonly uid: string;
  /** The claims of the token, as JSON. */
  readonly token: Readonly<Record<string, unknown>>;
}

/** What the rules may look at while they decide. */
export interface RulesReader {
  /** The document as it was before the request, for get() and exists(). `path` is under `documents/`. */
  get(path: readonly string[]): StoredDocument | null;
  /** The document as it would be after the whole batch or transaction, for getAfter() and existsAfter(). */
  getAfter(path: readonly string[]): StoredDocument | null;
  /**
   * Whether the same batch or transaction writes the document. getAfter() of one that the batch deletes is null;
   * of one that is missing for any other reason it is an evaluation error. Left out, nothing else is written.
   */
  isWritten?(path: readonly string[]): boolean;
}

/**
 * Counts document access over a whole batch or transaction: 10 calls per single document request or query, 20 for a
 * multi-document write with 10 for each operation in it. A path that was read before in the same request is free.
 */
export interface AccessBudget {
  readonly perOperation: number;
  readonly perRequest: number;
  readonly seen: Set<string>;
}

/** A query as the prover needs it: what the filters, limits and orders promise about every document returned. */
export interface RulesQuery {
  readonly limit: number | null;
  readonly offset: number;
  readonly orderBy: readonly { readonly field: readonly string[]; readonly direction: 'ASC' | 'DESC' }[];
  /** Conjuncts that every returned document satisfies (an OR filter that is no conjunct is left out by its parts). */
  readonly filter: RulesFilter | null;
  /** True for a collection group query: `path` is then the parent and any depth below it can match. */
  readonly allDescendants: boolean;
}

export type RulesFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly RulesFilter[] }
  | {
      readonly kind: 'field';
      readonly field: readonly string[];
      /** The operator as the API names it: EQUAL, IN, ARRAY_CONTAINS, LESS_THAN, IS_NULL, … */
      readonly op: string;
      readonly value: import('../values/value.ts').Value;
    };

export interface RulesRequest {
  readonly projectId: string;
  readonly databaseId: string;
  readonly method: RulesMethod;
  /**
   * The document's segments under `documents/`. For a list: the collection's segments (odd count); for a collection
   * group: the parent's segments (even count, often none) followed by the collection id.
   */
  readonly path: readonly string[];
  readonly auth: RulesAuth | null;
  readonly time: Moment;
  /** The document before the request; null when it does not exist, and for a list. */
  readonly resource: StoredDocument | null;
  /** The document as it would be after the write; null for reads and deletes. */
  readonly requestResource: StoredDocument | null;
  /** Only for a list. */
  readonly query: RulesQuery | null;
  readonly reader: RulesReader;
  readonly budget: AccessBudget;
}

export interface Verdict {
  readonly allowed: boolean;
  /** One entry for each allow statement that was looked at, in source order. */
  readonly trace: readonly {
    readonly line: number;
    readonly column: number;
    readonly outcome: 'allow' | 'deny' | 'error';
    readonly reason?: string;
  }[];
  /** What debug() wrote, in order. */
  readonly debug: readonly string[];
}

export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
}

/** A set of rules that compiled. */
export interface Ruleset {
  readonly source: string;
  readonly warnings: readonly RulesIssue[];
  authorize(request: RulesRequest): Verdict;
}

/** `compileRules(source)` in `compile.ts` answers one of these. */
export type CompileResult =
  { readonly ok: true; readonly ruleset: Ruleset } | { readonly ok: false; readonly issues: readonly RulesIssue[] };
