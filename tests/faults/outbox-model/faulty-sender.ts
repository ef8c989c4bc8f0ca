import { visitorOwner } from '#offline/visitor-owner.ts';
import { err, type Result } from '#lib/result.ts';
import { type ModelItem, type modelRegistry, readItem } from './model-commands.ts';
import type { Gates } from './gates.ts';
import type { ModelServer } from './model-server.ts';
import type { Owner } from './virtual-time.ts';
import type { OutboxItem, Rejection } from '#sync/engine/item.ts';
import { silentForMs } from '#sync/engine/lease.ts';
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

/** Shared by the pages of one device. */
export interface Network {
  /** Who is signed in on this device, whichever page asks. */
  auth: string | null;
  /** Each is the fate of one request, in order; then all goes well. */
  readonly faults: NetworkFault[];
  /** When the lease with this token was last written, on the monotonic clock. */
  readonly leaseWrittenAt: ReadonlyMap<string, number>;
  /** What is between a page that lives and the server. */
  readonly inFlight: Map<string, { readonly owner: Owner; readonly lease: string }>;
  monotonic(): number;
}

type Answer = Result<Receipt, Rejection>;

/** The sender that the outbox asks for (its contract is in sender.ts), over a network that does its worst. */
export function faultySender(
  owner: Owner,
  network: Network,
  server: ModelServer,
  gates: Gates,
  registry: typeof modelRegistry,
): OutboxSender {
  /** Two flushers at once are only right when the first has given no sign of life for long enough. */
  const board = (items: readonly OutboxItem[]) => {
    for (const item of items) {
      const other = network.inFlight.get(item.id);
      const silentFor = network.monotonic() - (network.leaseWrittenAt.get(other?.lease ?? '') ?? 0);
      if (other?.owner.alive && other.lease !== item.lease && silentFor < silentForMs) {
        server.violations.push(`${item.id} was sent by ${owner.name} while ${other.owner.name} was sending it`);
      }
      network.inFlight.set(item.id, { owner, lease: item.lease ?? '' });
    }
  };

  const leave = (items: readonly OutboxItem[]) => {
    for (const item of items) {
      if (network.inFlight.get(item.id)?.lease === item.lease) network.inFlight.delete(item.id);
    }
  };

  const travel = async (items: readonly OutboxItem[], signal: AbortSignal): Promise<readonly Answer[]> => {
    const auth = network.auth;
    const fault = network.faults.shift() ?? null;
    const all = (error: Rejection): Answer[] => items.map(() => err(error));
    // A straggler does not outlive a refusal: the rules judge it as they judged the one that was answered.
    const refusals = new Map(items.map(({ aggregate }) => [aggregate, server.refusals(aggregate)]));
    const versionOf = () => (auth === null ? 0 : server.profileOf(auth).version());
    const version = versionOf();
    let isLate = false;
    // A change of the profile is written on condition that nobody wrote since it was read; and whoever has stopped
    // waiting does not read any more.
    const judge = ({ aggregate, command }: ModelItem): Answer => {
      if (command.kind === 'update-profile') {
        const isOver = isLate || signal.aborted || !owner.alive || owner.frozen;
        return isOver && versionOf() !== version ? err({ code: 'network' }) : server.handle(auth, command);
      }
      return server.refusals(aggregate) === refusals.get(aggregate)
        ? server.handle(auth, command)
        : err({ code: 'no-access' });
    };
    const arrive = (arriving = items): Answer[] => arriving.map((item) => judge(readItem(item, registry)));
    const backHome = async (answers: readonly Answer[]): Promise<readonly Answer[]> => {
      await gates.pass(owner);
      return answers;
    };

    if (fault === 'late-request') {
      isLate = true;
      void gates.pass(null).then(() => arrive());
      return backHome(all({ code: 'network' }));
    }
    await gates.pass(null);
    switch (fault) {
      case null:
        return backHome(arrive());
      case 'lost-request':
        return backHome(all({ code: 'network' }));
      case 'lost-answer':
        arrive();
        return backHome(all({ code: 'network' }));
      case 'cut-halfway':
        arrive(items.slice(0, Math.ceil(items.length / 2)));
        return backHome(all({ code: 'network' }));
      case 'duplicate-request':
        arrive();
        return backHome(arrive());
      case 'hang':
        arrive();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve([])));
      case 'throw':
        await gates.pass(owner);
        throw new TypeError('a mistake in the sender');
      case 'sign-in-expired':
        return backHome(all({ code: 'sign-in-expired' }));
      case 'too-many-requests':
        return backHome(all({ code: 'too-many-requests', retryAfterSeconds: 7 }));
      case 'server-unavailable':
        return backHome(all({ code: 'server-unavailable' }));
    }
  };

  return {
    async send(items, signal) {
      const isForeign = ({ actorUid }: OutboxItem) => actorUid !== visitorOwner && actorUid !== network.auth;
      if (items.some(isForeign)) return items.map(() => err({ code: 'not-signed-in' }));
      board(items);
      // Nobody waits for this answer any more: asking again is not doing it twice at once.
      signal.addEventListener('abort', () => leave(items));
      try {
        return await travel(items, signal);
      } finally {
        leave(items);
      }
    },
  };
}
