import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import type { ModelServer } from './model-server.ts';
import type { Person } from './world.ts';
import type { ModelItem } from './model-commands.ts';

/** What the page told the person about one press of a button; `unknown` when the page died first. */
type Told<Answer> = Answer | 'failed' | 'unknown';

interface SavePress {
  readonly request: NewServiceRequest;
  told: Told<'saved'>;
}

/** One wish of a person: help once, whatever happens. */
export interface Wish {
  readonly id: string;
  readonly uid: Person;
  readonly saves: SavePress[];
  readonly cancels: { told: Told<'cancelled-here' | 'queued'> }[];
  /** The person took it off this device, or asked to: at most once at the server, and that is all. */
  givenUp: boolean;
  /** The sign-in under which its form was opened: signing out closes every form. */
  readonly signIn: number;
}

const contentOf = (request: NewServiceRequest) => request.notes ?? '';

/** What the world must look like for one wish once everything has come to rest. @returns what is wrong, or null. */
export function judge(wish: Wish, rows: readonly ModelItem[], server: ModelServer): string | null {
  const document = server.documentOf(wish.id);
  const about = rows.filter(({ aggregate }) => aggregate === wish.id);
  const unsettled = about.find(({ state }) => state === 'waiting' || state === 'sending');
  if (unsettled) return `${wish.id}: still ${unsettled.state} after all faults are over`;

  const refusedHere = about.some(({ state }) => state === 'needs-you') && server.refusals(wish.id) > 0;
  const versions = wish.saves.map(({ request }) => contentOf(request));
  if (document && !versions.includes(contentOf(document.request))) return `${wish.id}: content that nobody entered`;
  if (wish.givenUp) return null;

  if (wish.cancels.length > 0) {
    if (wish.cancels.some(({ told }) => told === 'cancelled-here')) {
      return document ? `${wish.id}: cancelled on the device, yet ${document.status} at the server` : null;
    }
    if (wish.cancels.some(({ told }) => told === 'queued')) {
      if (document && document.status !== 'cancelled' && !refusedHere) {
        return `${wish.id}: its cancellation was saved and is lost`;
      }
      if (!document && server.refusals(wish.id) === 0) return `${wish.id}: neither at the server nor refused`;
    }
    return null;
  }

  const lastSaved = wish.saves.findLast(({ told }) => told === 'saved');
  if (!lastSaved) return null;
  if (!document) return refusedHere ? null : `${wish.id}: saved and lost`;
  if (document.status === 'cancelled') return `${wish.id}: cancelled though nobody asked`;
  const certain = wish.saves.every(({ told }) => told === 'saved');
  if (certain && contentOf(document.request) !== contentOf(lastSaved.request) && !refusedHere) {
    return `${wish.id}: an earlier version arrived instead of the one saved last`;
  }
  return null;
}

/** What holds for the server as a whole: nothing that nobody asked for, nothing twice. */
export function judgeServer(wishes: readonly Wish[], server: ModelServer): string | null {
  const known = new Set(wishes.map(({ id }) => id));
  const tags = new Set<string>();
  for (const { request } of server.documents()) {
    const tag = request.address;
    if (tags.has(tag)) return `${tag}: twice at the server`;
    tags.add(tag);
    if (!known.has(request.request_id)) return `${request.request_id}: an id that no form minted`;
  }
  return server.violations[0] ?? null;
}

/** What a row on the disk says must be true at any moment. */
export function judgeRow(item: ModelItem, server: ModelServer): string | null {
  if (item.command.kind === 'join-waiting-list' || item.command.kind === 'tip-employer') {
    return `${item.id}: a visitor's form, shown to ${item.actorUid}`;
  }
  if (item.state !== 'received' || item.command.kind === 'update-profile') return null;
  const document = server.documentOf(item.aggregate);
  if (!document) return `${item.id}: shown as received, and the server has nothing`;
  const cancelled = item.command.kind === 'cancel-request' && document.status !== 'cancelled';
  return cancelled ? `${item.id}: shown as cancelled, and the server has not` : null;
}
