import type { DocumentStore } from '#local/firestore/store/document-store.ts';
import { documentName } from '#local/firestore/values/resource-name.ts';
import type { Moment, StoredDocument } from '#local/firestore/values/value.ts';
import { viewDocument } from '../document-view.ts';
import type { DatabaseId, DocumentChange } from '../operations-api.ts';
import type { ListenResponse } from './listen-messages.ts';
import type { Results, Subject } from './listen-target.ts';

/** Whether the caller may read this version of a document by its name. */
type MayRead = (document: StoredDocument) => boolean;

/** A target of a stream, with what the client has of it. */
export class OpenTarget {
  readonly id: number;
  readonly subject: Subject;
  readonly #database: DatabaseId;
  readonly #mayRead: MayRead;
  #sent: Map<string, StoredDocument>;
  /** Paths of changed documents that may be results or have been; null when all is to be looked at again. */
  #changed: Set<string> | null = new Set();

  constructor(id: number, subject: Subject, database: DatabaseId, mayRead: MayRead, sent: Results) {
    this.id = id;
    this.subject = subject;
    this.#database = database;
    this.#mayRead = mayRead;
    this.#sent = new Map(sent);
  }

  /** Of all that the client has. */
  names(): readonly string[] {
    return Array.from(this.#sent.keys(), (path) => documentName(this.#database, path.split('/')));
  }

  note({ path, after }: DocumentChange): void {
    const key = path.join('/');
    const isIncluded = after !== null && this.subject.includes(after);
    if (!isIncluded && !this.#sent.has(key)) return;
    // With a limit, one document makes room for another.
    if (this.subject.isLimited) this.#changed = null;
    else this.#changed?.add(key);
  }

  noteAnything(): void {
    this.#changed = null;
  }

  /** What has changed since the last time, as messages. */
  news(store: DocumentStore, readTime: Moment): readonly ListenResponse[] {
    const changed = this.#changed;
    this.#changed = new Set();
    if (changed?.size === 0) return [];
    const current = changed === null ? this.subject.results(store, null) : this.#resultsAmong(store, changed);
    const paths = changed ?? new Set([...this.#sent.keys(), ...current.keys()]);
    return this.#difference(store, paths, current, readTime);
  }

  /** All results, for a client that has none. */
  everything(store: DocumentStore, readTime: Moment): readonly ListenResponse[] {
    const current = this.subject.results(store, null);
    return this.#difference(store, new Set([...this.subject.named, ...current.keys()]), current, readTime);
  }

  #resultsAmong(store: DocumentStore, paths: ReadonlySet<string>): Results {
    const found = new Map<string, StoredDocument>();
    for (const path of paths) {
      const document = store.get(path.split('/'));
      if (document !== null && this.subject.includes(document)) found.set(path, document);
    }
    return found;
  }

  #difference(
    store: DocumentStore,
    paths: ReadonlySet<string>,
    current: Results,
    readTime: Moment,
  ): readonly ListenResponse[] {
    const messages: ListenResponse[] = [];
    for (const path of paths) {
      const [before, after] = [this.#sent.get(path), current.get(path)];
      if (after === before && after !== undefined) continue;
      if (after === undefined) {
        if (before === undefined && !this.subject.named.includes(path)) continue;
        this.#sent.delete(path);
        messages.push(this.#goneMessage(before, store.get(path.split('/')), path, readTime));
      } else {
        this.#sent.set(path, after);
        const document = viewDocument(this.#database, after, null);
        messages.push({ documentChange: { document, targetIds: [this.id], removedTargetIds: [] } });
      }
    }
    return messages;
  }

  /** A client that may read the new version gets it: it would have to ask for it otherwise. */
  #goneMessage(
    before: StoredDocument | undefined,
    now: StoredDocument | null,
    path: string,
    readTime: Moment,
  ): ListenResponse {
    const removedTargetIds = [this.id];
    const gone = { document: documentName(this.#database, path.split('/')), removedTargetIds, readTime };
    if (now === null) return { documentDelete: gone };
    if (now === before || !this.#mayRead(now)) return { documentRemove: gone };
    return { documentChange: { document: viewDocument(this.#database, now, null), targetIds: [], removedTargetIds } };
  }
}
