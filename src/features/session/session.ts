import type { ErrorCode } from '#domain/error-codes.ts';
import type { Role } from '#domain/accounts/roles.ts';

/** Who somebody is to the app, once their record has been read. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  /** Empty when nobody filled in a name yet. */
  readonly firstName: string;
  readonly lastName: string;
}

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signed-out';
      /** Why, when it was not the person's own wish. */
      readonly reason?: ErrorCode;
    }
  | (Account & {
      readonly status: 'signed-in';
      /** False while all we know comes from this device: the server has not said yet that the session still holds. */
      readonly confirmed: boolean;
    });

/** What this device remembers, so that the dashboard opens with no network and an expired token. */
export interface SessionSnapshot extends Account {
  /** Milliseconds since the epoch by the device's clock: for showing only. */
  readonly savedAt: number;
}
