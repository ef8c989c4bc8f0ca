import type { FieldValue } from '../documents/field-value.ts';

/** One variant of a field. Whether it is allowed is decided by the oracle. */
export interface Mutation {
  readonly label: string;
  /** undefined: the field is absent. */
  readonly value: FieldValue | undefined;
}
