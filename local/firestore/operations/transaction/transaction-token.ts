import { StatusError } from '#local/firestore/errors.ts';
import type { TransactionId } from '../types.ts';

/** A protobuf message whose second field is a fixed64: how Google's emulator writes the number of a transaction. */
const TAG = 0x11;
const LENGTH = 9;

export function encodeToken(id: bigint): TransactionId {
  const bytes = new Uint8Array(LENGTH);
  bytes[0] = TAG;
  new DataView(bytes.buffer).setBigUint64(1, id, true);
  return bytes;
}

export function decodeToken(token: TransactionId): bigint {
  if (token.length !== LENGTH || token[0] !== TAG) throw new StatusError('INVALID_ARGUMENT', 'Invalid transaction.');
  return new DataView(token.buffer, token.byteOffset, LENGTH).getBigUint64(1, true);
}
