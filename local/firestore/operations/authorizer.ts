import { StatusError } from '../errors.ts';
import type { AccessBudget, RulesMethod, RulesQuery, RulesReader, Ruleset, Verdict } from '../rules/types.ts';
import type { Moment, StoredDocument } from '../values/value.ts';
import type { Caller } from './types.ts';
import type { DatabaseId, Log } from './operations-api.ts';

/**
 * The documented limit of document access calls: 10 per single-document request or query, 20 per multi-document write.
 */
const PER_OPERATION = 10;
const PER_MULTIPLE_WRITE = 20;

export interface AccessRequest {
  readonly method: RulesMethod;
  readonly path: readonly string[];
  readonly time: Moment;
  readonly resource: StoredDocument | null;
  readonly requestResource: StoredDocument | null;
  readonly query: RulesQuery | null;
  readonly reader: RulesReader;
  readonly budget: AccessBudget;
}

export function budgetFor(operations: number): AccessBudget {
  return {
    perOperation: PER_OPERATION,
    perRequest: operations > 1 ? PER_MULTIPLE_WRITE : PER_OPERATION,
    seen: new Set(),
  };
}

/** Evaluates the security rules of each project. */
export class Authorizer {
  readonly #log: Log;
  readonly #defaultRules: Ruleset | null;
  readonly #rules = new Map<string, Ruleset | null>();
  /** Projects already logged as having no rules, so each is logged once. */
  readonly #warnedProjects = new Set<string>();

  constructor(log: Log, defaultRules: Ruleset | null) {
    this.#log = log;
    this.#defaultRules = defaultRules;
  }

  setRules(projectId: string, rules: Ruleset | null): void {
    this.#rules.set(projectId, rules);
    this.#warnedProjects.delete(projectId);
  }

  getRules(projectId: string): Ruleset | null {
    return this.#rules.get(projectId) ?? (this.#rules.has(projectId) ? null : this.#defaultRules);
  }

  /** Rejects callers other than administrators, with or without rules. */
  requireAdmin(caller: Caller, message: string): void {
    if (caller.kind !== 'admin') throw new StatusError('PERMISSION_DENIED', message);
  }

  /** True when no rules apply: for an administrator, and for any caller while the project has no rules. */
  bypassesRules(caller: Caller, projectId: string): boolean {
    if (caller.kind === 'admin') return true;
    if (this.getRules(projectId) !== null) return false;
    if (!this.#warnedProjects.has(projectId)) {
      this.#warnedProjects.add(projectId);
      this.#log({ kind: 'no-rules', projectId });
    }
    return true;
  }

  /** @throws StatusError PERMISSION_DENIED when the rules deny the request. */
  authorize(caller: Caller, database: DatabaseId, request: AccessRequest): void {
    if (caller.kind === 'admin' || this.bypassesRules(caller, database.projectId)) return;
    const rules = this.getRules(database.projectId);
    if (rules === null) return;
    const { seen } = request.budget;
    const seenBefore = seen.size;
    const verdict = rules.authorize({ ...database, ...request, auth: caller.auth });
    this.#log({
      kind: 'rules-verdict',
      database,
      method: request.method,
      path: request.path,
      allowed: verdict.allowed,
      trace: verdict.trace,
      debug: verdict.debug,
      accessed: accessedSince(seen, seenBefore),
    });
    if (!verdict.allowed) throw denied(verdict, request.method);
  }
}

/** The documents that were added to a budget, whose calls are in order: "get:users/maria", "exists:users/maria". */
function accessedSince(seen: ReadonlySet<string>, count: number): readonly string[] {
  if (seen.size === count) return [];
  const paths = Array.from(seen, (call) => call.slice(call.indexOf(':') + 1));
  return [...new Set(paths.slice(count))].filter((path) => !paths.slice(0, count).includes(path));
}

/** The error for a request that no allow statement matches. */
export function noMatchingAllow(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'No matching allow statements');
}

/** Formatted as Google's emulator does: "false for 'create' @ L5, Null value error. for 'create' @ L12". */
function denied(verdict: Verdict, method: RulesMethod): StatusError {
  const causes = verdict.trace
    .filter(({ outcome }) => outcome !== 'allow')
    .map(({ line, column, outcome, reason }) => {
      const place = `for '${method}' @ L${line}`;
      if (outcome === 'deny') return `false ${place}`;
      return reason === undefined ? `evaluation error at L${line}:${column} ${place}` : `${reason} ${place}`;
    });
  if (causes.length === 0) return noMatchingAllow();
  return new StatusError('PERMISSION_DENIED', `\n${causes.join(', ')}`);
}
