import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import type { ModelServer } from './model-server.ts';
import type { Person } from './world.ts';
import type { ModelItem } from './model-commands.ts';

/** What the page reported for one press of a button; `unknown` when the page died first. */
type Told<Answer> = Answer | 'failed' | 'unknown';

interface SavePress {
  readonly request: NewServiceRequest;
  told: Told<'saved'>;
}

/** One intended request: it must take effect exactly once. */
export interface RequestIntent {
  readonly id: string;
  /** Who asked for it on this device. */
  readonly uid: Person;
  /** Whom it is for: herself, or a person in whose circle she is or was. */
  readonly seniorId: Person;
  readonly saves: SavePress[];
  readonly cancels: { told: Told<'cancelled-here' | 'queued'> }[];
  /**
   * The person removed it from this device, or tried to: it may have taken effect at most once, and nothing else is
   * required.
   */
  abandoned: boolean;
  /** The number of the sign-in during which its form was opened: signing out closes every form. */
  readonly signIn: number;
}

const contentOf = (request: NewServiceRequest) => request.notes ?? '';

/** Checks one request once nothing is pending any more. @returns the violation, or null. */
export function checkIntent(intent: RequestIntent, rows: readonly ModelItem[], server: ModelServer): string | null {
  const document = server.documentOf(intent.id);
  const about = rows.filter(({ aggregate, command }) => aggregate === intent.id && command.kind !== 'answer-quote');
  const unsettled = about.find(({ state }) => state === 'waiting' || state === 'sending');
  if (unsettled) return `${intent.id}: still ${unsettled.state} after all faults are over`;

  const refusedHere = about.some(({ state }) => state === 'needs-you') && server.refusals(intent.id) > 0;
  const versions = intent.saves.map(({ request }) => contentOf(request));
  if (document && !versions.includes(contentOf(document.request))) return `${intent.id}: content that nobody entered`;
  if (intent.abandoned) return null;

  if (intent.cancels.length > 0) {
    if (intent.cancels.some(({ told }) => told === 'cancelled-here')) {
      return document ? `${intent.id}: cancelled on the device, yet ${document.status} at the server` : null;
    }
    if (intent.cancels.some(({ told }) => told === 'queued')) {
      if (document && document.status !== 'cancelled' && !refusedHere) {
        return `${intent.id}: its cancellation was saved and is lost`;
      }
      if (!document && server.refusals(intent.id) === 0) return `${intent.id}: neither at the server nor refused`;
    }
    return null;
  }

  const lastSaved = intent.saves.findLast(({ told }) => told === 'saved');
  if (!lastSaved) return null;
  if (!document) return refusedHere ? null : `${intent.id}: saved and lost`;
  if (document.status === 'cancelled') return `${intent.id}: cancelled though nobody asked`;
  const certain = intent.saves.every(({ told }) => told === 'saved');
  if (certain && contentOf(document.request) !== contentOf(lastSaved.request) && !refusedHere) {
    return `${intent.id}: an earlier version arrived instead of the one saved last`;
  }
  return null;
}

/** Checks the server as a whole: no unintended effect, no duplicate. @returns the violation, or null. */
export function checkServer(intents: readonly RequestIntent[], server: ModelServer): string | null {
  const known = new Set(intents.map(({ id }) => id));
  const tags = new Set<string>();
  for (const { request } of server.documents()) {
    const tag = request.address;
    if (tags.has(tag)) return `${tag}: twice at the server`;
    tags.add(tag);
    if (!known.has(request.request_id)) return `${request.request_id}: an id that no form minted`;
  }
  return server.violations[0] ?? null;
}

/** Checks one row, at any moment. @returns the violation, or null. */
export function checkRow(item: ModelItem, server: ModelServer): string | null {
  if (item.command.kind === 'join-waiting-list' || item.command.kind === 'tip-employer') {
    return `${item.id}: a visitor's form, shown to ${item.actorUid}`;
  }
  if (item.state !== 'received' || item.command.kind === 'update-profile') return null;
  if (item.command.kind === 'answer-quote') return null;
  const document = server.documentOf(item.aggregate);
  if (!document) return `${item.id}: shown as received, and the server has nothing`;
  const cancelled = item.command.kind === 'cancel-request' && document.status !== 'cancelled';
  return cancelled ? `${item.id}: shown as cancelled, and the server has not` : null;
}
