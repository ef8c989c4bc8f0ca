/** Work that functions take from a queue, and after how many minutes there it is late. */
export const queues = {
  mail: 15,
  alerts: 15,
  receipts: 60,
  refunds: 3 * 60,
  erasures: 2 * 24 * 60,
} as const satisfies Readonly<Record<string, number>>;

export type QueueName = keyof typeof queues;

export const queueNames = Object.keys(queues) as readonly QueueName[];
