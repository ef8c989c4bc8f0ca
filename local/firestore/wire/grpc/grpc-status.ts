import { Metadata, type StatusObject } from '@grpc/grpc-js';
import { STATUS, type StatusError } from '#local/firestore/errors.ts';

/** A refusal as gRPC tells it. */
export function toGrpcStatus(refusal: StatusError): StatusObject {
  return { code: STATUS[refusal.code].grpc, details: refusal.message, metadata: new Metadata() };
}
