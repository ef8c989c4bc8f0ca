import type { FieldValue } from '../documents/field-value.ts';

/** One way in which a field can differ from a good one. Whether it is still allowed is for the oracle to say. */
export interface Mutation {
  readonly label: string;
  /** undefined: the field is absent. */
  readonly value: FieldValue | undefined;
}
