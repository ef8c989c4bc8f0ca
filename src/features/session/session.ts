import type { Role } from '#domain/accounts/roles.ts';
import type { ErrorCode } from '#domain/error-codes.ts';

/** The signed-in account, from its record. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  /** Empty while no name is filled in. */
  readonly firstName: string;
  readonly lastName: string;
}

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signed-out';
      /** Why, unless the person signed out. */
      readonly reason?: ErrorCode;
    }
  | (Account & {
      readonly status: 'signed-in';
      /** False while only the snapshot says so: the server has not confirmed the session yet. */
      readonly confirmed: boolean;
    });
