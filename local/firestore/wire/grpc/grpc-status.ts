import { Metadata, type StatusObject } from '@grpc/grpc-js';
import { STATUS, type StatusError } from '#local/firestore/errors.ts';

/** The error as a gRPC status. */
export function toGrpcStatus(status: StatusError): StatusObject {
  return { code: STATUS[status.code].grpc, details: status.message, metadata: new Metadata() };
}
