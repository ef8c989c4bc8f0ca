import type { PersonKind } from './register/entry.ts';

/** By what the documents of a person are found, whatever is done with them. */
export interface PersonSought {
  readonly kind: PersonKind;
  /** Of an account or a student; of nobody's documents for who has neither. */
  readonly person_id: string;
  readonly email: string;
}
