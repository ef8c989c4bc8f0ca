import { StatusError } from '../errors.ts';
import type { AccessBudget, RulesMethod, RulesQuery, RulesReader, Ruleset, Verdict } from '../rules/types.ts';
import type { Moment, StoredDocument } from '../values/value.ts';
import type { Caller } from './types.ts';
import type { DatabaseId, Log } from './operations-api.ts';

/** Document accesses of the rules, as documented: 10 for one document or query, 20 for a write of several documents. */
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

/** Asks the security rules of a project about what its users want to do. */
export class Authorizer {
  readonly #log: Log;
  readonly #defaultRules: Ruleset | null;
  readonly #rules = new Map<string, Ruleset | null>();
  /** Projects that are known to be open, so that it is said once. */
  readonly #open = new Set<string>();

  constructor(log: Log, defaultRules: Ruleset | null) {
    this.#log = log;
    this.#defaultRules = defaultRules;
  }

  setRules(projectId: string, rules: Ruleset | null): void {
    this.#rules.set(projectId, rules);
    this.#open.delete(projectId);
  }

  getRules(projectId: string): Ruleset | null {
    return this.#rules.get(projectId) ?? (this.#rules.has(projectId) ? null : this.#defaultRules);
  }

  /** Refuses what is kept for administrators, with rules and without. */
  requireAdmin(caller: Caller, message: string): void {
    if (caller.kind !== 'admin') throw new StatusError('PERMISSION_DENIED', message);
  }

  /** True when a caller may do everything: an administrator, or anyone while a project has no rules. */
  isUnlimited(caller: Caller, projectId: string): boolean {
    if (caller.kind === 'admin') return true;
    if (this.getRules(projectId) !== null) return false;
    if (!this.#open.has(projectId)) {
      this.#open.add(projectId);
      this.#log({ kind: 'no-rules', projectId });
    }
    return true;
  }

  /** Returns when the rules allow it. */
  authorize(caller: Caller, database: DatabaseId, request: AccessRequest): void {
    if (caller.kind === 'admin' || this.isUnlimited(caller, database.projectId)) return;
    const rules = this.getRules(database.projectId);
    if (rules === null) return;
    const verdict = rules.authorize({ ...database, ...request, auth: caller.auth });
    this.#log({
      kind: 'rules-verdict',
      database,
      method: request.method,
      path: request.path,
      allowed: verdict.allowed,
      trace: verdict.trace,
      debug: verdict.debug,
    });
    if (!verdict.allowed) throw denied(verdict, request.method);
  }
}

/** For what no allow statement was looked at: no path matches it. */
export function noMatchingAllow(): StatusError {
  return new StatusError('PERMISSION_DENIED', 'No matching allow statements');
}

/** "false for 'create' @ L5, Null value error. for 'create' @ L12", as Google's emulator says it. */
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
