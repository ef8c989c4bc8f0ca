import { type Customer, readCustomer } from '../accounts/customer.ts';
import type { BoardCustomer } from '../dispatch/board-row-of.ts';
import { type CustomerRecord, customerSchema } from '../documents/customer.ts';
import { staffToldAddress } from './told-by-staff.ts';
import { interimUserDefaults, interimUserSchema } from '../documents/interim-user.ts';

/** What is stored of a senior: her account, staff's record of her, or both. */
export interface StoredSenior {
  readonly account: Readonly<Record<string, unknown>> | null;
  readonly customer: Readonly<Record<string, unknown>> | null;
}

/** Who a senior is for staff, and to whom the mails about her visits go. */
export interface KnownSenior {
  readonly board: BoardCustomer;
  /** Null where nothing is mailed: without an address, and where confirmations are printed. */
  readonly recipient: Customer | null;
  /** In the place of a recipient: staff tells her what mails would say. Null where there is one, and for nobody's record. */
  readonly toldByStaff: Customer | null;
}

const { city, name_city } = interimUserSchema.shape;

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

function ofAccount(account: StoredSenior['account'], own: Customer | null): BoardCustomer {
  const postcode = city.safeParse(account?.['city']).data ?? '';
  return {
    name: own?.name ?? '',
    phone: own?.telephone ?? '',
    postcode: postcode === interimUserDefaults.city ? '' : postcode,
    town: name_city.safeParse(account?.['name_city']).data ?? '',
  };
}

const ofRecord = ({ first_name, last_name, phone_number, city: postcode, name_city: town }: CustomerRecord) => ({
  name: joined(first_name, last_name),
  phone: phone_number,
  postcode,
  town,
});

/** Who a record without a login is, as if it were an account's, under another address. */
const asAccount = (record: CustomerRecord, email: string): Customer => ({
  email,
  language: record.language,
  firstName: record.first_name,
  name: joined(record.first_name, record.last_name),
  telephone: record.phone_number,
  town: joined(record.city, record.name_city),
});

/** The mail address of a record without a login. */
const mailOf = (record: CustomerRecord): Customer | null =>
  record.email === '' ? null : asAccount(record, record.email);

/** The relative gets the mail in the senior's place: it says for whom it is. */
function recipientOf(own: Customer | null, record: CustomerRecord | null): Customer | null {
  if (record === null || record.confirmation === 'mail') return own;
  const { confirmation, relative, language, first_name: firstName } = record;
  if (confirmation === 'print' || relative === null) return null;
  const base = own ?? { language, name: joined(firstName, record.last_name), telephone: record.phone_number, town: '' };
  return { ...base, email: relative.email, firstName: `${relative.name} (${own?.firstName ?? firstName})` };
}

/** The account counts for who she is; staff's record for how she hears what was agreed. */
export function knownSenior({ account, customer }: StoredSenior): KnownSenior {
  const record = customerSchema.safeParse(customer).data ?? null;
  const hasAccount = account !== null && Object.keys(account).length > 0;
  const own = hasAccount || record === null ? readCustomer(account) : mailOf(record);
  const board = hasAccount || record === null ? ofAccount(account, own) : ofRecord(record);
  const recipient = recipientOf(own, record);
  const toldByStaff =
    recipient === null && record !== null ? asAccount(record, staffToldAddress(record.senior_id)) : null;
  return { board, recipient, toldByStaff };
}

/** The address that mails about her visits go to; empty where they are printed. */
export function mailedTo({ confirmation, relative, email }: CustomerRecord): string {
  if (confirmation === 'mail') return email;
  return confirmation === 'relative' ? (relative?.email ?? '') : '';
}
