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
      /** Absent after the person signed out. */
      readonly reason?: ErrorCode;
    }
  | (Account & {
      readonly status: 'signed-in';
      /** False while the session comes from the snapshot: the server has not confirmed it yet. */
      readonly confirmed: boolean;
    });
