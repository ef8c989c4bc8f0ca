import { type Gather, inGroups } from './in-groups.ts';
import {
  ChangedMeanwhile,
  type Decision,
  type GuardedWrites,
  type KnownDocument,
  type QueueDocuments,
} from './queue-documents.ts';

/** Decides on a document as it stands; null where there is none. Called again where it changed meanwhile. */
type Decide<Result> = (fields: KnownDocument['fields'] | null) => Decision<Result>;

interface Changed<Result> {
  readonly result: Result;
  /** The document after the change; null where nothing was written. */
  readonly document: KnownDocument | null;
}

/** As often as the Admin SDK tries a transaction. */
const mostAttempts = 5;

/**
 * Changes of the documents of a queue. What is written was decided on the document as it stands at that write: the write
 * fails where it is not, and the document is read and decided on anew. Those of the same moment share their round trips.
 */
export function createChanges(documents: QueueDocuments, gather?: Gather) {
  const read = inGroups({ keyOf: (id: string) => id, work: (ids) => documents.read(ids), gather });
  const write = inGroups({ keyOf: ({ id }: GuardedWrites) => id, work: (writes) => documents.write(writes), gather });

  async function attempt<Result>(
    id: string,
    decide: Decide<Result>,
    known: KnownDocument | undefined,
    attemptsLeft: number,
  ): Promise<Changed<Result>> {
    const again = () => attempt(id, decide, undefined, attemptsLeft - 1);
    const document = known ?? (await read(id));
    const { result, writes } = decide(document?.fields ?? null);
    // Nothing has shown that a copy is still what is stored.
    if (writes === null) return known === undefined ? { result, document: null } : again();
    if (document === null) throw new Error('a change of a document that is not there');
    try {
      const version = await write({ id, version: document.version, ...writes });
      return { result, document: { fields: { ...document.fields, ...writes.fields }, version } };
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attemptsLeft <= 1) throw error;
      return again();
    }
  }

  /** @param known a copy that may be stale, such as that of an event; without, the document is read. */
  return <Result>(id: string, decide: Decide<Result>, known?: KnownDocument): Promise<Changed<Result>> =>
    attempt(id, decide, known, mostAttempts);
}
