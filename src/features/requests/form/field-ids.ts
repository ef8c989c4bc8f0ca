import type { RequestFormField } from './form-values.ts';

/** One place for the ids that the error summary links to. */
export function fieldId(field: RequestFormField): string {
  return `request-${field}`;
}
