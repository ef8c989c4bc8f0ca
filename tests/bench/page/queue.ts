import type { NewServiceRequest } from '#domain/requests/request-form.ts';

/** Those that are compared: ours first. */
export const queueNames = ['outbox', 'workbox', 'firestore'] as const;

export type QueueName = (typeof queueNames)[number];

/** A queue on this device for requests that have yet to reach Firestore. */
export interface Queue {
  /**
   * Everything that a queue needs beforehand and that is no part of saving.
   * @returns the saving alone: it resolves when the queue itself says that the request is kept.
   */
  prepare(request: NewServiceRequest): Promise<() => Promise<void>>;
  /** How many requests lie in its IndexedDB. */
  size(): Promise<number>;
  /** Sends all of them; resolves when the queue says that they have arrived. */
  flush(): Promise<void>;
  /** Goes offline again. */
  rest(): Promise<void>;
}

export interface Credentials {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}
