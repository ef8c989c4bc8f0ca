import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';

/** The compared queues: ours first. */
export const queueNames = ['outbox', 'workbox', 'firestore'] as const;

export type QueueName = (typeof queueNames)[number];

/** What saves: the queues, and Dexie alone, which sends nothing: the floor of a saving. */
export const saverNames = [...queueNames, 'dexie'] as const;

export type SaverName = (typeof saverNames)[number];

/** Saves requests on this device. */
export interface Saver {
  /**
   * Preparation that is not part of saving.
   * @returns the save itself: it resolves when the queue reports that the request is stored.
   */
  prepare(request: NewServiceRequest): Promise<() => Promise<void>>;
  /** The number of requests in its IndexedDB. */
  size(): Promise<number>;
  /** Goes offline again, after a flush; what only saves, starts anew. */
  rest(): Promise<void>;
}

/** A queue on this device for requests that have not reached Firestore yet. */
export interface Queue extends Saver {
  /** Sends all of them; resolves when the queue reports that they have arrived. */
  flush(): Promise<void>;
}

export interface Credentials {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}
