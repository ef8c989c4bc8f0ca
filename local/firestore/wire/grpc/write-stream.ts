import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { readProtoMessage, writeProtoMessage, type ProtoObject } from '../codec/proto-codec.ts';
import { toStatusError, type ReportBug } from '../error-body.ts';
import type { ServiceMethod } from '../service.ts';
import { WriteSession, type WriteRequest } from '../write-streams/write-session.ts';
import type { WriteStreams } from '../write-streams/write-streams.ts';
import { callerOf } from './grpc-caller.ts';
import { toGrpcStatus } from './grpc-status.ts';

type WriteCall = ServerDuplexStream<ProtoObject, ProtoObject>;

/** The Write method: many commits over one stream, until either side ends it. */
export function handleWriteStream(
  method: ServiceMethod,
  operations: Operations,
  streams: WriteStreams,
  reportBug: ReportBug,
) {
  return (call: WriteCall): void => {
    let hasEnded = false;
    const end = (finish: () => void): void => {
      if (hasEnded) return;
      hasEnded = true;
      finish();
    };
    // Not `for await`, which destroys the stream before the status is sent.
    const fail = (error: unknown): void => end(() => call.emit('error', toGrpcStatus(toStatusError(error, reportBug))));
    try {
      const session = new WriteSession(operations, streams, callerOf(call.metadata));
      let last: Promise<unknown> = Promise.resolve();
      call.on('data', (message: ProtoObject) => {
        const answer = new Promise<WriteRequest>((resolve) => {
          resolve(readProtoMessage(method.request, message) as WriteRequest);
        }).then((request) => session.handle(request));
        last = answer.then(({ responses, isLast }) => {
          for (const response of responses) call.write(writeProtoMessage(method.response, response));
          if (isLast) end(() => call.end());
        });
        last.catch(fail);
      });
      call.on('end', () => void last.then(() => end(() => call.end()), fail));
      for (const gone of ['cancelled', 'error', 'close', 'end']) call.on(gone, () => session.close());
    } catch (error) {
      fail(error);
    }
  };
}
