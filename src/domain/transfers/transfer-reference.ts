import * as z from 'zod/mini';

/** Numbers that a reference can be made of: ten digits. */
export const referenceNumbers = 10_000_000_000;

const numberDigits = 10;

/** The last two digits of a reference: the remainder by 97, and 97 for none, so that they are never 00. */
const checkDigits = (number: number): number => number % 97 || 97;

/**
 * The structured communication of a Belgian transfer (OGM) for a number: ten digits and two that follow from them. A bank
 * refuses one with a typing mistake.
 */
export function referenceOf(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number >= referenceNumbers) {
    throw new Error('a reference is made of a number of ten digits');
  }
  return String(number).padStart(numberDigits, '0') + String(checkDigits(number)).padStart(2, '0');
}

const isReference = (digits: string): boolean =>
  /^\d{12}$/.test(digits) && checkDigits(Number(digits.slice(0, numberDigits))) === Number(digits.slice(numberDigits));

/** A reference as it is stored: twelve digits that fit each other. */
export const transferReference = z.string().check(z.regex(/^\d{12}$/), z.refine(isReference));

/** As banks and people write it: +++123/4567/89012+++. */
export const writtenReference = (reference: string): string =>
  `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`;

/** Reads what a person typed or a scanner read, with or without its signs; null for what is no reference. */
export function readReference(typed: string): string | null {
  const digits = typed.replaceAll(/[\s+*/.-]/g, '');
  return isReference(digits) ? digits : null;
}
