import { StatusError } from '#local/firestore/errors.ts';
import type { AccessBudget, RulesMethod } from '#local/firestore/rules/types.ts';
import type { Change, DocumentStore } from '#local/firestore/store/document-store.ts';
import { checkFields, checkLimits, checkSize } from '#local/firestore/values/document-limits.ts';
import { identicalFields } from '#local/firestore/values/equality.ts';
import { applyMask } from '#local/firestore/values/fields.ts';
import { microsOf, momentOf } from '#local/firestore/values/moment.ts';
import type { Fields, Moment, StoredDocument, Value } from '#local/firestore/values/value.ts';
import type { AccessRequest } from '../authorizer.ts';
import { budgetFor } from '../authorizer.ts';
import type { DeclaredIndexes } from '../indexes/declared-indexes.ts';
import { checkIndexEntries } from '../indexes/index-entries.ts';
import type { WrittenVersions } from './lock-set.ts';
import type { PlannedWrite } from './planned-write.ts';
import { applyTransforms } from './transforms.ts';
import type { WriteResult } from '../types.ts';

const NO_FIELDS: Fields = new Map();

interface Step {
  readonly write: PlannedWrite;
  /** The document before this write, with the request's earlier writes applied. */
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly transformResults: readonly Value[];
}

/**
 * The effects of a request, computed but not applied. Writes build on each other; nothing is visible until all are
 * authorized and all preconditions hold.
 */
export class StagedCommit {
  readonly #store: DocumentStore;
  readonly #declared: DeclaredIndexes;
  readonly #micros: bigint;
  readonly #steps: readonly Step[];
  /** The final state of each written document, by path. */
  readonly #overlay = new Map<string, Change>();

  constructor(store: DocumentStore, declared: DeclaredIndexes, writes: readonly PlannedWrite[], micros: bigint) {
    this.#store = store;
    this.#declared = declared;
    this.#micros = micros;
    this.#steps = writes.map((write) => this.#stage(write));
  }

  /** One request to the rules per write. */
  accessRequests(): readonly AccessRequest[] {
    const budget: AccessBudget = budgetFor(this.#steps.length);
    const reader = {
      get: (path: readonly string[]) => this.#store.get(path),
      getAfter: (path: readonly string[]) => this.#staged(path),
      /** Whether this request writes the document at the path. */
      isWritten: (path: readonly string[]) => this.#overlay.has(path.join('/')),
    };
    return this.#steps.map(({ write, before, after }) => {
      const method = methodOf(write, before);
      return {
        method,
        path: write.path,
        time: this.#serverTime(),
        // A create is authorized without a resource; the precondition rejects it if the document exists.
        resource: method === 'create' ? null : before,
        requestResource: method === 'create' || method === 'update' ? after : null,
        query: null,
        reader,
        budget,
      };
    });
  }

  checkPreconditions(): void {
    for (const { write, before } of this.#steps) checkPrecondition(write, before);
  }

  results(): readonly WriteResult[] {
    return this.#steps.map(({ write, before, after, transformResults }) => {
      if (write.action.kind === 'delete') return { transformResults };
      const version = write.action.kind === 'verify' ? before : after;
      return { updateTime: version?.updateTime ?? momentOf(this.#micros), transformResults };
    });
  }

  /** Only documents whose contents change. */
  changes(): readonly { readonly change: Change; readonly before: StoredDocument | null }[] {
    return Array.from(this.#overlay.values(), (change) => ({ change, before: this.#store.get(change.path) })).filter(
      ({ change, before }) => change.document !== before,
    );
  }

  /** Of each document, what is stored now and what this request leaves of it. */
  versions(): WrittenVersions {
    return new Map(
      this.#steps.map(({ write: { path } }) => {
        const both = [this.#store.get(path), this.#staged(path)];
        return [path.join('/'), both.filter((version) => version !== null)];
      }),
    );
  }

  /** request.time and serverTimestamp(), which have millisecond precision as in production. */
  #serverTime(): Moment {
    return momentOf((this.#micros / 1000n) * 1000n);
  }

  #staged(path: readonly string[]): StoredDocument | null {
    const change = this.#overlay.get(path.join('/'));
    return change === undefined ? this.#store.get(path) : change.document;
  }

  #stage(write: PlannedWrite): Step {
    const before = this.#staged(write.path);
    const { action, path } = write;
    if (action.kind === 'verify') return { write, before, after: before, transformResults: [] };
    if (action.kind === 'delete') {
      this.#overlay.set(path.join('/'), { path, document: null });
      return { write, before, after: null, transformResults: [] };
    }
    const stored = before?.fields ?? NO_FIELDS;
    const updated =
      action.fields === null
        ? stored
        : action.mask === null
          ? action.fields
          : applyMask(stored, action.fields, action.mask);
    const { fields, results } = applyTransforms(updated, action.transforms, this.#serverTime());
    if (action.transforms.length > 0) {
      checkFields(fields);
      checkLimits(path, fields);
    }
    checkSize(path, fields);
    checkIndexEntries(this.#declared, path, fields);
    const after = this.#version(path, before, fields);
    this.#overlay.set(path.join('/'), { path, document: after });
    return { write, before, after, transformResults: results };
  }

  /** A write without effect keeps the stored version and its update time. */
  #version(path: readonly string[], before: StoredDocument | null, fields: Fields): StoredDocument {
    if (before !== null && identicalFields(before.fields, fields)) return before;
    const now = momentOf(this.#micros);
    return { path, fields, createTime: before?.createTime ?? now, updateTime: now };
  }
}

/** The precondition determines create or update; without one, the stored document does. */
function methodOf({ action, precondition }: PlannedWrite, before: StoredDocument | null): RulesMethod {
  if (action.kind === 'delete') return 'delete';
  if (action.kind === 'verify') return 'get';
  if (precondition?.exists !== undefined) return precondition.exists ? 'update' : 'create';
  if (precondition?.updateTime !== undefined) return 'update';
  return before === null ? 'create' : 'update';
}

function checkPrecondition({ name, precondition }: PlannedWrite, before: StoredDocument | null): void {
  if (precondition === null) return;
  if (precondition.exists === true && before === null) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (precondition.exists === false && before !== null) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (precondition.updateTime === undefined) return;
  const stored = before === null ? 0n : microsOf(before.updateTime);
  const required = microsOf(precondition.updateTime);
  // Stored times have microsecond precision, so a finer required time never matches.
  if (stored === required && precondition.updateTime.nanos % 1000 === 0) return;
  throw new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${required})`,
  );
}
