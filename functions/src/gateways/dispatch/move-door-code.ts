import { moveDoorCode } from '#domain/dispatch/transaction/move-door-code.ts';
import { inTransaction } from './in-transaction.ts';

/** Moves the code that an older visit holds beside it. @returns whether the visit holds none any more. */
export const moveStoredDoorCode = (visitId: string): Promise<boolean> =>
  inTransaction((reads) => moveDoorCode(reads, visitId));
