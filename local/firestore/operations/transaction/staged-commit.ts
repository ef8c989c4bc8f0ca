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
import type { PlannedWrite } from './planned-write.ts';
import { applyTransforms } from './transforms.ts';
import type { WriteResult } from '../types.ts';

const NO_FIELDS: Fields = new Map();

interface Step {
  readonly write: PlannedWrite;
  /** The document before this write, after the writes that precede it in the request. */
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly transformResults: readonly Value[];
}

/**
 * What a request would do at one moment, worked out and not yet done. Its writes follow each other, and nothing is
 * visible before all of them have been allowed and their preconditions hold.
 */
export class StagedCommit {
  readonly #store: DocumentStore;
  readonly #micros: bigint;
  readonly #steps: readonly Step[];
  /** By path: how the request leaves each document that it touches. */
  readonly #overlay = new Map<string, Change>();

  constructor(store: DocumentStore, writes: readonly PlannedWrite[], micros: bigint) {
    this.#store = store;
    this.#micros = micros;
    this.#steps = writes.map((write) => this.#stage(write));
  }

  /** What the rules have to judge, one request for each write. */
  accessRequests(): readonly AccessRequest[] {
    const budget: AccessBudget = budgetFor(this.#steps.length);
    const reader = {
      get: (path: readonly string[]) => this.#store.get(path),
      getAfter: (path: readonly string[]) => this.#staged(path),
      /** Whether the request itself decides what is at this path afterwards. */
      isWritten: (path: readonly string[]) => this.#overlay.has(path.join('/')),
    };
    return this.#steps.map(({ write, before, after }) => {
      const method = methodOf(write, before);
      return {
        method,
        path: write.path,
        time: this.#serverTime(),
        // A write that is to create its document is judged as if there were none: the precondition answers for that.
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

  /** The documents that the commit really changes. */
  changes(): readonly { readonly change: Change; readonly before: StoredDocument | null }[] {
    return Array.from(this.#overlay.values(), (change) => ({ change, before: this.#store.get(change.path) })).filter(
      ({ change, before }) => change.document !== before,
    );
  }

  /** request.time and the value of serverTimestamp(): to the millisecond, as production has it. */
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
    const after = this.#version(path, before, fields);
    this.#overlay.set(path.join('/'), { path, document: after });
    return { write, before, after, transformResults: results };
  }

  /** A write that changes nothing leaves the document as it was, with its time. */
  #version(path: readonly string[], before: StoredDocument | null, fields: Fields): StoredDocument {
    if (before !== null && identicalFields(before.fields, fields)) return before;
    const now = momentOf(this.#micros);
    return { path, fields, createTime: before?.createTime ?? now, updateTime: now };
  }
}

/** A precondition says what the caller believes; without one, the stored document tells. */
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
  // A time that no stored version can have is another time, even when it would be cut to the same microsecond.
  if (stored === required && precondition.updateTime.nanos % 1000 === 0) return;
  throw new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${required})`,
  );
}
