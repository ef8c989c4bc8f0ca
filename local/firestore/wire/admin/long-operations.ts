import { randomUUID } from 'node:crypto';
import { StatusError } from '#local/firestore/errors.ts';
import { toErrorBody, toStatusError, type ReportBug } from '../error-body.ts';

/** As google.longrunning.Operation in REST. */
interface LongOperation {
  readonly name: string;
  readonly done: boolean;
  readonly metadata: object;
  readonly response?: object;
  readonly error?: unknown;
}

/** Work that goes on after its request was answered. Forgotten when the process ends, as is the work. */
export class LongOperations {
  readonly #all = new Map<string, LongOperation>();
  readonly #reportBug: ReportBug;

  constructor(reportBug: ReportBug) {
    this.#reportBug = reportBug;
  }

  start(database: string, kind: string, work: () => Promise<object>): LongOperation {
    const name = `${database}/operations/${randomUUID()}`;
    const metadata = { '@type': `type.googleapis.com/google.firestore.admin.v1.${kind}Metadata` };
    const started: LongOperation = { name, done: false, metadata: { ...metadata, operationState: 'PROCESSING' } };
    this.#all.set(name, started);
    const end = (operationState: string, outcome: object): void => {
      this.#all.set(name, { name, done: true, metadata: { ...metadata, operationState }, ...outcome });
    };
    // In a later turn of the event loop: the answer to the request goes first.
    setImmediate(() => {
      work().then(
        (response) => end('SUCCESSFUL', { response }),
        (error: unknown) => end('FAILED', toErrorBody(toStatusError(error, this.#reportBug))),
      );
    });
    return started;
  }

  get(name: string): LongOperation {
    const found = this.#all.get(name);
    if (found === undefined) throw new StatusError('NOT_FOUND', `There is no operation ${name}.`);
    return found;
  }
}
