import * as z from 'zod/mini';
import { type InterimUser, interimUserDefaults, interimUserSchema } from '../documents/interim-user.ts';

/** How to reach the person of an account. */
export interface Customer {
  readonly email: string;
  readonly language: InterimUser['language'];
  /** Empty when unknown, as are the following. */
  readonly firstName: string;
  readonly name: string;
  readonly telephone: string;
  /** Postal code and town. */
  readonly town: string;
}

const { email, language, first_name, last_name, phone_number, city, name_city } = interimUserSchema.shape;

/** Validates only these fields, each separately: an older record may be invalid elsewhere. */
const customerSchema = z.object({
  email,
  language: z.catch(language, interimUserDefaults.language),
  first_name: z.catch(first_name, interimUserDefaults.first_name),
  last_name: z.catch(last_name, interimUserDefaults.last_name),
  phone_number: z.catch(phone_number, interimUserDefaults.phone_number),
  city: z.catch(city, interimUserDefaults.city),
  name_city: z.catch(name_city, interimUserDefaults.name_city),
});

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Reads an account record. @returns null without a mail address. */
export function readCustomer(record: unknown): Customer | null {
  const fields = customerSchema.safeParse(record).data;
  if (fields === undefined) return null;
  const known = (name: Exclude<keyof typeof fields, 'email' | 'language'>): string =>
    fields[name] === interimUserDefaults[name] ? '' : fields[name].trim();
  return {
    email: fields.email,
    language: fields.language,
    firstName: known('first_name'),
    name: joined(known('first_name'), known('last_name')),
    telephone: known('phone_number'),
    town: joined(known('city'), known('name_city')),
  };
}
