import { StatusError } from '#local/firestore/errors.ts';
import { checkFields, checkLimits } from '#local/firestore/values/document-limits.ts';
import { parseStoredFieldPath } from '#local/firestore/values/field-path.ts';
import type { FieldPath } from '#local/firestore/values/field-path.ts';
import { normalizeFields } from '#local/firestore/values/normalize.ts';
import { databaseName, parseDocumentName } from '#local/firestore/values/resource-name.ts';
import type { Fields } from '#local/firestore/values/value.ts';
import { parseTransform } from './transforms.ts';
import type { Transform } from './transforms.ts';
import type { DatabaseId } from '../operations-api.ts';
import type { Precondition, Write } from '../types.ts';

/** A write that is valid regardless of stored data. */
export interface PlannedWrite {
  readonly name: string;
  readonly path: readonly string[];
  readonly precondition: Precondition | null;
  readonly action:
    | {
        readonly kind: 'update';
        /** `null` when only transforms change the document. */
        readonly fields: Fields | null;
        /** `null` replaces the whole document. */
        readonly mask: readonly FieldPath[] | null;
        readonly transforms: readonly Transform[];
      }
    | { readonly kind: 'delete' }
    | { readonly kind: 'verify' };
}

const MAX_TRANSFORMS = 500;

/** Validates the writes without reading stored data. */
export function planWrites(database: DatabaseId, writes: readonly Write[]): readonly PlannedWrite[] {
  const planned = writes.map((write) => planWrite(database, write));
  checkVerifies(planned);
  checkTransformCount(planned);
  return planned;
}

function planWrite(database: DatabaseId, write: Write): PlannedWrite {
  const operations = [write.update, write.delete, write.verify, write.transform].filter((part) => part !== undefined);
  if (operations.length !== 1) throw invalid('A write must have exactly one of update, delete, verify and transform.');
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document ?? '';
  const { projectId, databaseId, path } = parseDocumentName(name);
  if (projectId !== database.projectId || databaseId !== database.databaseId) {
    throw invalid(`Document "${name}" is not in database "${databaseName(database.projectId, database.databaseId)}".`);
  }
  const base = { name, path, precondition: planPrecondition(write.currentDocument) };
  if (write.update !== undefined) {
    checkFields(write.update.fields);
    checkLimits(path, write.update.fields);
    const mask = write.updateMask?.fieldPaths.map(parseStoredFieldPath) ?? null;
    const transforms = (write.updateTransforms ?? []).map(parseTransform);
    return { ...base, action: { kind: 'update', fields: normalizeFields(write.update.fields), mask, transforms } };
  }
  const what = write.delete === undefined ? (write.verify === undefined ? 'transform' : 'verify') : 'delete';
  if (write.updateMask !== undefined) throw invalid(`a ${what} must not specify a document mask.`);
  if ((write.updateTransforms ?? []).length > 0) throw invalid(`a ${what} must not specify a update transform.`);
  if (write.transform !== undefined) {
    checkLimits(path, new Map());
    const transforms = write.transform.fieldTransforms.map(parseTransform);
    return { ...base, action: { kind: 'update', fields: null, mask: null, transforms } };
  }
  if (write.delete !== undefined) return { ...base, action: { kind: 'delete' } };
  if (base.precondition === null) throw invalid('a verify must contain a precondition');
  return { ...base, action: { kind: 'verify' } };
}

function planPrecondition(precondition: Precondition | undefined): Precondition | null {
  if (precondition?.exists === undefined && precondition?.updateTime === undefined) return null;
  if (precondition.exists !== undefined && precondition.updateTime !== undefined) {
    throw invalid('A precondition must have one of exists and updateTime.');
  }
  return precondition;
}

/** A document may be verified once, and not also written. */
function checkVerifies(writes: readonly PlannedWrite[]): void {
  const seen = new Map<string, 'verified' | 'written'>();
  for (const { name, action } of writes) {
    const before = seen.get(name);
    const now = action.kind === 'verify' ? 'verified' : 'written';
    if (before === 'verified' && now === 'verified') {
      throw invalid('the same document cannot be verified more than once in a single request');
    }
    if (before !== undefined && before !== now) {
      throw invalid(`the same document cannot be ${before} and then ${now} in a single request`);
    }
    seen.set(name, now);
  }
}

function checkTransformCount(writes: readonly PlannedWrite[]): void {
  const counts = new Map<string, number>();
  for (const { name, action } of writes) {
    if (action.kind !== 'update') continue;
    const count = (counts.get(name) ?? 0) + action.transforms.length;
    if (count > MAX_TRANSFORMS) {
      throw invalid(`Cannot apply more than ${MAX_TRANSFORMS} field transformations to a single document: ${name}`);
    }
    counts.set(name, count);
  }
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
