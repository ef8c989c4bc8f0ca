import type { DatabaseId, DocumentChange } from '../operations-api.ts';

/** What streams are told. */
export interface Listening {
  readonly database: DatabaseId;
  /** After a commit. */
  noteChanges(changes: readonly DocumentChange[]): void;
  /** After anything else that can change results or permissions: all is to be looked at again. */
  noteAnything(): void;
}

/** The open streams of all databases. */
export class ListenHub {
  readonly #streams = new Set<Listening>();

  add(stream: Listening): () => void {
    this.#streams.add(stream);
    return () => void this.#streams.delete(stream);
  }

  changed(changes: readonly DocumentChange[]): void {
    const database = changes[0]?.database;
    if (database === undefined) return;
    for (const stream of this.#of(database)) stream.noteChanges(changes);
  }

  cleared(database: DatabaseId): void {
    for (const stream of this.#of(database)) stream.noteAnything();
  }

  rulesChanged(projectId: string): void {
    for (const stream of this.#streams) if (stream.database.projectId === projectId) stream.noteAnything();
  }

  #of({ projectId, databaseId }: DatabaseId): readonly Listening[] {
    return [...this.#streams].filter(
      ({ database }) => database.projectId === projectId && database.databaseId === databaseId,
    );
  }
}
