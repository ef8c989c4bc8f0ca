import type { Durability } from './durability.ts';
import type { Credentials, QueueName, SaverName } from './queue.ts';

export interface Saves {
  /** Milliseconds until saved, in order of saving. */
  readonly milliseconds: Readonly<Record<SaverName, readonly number[]>>;
  /** Request ids, per queue. */
  readonly ids: Readonly<Record<QueueName, readonly string[]>>;
}

/** The bench page's interface for the program that drives it. */
export interface BenchWindow {
  open(credentials: Credentials): Promise<void>;
  /** Saves this number of requests with each, one after the other for each request. */
  save(each: number, requestDate: string, durability: Durability): Promise<Saves>;
  /** @returns milliseconds. */
  flush(name: QueueName): Promise<number>;
}

declare global {
  interface Window {
    bench: BenchWindow;
  }
}
