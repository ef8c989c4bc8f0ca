import { StatusError } from '#local/firestore/errors.ts';
import type { DocumentChange } from '#local/firestore/operations/operations-api.ts';
import { compilePathPattern, type PathPattern } from './path-pattern.ts';

type ChangeKind = 'created' | 'updated' | 'deleted';

/** A function triggered by document changes. */
export interface Trigger {
  readonly id: string;
  readonly projectId: string;
  readonly databaseId: string;
  /** 1 for a background event, 2 for a CloudEvent. */
  readonly generation: 1 | 2;
  readonly eventType: string;
  readonly kinds: ReadonlySet<ChangeKind>;
  readonly matches: PathPattern;
}

const KINDS: ReadonlyMap<string, readonly ChangeKind[]> = new Map([
  ['created', ['created']],
  ['updated', ['updated']],
  ['deleted', ['deleted']],
  ['written', ['created', 'updated', 'deleted']],
  ['create', ['created']],
  ['update', ['updated']],
  ['delete', ['deleted']],
  ['write', ['created', 'updated', 'deleted']],
]);

const FIRST_GENERATION = /^providers\/cloud\.firestore\/eventTypes\/document\.(create|update|delete|write)$/u;
const SECOND_GENERATION =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/u;

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function refuse(what: string): never {
  throw new StatusError('INVALID_ARGUMENT', `The trigger cannot be registered: ${what}.`);
}

function kindsOf(eventType: unknown, known: RegExp): ReadonlySet<ChangeKind> {
  const kinds = KINDS.get((typeof eventType === 'string' && known.exec(eventType)?.[1]) || '');
  return new Set(kinds ?? refuse(`its event type is ${JSON.stringify(eventType)}`));
}

/** Parses the Firebase CLI's registration of a first-generation function. */
export function readBackgroundTrigger(projectId: string, id: string, body: unknown): Trigger {
  const eventTrigger =
    isJson(body) && isJson(body['eventTrigger']) ? body['eventTrigger'] : refuse('it has no eventTrigger');
  const { eventType, resource } = eventTrigger;
  const match = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/u.exec(
    typeof resource === 'string' ? resource : '',
  );
  const [, databaseId, pattern] = match ?? refuse(`its resource is ${JSON.stringify(resource)}`);
  return {
    id,
    projectId,
    databaseId: databaseId ?? '',
    generation: 1,
    eventType: String(eventType),
    kinds: kindsOf(eventType, FIRST_GENERATION),
    matches: compilePathPattern(pattern ?? ''),
  };
}

/** Parses the Firebase CLI's registration of a second-generation function. */
export function readCloudEventTrigger(projectId: string, id: string, body: unknown): Trigger {
  if (!isJson(body)) return refuse('it is no object');
  const { eventType, database, namespace, document } = body;
  if (typeof database !== 'string') return refuse('it names no database');
  if (namespace !== undefined && namespace !== '(default)') return refuse('only the namespace (default) is supported');
  const pattern = isJson(document) ? document['value'] : undefined;
  if (typeof pattern !== 'string' || pattern === '') return refuse('it names no document');
  return {
    id,
    projectId,
    databaseId: database,
    generation: 2,
    eventType: String(eventType),
    kinds: kindsOf(eventType, SECOND_GENERATION),
    matches: compilePathPattern(pattern),
  };
}

function kindOf({ before, after }: DocumentChange): ChangeKind {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'updated';
}

/** The path parameters, or null when the change does not match the trigger. */
export function matchTrigger(trigger: Trigger, change: DocumentChange): Readonly<Record<string, string>> | null {
  const { projectId, databaseId } = change.database;
  if (trigger.projectId !== projectId || trigger.databaseId !== databaseId) return null;
  return trigger.kinds.has(kindOf(change)) ? trigger.matches(change.path) : null;
}
