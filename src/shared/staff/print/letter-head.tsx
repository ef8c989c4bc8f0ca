import { brand } from '#domain/brand.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';

/** Who writes, on top of a letter. */
export function Sender() {
  const { street, postalCode, town } = brand.address;
  return (
    <>
      <strong>{brand.name}</strong>
      <span>{`${street}, ${postalCode} ${town}`}</span>
    </>
  );
}

export const fullName = ({ first_name: first, last_name: last }: CustomerRecord): string => `${first} ${last}`.trim();

/** To whom, as an envelope with a window shows it. */
export function Recipient({ customer }: { readonly customer: CustomerRecord }) {
  const { full_address: street, city, name_city: town } = customer;
  return (
    <>
      <span>{fullName(customer)}</span>
      <span>{street}</span>
      <span>{`${city} ${town}`.trim()}</span>
    </>
  );
}
