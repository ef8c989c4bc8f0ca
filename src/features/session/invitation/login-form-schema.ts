import * as z from 'zod/mini';
import { textLimits, tidied } from '#domain/field-types.ts';
import { newPassword } from '../password/password-rules.ts';

export const newLoginFields = ['firstName', 'lastName', 'password', 'acceptGdpr'] as const;

export interface NewLoginValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly acceptGdpr: boolean;
}

/** Keys of src/i18n, namespace `invitation`. */
export const newLoginMessages = {
  firstName: 'first-name-required',
  lastName: 'last-name-required',
  password: 'password-too-short',
  passwordShort: 'password-short',
  passwordCommon: 'password-common',
  acceptGdpr: 'consent-required',
  tooLong: 'too-long',
} as const;

const name = (message: string) =>
  z.string().check(tidied, z.minLength(1, message), z.maxLength(textLimits.name, newLoginMessages.tooLong));

export const newLoginSchema = z.object({
  firstName: name(newLoginMessages.firstName),
  lastName: name(newLoginMessages.lastName),
  password: newPassword,
  acceptGdpr: z.literal(true, newLoginMessages.acceptGdpr),
});

export interface KnownLoginValues {
  readonly password: string;
}

export const knownLoginMessages = { password: 'password-required' } as const;

export const knownLoginSchema = z.object({ password: z.string().check(z.minLength(1, knownLoginMessages.password)) });
