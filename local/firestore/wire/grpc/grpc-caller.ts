import type { Metadata } from '@grpc/grpc-js';
import type { Caller } from '#local/firestore/operations/types.ts';
import { readCaller } from '../caller.ts';

/** Who calls, as the metadata says it. */
export function callerOf(metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization');
  return readCaller(authorization?.toString());
}
