import type { Metadata } from '@grpc/grpc-js';
import type { Caller } from '#local/firestore/operations/types.ts';
import { readCaller } from '../caller.ts';

/** The caller, from the request's metadata. */
export function callerOf(metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization');
  return readCaller(authorization?.toString());
}
