import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';

/** As many values as Firestore takes in one `in`. */
const partSize = 30;

/** Asks for documents by any number of values, several queries at a time. */
export async function inParts<Value>(
  values: readonly string[],
  list: (part: readonly string[]) => Promise<Result<Value[], DomainError>>,
): Promise<Result<Value[], DomainError>> {
  const distinct = [...new Set(values)];
  const parts = Array.from({ length: Math.ceil(distinct.length / partSize) }, (_, index) =>
    distinct.slice(index * partSize, (index + 1) * partSize),
  );
  const found: Value[] = [];
  for (const answered of await Promise.all(parts.map(list))) {
    if (!answered.ok) return answered;
    found.push(...answered.value);
  }
  return ok(found);
}
