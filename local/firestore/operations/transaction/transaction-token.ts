import { StatusError } from '#local/firestore/errors.ts';
import type { TransactionId } from '../types.ts';

/** The token is a protobuf message whose second field is a fixed64, as in Google's emulator. */
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
