import { Client, credentials, Metadata, type ClientDuplexStream, type ServiceError } from '@grpc/grpc-js';
import { STATUS } from '#local/firestore/errors.ts';
import { readProtoMessage, writeProtoMessage, type ProtoObject } from '../codec/proto-codec.ts';
import { readJsonMessage } from '../codec/json-reader.ts';
import { writeJsonMessage } from '../codec/json-writer.ts';
import { loadFirestoreService, type ServiceMethod } from '../service.ts';

const CODE_NAMES = new Map(Object.entries(STATUS).map(([name, { grpc }]) => [grpc as number, name]));

const methods = new Map(loadFirestoreService().methods.map((method) => [method.name, method]));

/** A bare gRPC client with JSON requests and responses, comparable with those of REST. */
export class GrpcClient {
  readonly #client: Client;
  readonly #metadata = new Metadata();

  constructor(host: string, authorization = 'Bearer owner') {
    this.#client = new Client(host, credentials.createInsecure());
    if (authorization !== '') this.#metadata.set('authorization', authorization);
  }

  /** The response, a list of them for a stream, or `{ code, message }` of an error. */
  async call(name: string, request: unknown): Promise<unknown> {
    const method = methodNamed(name);
    const proto = writeProtoMessage(method.request, readJsonMessage(method.request, request));
    try {
      if (!method.responseStream) return toJson(method, await this.#unary(method, proto));
      return (await this.#stream(method, proto)).map((message) => toJson(method, message));
    } catch (error) {
      if (!isServiceError(error)) throw error;
      return { code: CODE_NAMES.get(error.code), message: error.details };
    }
  }

  duplex(name: string): ClientDuplexStream<ProtoObject, ProtoObject> {
    const { path, requestSerialize, responseDeserialize } = methodNamed(name).grpc;
    return this.#client.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, this.#metadata);
  }

  close(): void {
    this.#client.close();
  }

  #unary({ grpc }: ServiceMethod, request: ProtoObject): Promise<ProtoObject> {
    return new Promise((resolve, reject) => {
      const { path, requestSerialize, responseDeserialize } = grpc;
      this.#client.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        this.#metadata,
        (error, answer) => {
          if (error === null && answer !== undefined) resolve(answer);
          else reject(error ?? new Error('neither an answer nor an error'));
        },
      );
    });
  }

  async #stream({ grpc }: ServiceMethod, request: ProtoObject): Promise<ProtoObject[]> {
    const { path, requestSerialize, responseDeserialize } = grpc;
    const call = this.#client.makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      request,
      this.#metadata,
    );
    const messages: ProtoObject[] = [];
    for await (const message of call as AsyncIterable<ProtoObject>) messages.push(message);
    return messages;
  }
}

function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && 'details' in error;
}

function methodNamed(name: string): ServiceMethod {
  const method = methods.get(name);
  if (method === undefined) throw new Error(`The service has no method ${name}`);
  return method;
}

function toJson(method: ServiceMethod, proto: ProtoObject): unknown {
  return JSON.parse(JSON.stringify(writeJsonMessage(method.response, readProtoMessage(method.response, proto))));
}
