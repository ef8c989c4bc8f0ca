import type { sendUnaryData, ServerUnaryCall, ServerWritableStream, UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Operations } from '#local/firestore/operations/operations-api.ts';
import { readProtoMessage, writeProtoMessage, type ProtoObject } from '../codec/proto-codec.ts';
import { methodNamed } from '../methods.ts';
import { toStatusError, type ReportBug } from '../error-body.ts';
import type { FirestoreService, ServiceMethod } from '../service.ts';
import type { WriteStreams } from '../write-streams/write-streams.ts';
import { callerOf } from './grpc-caller.ts';
import { toGrpcStatus } from './grpc-status.ts';
import { handleListenStream } from './listen-stream.ts';
import { handleWriteStream } from './write-stream.ts';

/** The handlers of all methods; unsupported ones answer UNIMPLEMENTED with their name. */
export function implementGrpcService(
  service: FirestoreService,
  operations: Operations,
  writeStreams: WriteStreams,
  reportBug: ReportBug,
): UntypedServiceImplementation {
  const implementation: UntypedServiceImplementation = {};
  for (const method of service.methods) {
    if (method.name === 'Write')
      implementation[method.name] = handleWriteStream(method, operations, writeStreams, reportBug);
    else if (method.name === 'Listen') implementation[method.name] = handleListenStream(method, operations, reportBug);
    else if (method.grpc.requestStream) implementation[method.name] = refuseStream(method, reportBug);
    else if (method.responseStream) implementation[method.name] = streamHandler(method, operations, reportBug);
    else implementation[method.name] = unaryHandler(method, operations, reportBug);
  }
  return implementation;
}

function unaryHandler(method: ServiceMethod, operations: Operations, reportBug: ReportBug) {
  return (call: ServerUnaryCall<ProtoObject, ProtoObject>, callback: sendUnaryData<ProtoObject>): void => {
    const answer = async (): Promise<ProtoObject> => {
      const { call: run } = methodNamed(method.name);
      const request = readProtoMessage(method.request, call.request);
      return writeProtoMessage(method.response, await run(operations, callerOf(call.metadata), request));
    };
    answer().then(
      (response) => callback(null, response),
      (error: unknown) => callback(toGrpcStatus(toStatusError(error, reportBug))),
    );
  };
}

function streamHandler(method: ServiceMethod, operations: Operations, reportBug: ReportBug) {
  return (call: ServerWritableStream<ProtoObject, ProtoObject>): void => {
    const answer = async (): Promise<void> => {
      const known = methodNamed(method.name);
      if (known.kind !== 'server-stream') throw new Error(`${method.name} answers no stream`);
      const request = readProtoMessage(method.request, call.request);
      const messages = await known.call(operations, callerOf(call.metadata), request);
      for (const message of messages) call.write(writeProtoMessage(method.response, message));
      call.end();
    };
    answer().catch((error: unknown) => call.emit('error', toGrpcStatus(toStatusError(error, reportBug))));
  };
}

function refuseStream(method: ServiceMethod, reportBug: ReportBug) {
  return (call: ServerWritableStream<ProtoObject, ProtoObject>): void => {
    try {
      methodNamed(method.name);
    } catch (error) {
      call.emit('error', toGrpcStatus(toStatusError(error, reportBug)));
    }
  };
}
