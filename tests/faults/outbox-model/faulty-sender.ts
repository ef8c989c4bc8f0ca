import { visitorOwner } from '#offline/visitor-owner.ts';
import { err, type Result } from '#domain/result.ts';
import { type ModelItem, type modelRegistry, readItem } from './model-commands.ts';
import type { Gates } from './gates.ts';
import type { ModelServer } from './model-server.ts';
import type { Owner } from './virtual-time.ts';
import type { OutboxItem, Rejection } from '#sync/engine/item.ts';
import { heartbeatTimeoutMs } from '#sync/engine/lease.ts';
import type { OutboxSender, Receipt } from '#sync/engine/sender.ts';

export const networkFaults = [
  'lost-request',
  'lost-answer',
  'cut-halfway',
  'duplicate-request',
  'late-request',
  'hang',
  'throw',
  'sign-in-expired',
  'too-many-requests',
  'server-unavailable',
] as const;

export type NetworkFault = (typeof networkFaults)[number];

/** The network of one device, shared by its pages. */
export interface Network {
  /** The uid of the signed-in account of this device, for all pages. */
  auth: string | null;
  /** The faults of the next requests, in order; later requests succeed. */
  readonly faults: NetworkFault[];
  /** When the lease with this token was last written, on the monotonic clock. */
  readonly leaseWrittenAt: ReadonlyMap<string, number>;
  /** Items that a running page is sending. */
  readonly inFlight: Map<string, { readonly owner: Owner; readonly lease: string }>;
  monotonic(): number;
}

type Answer = Result<Receipt, Rejection>;

/** A sender according to the contract in sender.ts, over a network with the scheduled faults. */
export function faultySender(
  owner: Owner,
  network: Network,
  server: ModelServer,
  gates: Gates,
  registry: typeof modelRegistry,
): OutboxSender {
  /** Two concurrent flushers are correct only when the lease of the first has expired. */
  const startSending = (items: readonly OutboxItem[]) => {
    for (const item of items) {
      const other = network.inFlight.get(item.id);
      const silentFor = network.monotonic() - (network.leaseWrittenAt.get(other?.lease ?? '') ?? 0);
      if (other?.owner.alive && other.lease !== item.lease && silentFor < heartbeatTimeoutMs) {
        server.violations.push(`${item.id} was sent by ${owner.name} while ${other.owner.name} was sending it`);
      }
      network.inFlight.set(item.id, { owner, lease: item.lease ?? '' });
    }
  };

  const stopSending = (items: readonly OutboxItem[]) => {
    for (const item of items) {
      if (network.inFlight.get(item.id)?.lease === item.lease) network.inFlight.delete(item.id);
    }
  };

  const transmit = async (items: readonly OutboxItem[], signal: AbortSignal): Promise<readonly Answer[]> => {
    const auth = network.auth;
    const fault = network.faults.shift() ?? null;
    const all = (error: Rejection): Answer[] => items.map(() => err(error));
    // A delayed duplicate is rejected as the original was: the rules give both the same answer.
    const refusals = new Map(items.map(({ aggregate }) => [aggregate, server.refusals(aggregate)]));
    const versionOf = () => (auth === null ? 0 : server.profileOf(auth).version());
    const version = versionOf();
    let isLate = false;
    // A profile update is conditional on the version that was read, and a sender that was aborted does not read again.
    const evaluate = ({ aggregate, command }: ModelItem): Answer => {
      if (command.kind === 'update-profile') {
        const isOver = isLate || signal.aborted || !owner.alive || owner.frozen;
        return isOver && versionOf() !== version ? err({ code: 'network' }) : server.handle(auth, command);
      }
      // Decided by its own number, however late it arrives.
      if (command.kind === 'answer-quote') return server.handle(auth, command);
      return server.refusals(aggregate) === refusals.get(aggregate)
        ? server.handle(auth, command)
        : err({ code: 'no-access' });
    };
    const deliver = (arriving = items): Answer[] => arriving.map((item) => evaluate(readItem(item, registry)));
    const respond = async (answers: readonly Answer[]): Promise<readonly Answer[]> => {
      await gates.pass(owner);
      return answers;
    };

    if (fault === 'late-request') {
      isLate = true;
      void gates.pass(null).then(() => deliver());
      return respond(all({ code: 'network' }));
    }
    await gates.pass(null);
    switch (fault) {
      case null:
        return respond(deliver());
      case 'lost-request':
        return respond(all({ code: 'network' }));
      case 'lost-answer':
        deliver();
        return respond(all({ code: 'network' }));
      case 'cut-halfway':
        deliver(items.slice(0, Math.ceil(items.length / 2)));
        return respond(all({ code: 'network' }));
      case 'duplicate-request':
        deliver();
        return respond(deliver());
      case 'hang':
        deliver();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve([])));
      case 'throw':
        await gates.pass(owner);
        throw new TypeError('a mistake in the sender');
      case 'sign-in-expired':
        return respond(all({ code: 'sign-in-expired' }));
      case 'too-many-requests':
        return respond(all({ code: 'too-many-requests', retryAfterSeconds: 7 }));
      case 'server-unavailable':
        return respond(all({ code: 'server-unavailable' }));
    }
  };

  return {
    async send(items, signal) {
      const isForeign = ({ actorUid }: OutboxItem) => actorUid !== visitorOwner && actorUid !== network.auth;
      if (items.some(isForeign)) return items.map(() => err({ code: 'not-signed-in' }));
      startSending(items);
      // Aborted: sending again is not a concurrent duplicate.
      signal.addEventListener('abort', () => stopSending(items));
      try {
        return await transmit(items, signal);
      } finally {
        stopSending(items);
      }
    },
  };
}
