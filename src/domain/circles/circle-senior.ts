import { readCustomer } from '../accounts/customer.ts';
import { collections } from '../collections.ts';
import { knownSenior } from '../customers/reach-customer.ts';
import type { DocumentTransaction, Fields } from '../dispatch/transaction/document-transaction.ts';
import { customerSchema } from '../documents/customer.ts';
import { type AccountLanguage, interimUserDefaults, isBlocked } from '../documents/interim-user.ts';

/** The senior of a circle, with an account or known to staff only. */
export interface CircleSenior {
  readonly name: string;
  readonly firstName: string;
  /** Her own, whoever gets the mails about her visits. Empty without one. */
  readonly email: string;
  readonly language: AccountLanguage;
  readonly hasAccount: boolean;
  readonly isBlocked: boolean;
}

/** Returns null for whoever is no senior. */
export function circleSeniorOf(account: Fields | null, customer: Fields | null): CircleSenior | null {
  const record = customerSchema.safeParse(customer).data ?? null;
  if (account === null ? record === null : account['role'] !== 'senior') return null;
  const own = readCustomer(account);
  const { name } = knownSenior({ account, customer }).board;
  const firstName = own?.firstName ?? record?.first_name ?? '';
  return {
    name: name === '' ? interimUserDefaults.first_name : name,
    firstName: firstName === '' ? name : firstName,
    email: own?.email ?? record?.email ?? '',
    language: own?.language ?? record?.language ?? interimUserDefaults.language,
    hasAccount: account !== null,
    isBlocked: isBlocked(account?.['blocked']),
  };
}

export async function readCircleSenior(transaction: DocumentTransaction, id: string): Promise<CircleSenior | null> {
  const [account = null, customer = null] = await transaction.read([
    { collection: collections.interimUsers, id },
    { collection: collections.customers, id },
  ]);
  return circleSeniorOf(account, customer);
}
