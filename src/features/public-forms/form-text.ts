import * as z from 'zod/mini';
import { tidied } from '#domain/field-types.ts';

/** Length in code points, as firestore.rules counts. */
const codePoints = (value: string): number => Array.from(value).length;

/** The messages of a text field of a public form; keys of src/i18n, namespace `forms`. */
export interface TextMessages {
  readonly tooShort: string;
  readonly tooLong: string;
}

/** Schema of a trimmed text with a length between `min` and `max` code points. */
export const formText = (min: number, max: number, { tooShort, tooLong }: TextMessages) =>
  z.string().check(
    tidied,
    z.refine((value) => codePoints(value) >= min, tooShort),
    z.maxLength(max, tooLong),
  );
