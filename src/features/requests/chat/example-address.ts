import { joinAddress } from '#domain/accounts/address.ts';

/** An address that reads well as an example in both languages. */
export const exampleAddress = joinAddress({
  street: 'Kerkstraat',
  number: '12',
  box: '',
  postalCode: '2000',
  town: 'Antwerpen',
});
