import * as z from 'zod/mini';
import { emailAddress } from '#domain/field-types.ts';

/** As firestore.rules counts: a smiley is one character, though it is two in JavaScript. */
const lengthOf = (value: string): number => Array.from(value).length;

/** Says what is wrong with a text field of a public form; a message is a key of src/i18n, namespace `forms`. */
export interface TextMessages {
  readonly tooShort: string;
  readonly tooLong: string;
}

/** A text of a person, without the blanks around it. */
export const formText = (min: number, max: number, { tooShort, tooLong }: TextMessages) =>
  z.string().check(
    z.trim(),
    z.refine((value) => lengthOf(value) >= min, tooShort),
    z.maxLength(max, tooLong),
  );

export const formEmail = (message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => emailAddress.safeParse(value).success, message),
  );
