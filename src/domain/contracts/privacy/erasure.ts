import * as z from 'zod/mini';
import { exactText } from '#domain/field-types.ts';
import { functionContract } from '../function-contract.ts';

/** Where erasing a person stands: `asked` waits for the tap in the mail, `waiting` for the day. */
export const erasureStanding = z.strictObject({
  state: z.enum(['none', 'asked', 'waiting']),
  /** While waiting: from when on it cannot be withdrawn any more. */
  until: z.nullable(z.iso.datetime()),
});

export type ErasureStanding = z.output<typeof erasureStanding>;

const nothing = z.strictObject({});

/**
 * Mails the link by which a senior or family member confirms that she wants to be erased. Staff is refused with `no-access`.
 * A double tap sends one mail; too many: `too-many-mails`. Once it is confirmed, nothing is sent and nothing changes.
 */
export const askErasure = functionContract({ name: 'ask-erasure', input: nothing, output: erasureStanding });

/**
 * Follows the link of the mail, and begins the days to think. Needs no sign-in: the link came to her address. Idempotent
 * while she waits. A link that is unknown, too old or withdrawn: `link-invalid`.
 */
export const confirmErasure = functionContract({
  name: 'confirm-erasure',
  input: z.strictObject({ token: exactText(100, 1) }),
  output: erasureStanding,
});

export const readErasure = functionContract({ name: 'read-erasure', input: nothing, output: erasureStanding });

/** Withdraws it, until the days to think are over: afterwards the answer says that it still waits. Idempotent. */
export const withdrawErasure = functionContract({ name: 'withdraw-erasure', input: nothing, output: erasureStanding });

/**
 * The same by the link of the mail, for whoever has no account to log in to. A link that is unknown: `link-invalid`.
 * Idempotent only while the note is there: the link goes with it.
 */
export const withdrawErasureByLink = functionContract({
  name: 'withdraw-erasure-by-link',
  input: z.strictObject({ token: exactText(100, 1) }),
  output: erasureStanding,
});
