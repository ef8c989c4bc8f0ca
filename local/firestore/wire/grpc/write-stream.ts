import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { readProtoMessage, writeProtoMessage, type ProtoObject } from '../codec/proto-codec.ts';
import { toStatusError, type ReportBug } from '../error-body.ts';
import type { ServiceMethod } from '../service.ts';
import { WriteSession, type WriteRequest } from '../write-session.ts';
import { callerOf } from './grpc-caller.ts';
import { toGrpcStatus } from './grpc-status.ts';

type WriteCall = ServerDuplexStream<ProtoObject, ProtoObject>;

/** The Write method: many commits over one stream. */
export function handleWriteStream(method: ServiceMethod, operations: Operations, reportBug: ReportBug) {
  return (call: WriteCall): void => {
    let failed = false;
    // Not `for await`, which destroys the stream before the status is sent.
    const fail = (error: unknown): void => {
      if (failed) return;
      failed = true;
      call.emit('error', toGrpcStatus(toStatusError(error, reportBug)));
    };
    try {
      const session = new WriteSession(operations, callerOf(call.metadata));
      let last: Promise<unknown> = Promise.resolve();
      call.on('data', (message: ProtoObject) => {
        const answer = new Promise<WriteRequest>((resolve) => {
          resolve(readProtoMessage(method.request, message) as WriteRequest);
        }).then((request) => session.handle(request));
        last = answer.then((response) => void call.write(writeProtoMessage(method.response, response)));
        last.catch(fail);
      });
      call.on('end', () => void last.then(() => call.end(), fail));
    } catch (error) {
      fail(error);
    }
  };
}
