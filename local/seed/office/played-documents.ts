import { type CollectionName, collections } from '#domain/collections.ts';
import { openVisitsIn } from '#domain/credits/missing-money.ts';
import type {
  DocumentPath,
  DocumentTransaction,
  DocumentWrite,
  Fields,
  FoundDocument,
  Outcome,
} from '#domain/dispatch/transaction/document-transaction.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { isBooked, visitStates } from '#domain/visits/visit-state.ts';
import type { SeedDocument } from '../documents.ts';

const keyOf = ({ collection, id }: DocumentPath) => `${collection}/${id}`;

/** As the query of the functions: approved and not charged, or cancelled with a fee that is due. */
const isOpenVisit = (found: FoundDocument): boolean => openVisitsIn([found]).length > 0;

const isBookedFor = (studentId: string, { studentprofile_id: student, state }: Fields): boolean =>
  student === studentId && visitStates.some((known) => known === state && isBooked(known));

/** Documents in memory, for playing the product's own commands one after the other while a seed is made. */
export class PlayedDocuments {
  readonly #known: Map<string, Fields>;
  readonly #written = new Map<string, SeedDocument>();
  readonly #reads: DocumentTransaction = {
    read: (paths) => Promise.resolve(paths.map((path) => this.#known.get(keyOf(path)) ?? null)),
    planningsOf: (requestId) =>
      Promise.resolve(this.#of(collections.planning).filter(({ data }) => data['request_id'] === requestId)),
    bookedVisitsOf: (studentId) =>
      Promise.resolve(this.#of(collections.planning).filter(({ data }) => isBookedFor(studentId, data))),
    studentsWith: () => Promise.resolve([]),
    openVisitsOf: (seniorId) => Promise.resolve(this.#ofSenior(collections.planning, seniorId).filter(isOpenVisit)),
    openDebtsOf: (seniorId) =>
      Promise.resolve(this.#ofSenior(collections.debts, seniorId).filter(({ data }) => data['is_open'] === true)),
    transferReferencesOf: (seniorId) => Promise.resolve(this.#ofSenior(collections.transferReferences, seniorId)),
    doneVisitsOf: () => Promise.resolve([]),
    linesOf: (seniorId) =>
      Promise.resolve(this.#of(collections.creditTransactions).filter(({ data }) => data['user_id'] === seniorId)),
    adjustmentsSince: (seniorId, moment) =>
      Promise.resolve(
        this.#of(collections.creditAdjustments).filter(
          ({ data }) => data['senior_id'] === seniorId && data['asked_at'] instanceof Date && data['asked_at'] > moment,
        ),
      ),
  };

  constructor(known: readonly SeedDocument[]) {
    this.#known = new Map(known.map((document) => [keyOf(document), document.data]));
  }

  put(collection: CollectionName, id: string, data: Fields): void {
    this.#known.set(keyOf({ collection, id }), data);
    this.#written.set(keyOf({ collection, id }), { collection, id, data });
  }

  async transact<Value>(work: (transaction: DocumentTransaction) => Promise<Outcome<Value>>): Promise<Value> {
    const { value, writes } = await work(this.#reads);
    for (const write of writes) this.#apply(write);
    return value;
  }

  /** @throws Error when the command is rejected. */
  async run<Value>(command: RecordCommand<Value>, now: Date): Promise<Value> {
    const done = await this.transact((transaction) => runRecordCommand(transaction, command, now));
    if (!done.ok) throw new Error(`${command.name} is rejected: ${done.error.code}`);
    return done.value;
  }

  get(collection: CollectionName, id: string): Fields | null {
    return this.#known.get(keyOf({ collection, id })) ?? null;
  }

  /** What was put and changed since the beginning. */
  written(): readonly SeedDocument[] {
    return [...this.#written.values()];
  }

  #of(collection: CollectionName): readonly FoundDocument[] {
    const prefix = keyOf({ collection, id: '' });
    return [...this.#known]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, data]) => ({ id: key.slice(prefix.length), data }));
  }

  #ofSenior(collection: CollectionName, seniorId: string): readonly FoundDocument[] {
    return this.#of(collection).filter(({ data }) => data['senior_id'] === seniorId);
  }

  #apply(write: DocumentWrite): void {
    const { collection, id, kind } = write;
    if (kind === 'increment') {
      const former = this.get(collection, id);
      const numbers: Record<string, number> = { ...(former?.[write.field] as Record<string, number> | undefined) };
      for (const [name, by] of Object.entries(write.by)) numbers[name] = (numbers[name] ?? 0) + by;
      this.put(collection, id, { ...former, [write.field]: numbers });
    } else if (kind === 'delete') {
      this.#known.delete(keyOf(write));
      this.#written.delete(keyOf(write));
    } else this.put(collection, id, kind === 'update' ? { ...this.get(collection, id), ...write.data } : write.data);
  }
}
