import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { ListenRequest, ListenStream } from '#local/firestore/operations/listen/listen-messages.ts';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { readProtoMessage, writeProtoMessage, type ProtoObject } from '../codec/proto-codec.ts';
import { toStatusError, type ReportBug } from '../error-body.ts';
import type { ServiceMethod } from '../service.ts';
import { callerOf } from './grpc-caller.ts';
import { toGrpcStatus } from './grpc-status.ts';

type ListenCall = ServerDuplexStream<ProtoObject, ProtoObject>;

/** The Listen method: targets come and go on one stream, until the client ends it. */
export function handleListenStream(method: ServiceMethod, operations: Operations, reportBug: ReportBug) {
  return (call: ListenCall): void => {
    let isOpen = true;
    let stream: ListenStream | null = null;
    const close = (): void => {
      isOpen = false;
      stream?.close();
    };
    const fail = (error: unknown): void => {
      if (!isOpen) return;
      close();
      call.emit('error', toGrpcStatus(toStatusError(error, reportBug)));
    };
    const guarded = (work: () => void): void => {
      try {
        if (isOpen) work();
      } catch (error) {
        fail(error);
      }
    };
    call.on('data', (message: ProtoObject) =>
      guarded(() => {
        stream ??= operations.listen(callerOf(call.metadata), {
          send: (response) => {
            if (isOpen) call.write(writeProtoMessage(method.response, response));
          },
          fail,
        });
        stream.handle(readProtoMessage(method.request, message) as ListenRequest);
      }),
    );
    call.on('end', () =>
      guarded(() => {
        close();
        call.end();
      }),
    );
    for (const gone of ['cancelled', 'error', 'close']) call.on(gone, close);
  };
}
