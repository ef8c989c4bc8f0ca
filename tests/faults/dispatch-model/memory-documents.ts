import type {
  DocumentPath,
  DocumentTransaction,
  DocumentWrite,
  Fields,
  Outcome,
} from '#domain/dispatch/transaction/document-transaction.ts';
import { isBooked, visitStates } from '#domain/visits/visit-state.ts';

/** A defect of the database or of the code around it, which the model must detect. */
export const mutations = [
  'commits-on-stale-reads',
  'ignores-changed-days',
  'forgets-commands',
  'overwrites-counters',
  'counts-each-attempt',
  'writes-half',
  'keeps-empty-days',
  'keeps-former-hours',
  'loses-triggers',
  'orders-mails-twice',
  'keeps-former-visits',
] as const;

export type Mutation = (typeof mutations)[number];

type Documents = ReadonlyMap<string, Fields>;

/** Who commits: only what staff does is told to the senior by mail. */
export type Writer = 'staff' | 'senior' | 'trigger';

interface Stored {
  readonly version: number;
  readonly data: Fields;
}

const keyOf = ({ collection, id }: DocumentPath) => `${collection}/${id}`;

const versionsOf = (found: readonly (readonly [string, Stored])[]): string =>
  found.map(([key, { version }]) => `${key} ${version}`).join();

/** More than any schedule causes. */
const maxAttempts = 20;

const isOpen = ({ state, fee }: Fields): boolean =>
  state === 'approved' || (typeof fee === 'object' && fee !== null && 'state' in fee && fee.state === 'due');

/**
 * Firestore's transactions in memory: reads are interleaved with other transactions, and a commit succeeds only when
 * nothing that was read has changed since; otherwise the work is repeated.
 */
export class MemoryDocuments {
  readonly #stored = new Map<string, Stored>();
  #version = 0;
  readonly #turns: number[];
  readonly #mutation: Mutation | null;
  /** Called after each commit, with the documents before and after. */
  onCommit: (before: Documents, after: Documents, by: Writer) => void = () => undefined;

  constructor(turns: readonly number[], mutation: Mutation | null) {
    this.#turns = [...turns];
    this.#mutation = mutation;
  }

  all(): Documents {
    return new Map([...this.#stored].map(([key, { data }]) => [key, data]));
  }

  get(path: DocumentPath): Fields | null {
    return this.#stored.get(keyOf(path))?.data ?? null;
  }

  async transact<Value>(by: Writer, work: (reads: DocumentTransaction) => Promise<Outcome<Value>>): Promise<Value> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const seen = new Map<string, string>();
      const { value, writes } = await work(this.#reads(seen));
      await this.#letOthersGo();
      if (this.#mutation === 'counts-each-attempt') this.#apply(writes.filter(({ kind }) => kind === 'increment'));
      if (!this.#isStale(seen)) {
        this.#commit(writes, by);
        return value;
      }
    }
    throw new Error('too much contention');
  }

  async #letOthersGo(): Promise<void> {
    for (let turn = this.#turns.shift() ?? 0; turn > 0; turn -= 1) await Promise.resolve();
  }

  #reads(seen: Map<string, string>): DocumentTransaction {
    const versionOf = (key: string) => String(this.#stored.get(key)?.version ?? 0);
    // Read twice, what was seen first counts: Firestore reads one snapshot, so work that saw two versions must not commit.
    const see = (key: string, version: string) => void (seen.has(key) || seen.set(key, version));
    return {
      read: async (paths) => {
        await this.#letOthersGo();
        return paths.map((path) => {
          see(keyOf(path), versionOf(keyOf(path)));
          return this.#stored.get(keyOf(path))?.data ?? null;
        });
      },
      planningsOf: async (requestId) => {
        await this.#letOthersGo();
        const found = this.#plannings(requestId);
        see(`?${requestId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('planning/', ''), data }));
      },
      bookedVisitsOf: async (studentId) => {
        await this.#letOthersGo();
        const found = this.#booked(studentId);
        see(`@${studentId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('planning/', ''), data }));
      },
      adjustmentsSince: async (seniorId, moment) => {
        await this.#letOthersGo();
        const found = this.#adjustments(seniorId, moment);
        see(`+${JSON.stringify([seniorId, moment])}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('credit_adjustments/', ''), data }));
      },
      openVisitsOf: async (seniorId) => {
        await this.#letOthersGo();
        const found = this.#approved(seniorId);
        see(`$${seniorId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('planning/', ''), data }));
      },
      openDebtsOf: async (seniorId) => {
        await this.#letOthersGo();
        const found = this.#ofSenior('debts', seniorId);
        see(`#debts/${seniorId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('debts/', ''), data }));
      },
      transferReferencesOf: async (seniorId) => {
        await this.#letOthersGo();
        const found = this.#ofSenior('transfer_references', seniorId);
        see(`#transfer_references/${seniorId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('transfer_references/', ''), data }));
      },
      doneVisitsOf: async (seniorId) => {
        await this.#letOthersGo();
        const found = this.#done(seniorId);
        see(`=${seniorId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('planning/', ''), data }));
      },
      linesOf: async (seniorId) => {
        await this.#letOthersGo();
        const found = this.#lines(seniorId);
        see(`%${seniorId}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('credit_transactions/', ''), data }));
      },
      studentsWith: async (contactKeys) => {
        await this.#letOthersGo();
        const found = this.#students(contactKeys);
        see(`!${JSON.stringify(contactKeys)}`, versionsOf(found));
        return found.map(([key, { data }]) => ({ id: key.replace('student_profiles/', ''), data }));
      },
    };
  }

  #plannings(requestId: string) {
    return [...this.#stored].filter(
      ([key, { data }]) => key.startsWith('planning/') && data['request_id'] === requestId,
    );
  }

  #booked(studentId: string) {
    return [...this.#stored].filter(
      ([key, { data }]) =>
        key.startsWith('planning/') &&
        data['studentprofile_id'] === studentId &&
        visitStates.some((state) => state === data['state'] && isBooked(state)),
    );
  }

  #approved(seniorId: string) {
    return [...this.#stored].filter(
      ([key, { data }]) => key.startsWith('planning/') && data['senior_id'] === seniorId && isOpen(data),
    );
  }

  /** Of debts the open ones only. */
  #ofSenior(collection: string, seniorId: string) {
    return [...this.#stored].filter(
      ([key, { data }]) =>
        key.startsWith(`${collection}/`) && data['senior_id'] === seniorId && data['is_open'] !== false,
    );
  }

  #done(seniorId: string) {
    return [...this.#stored].filter(
      ([key, { data }]) => key.startsWith('planning/') && data['senior_id'] === seniorId && data['state'] === 'done',
    );
  }

  #lines(seniorId: string) {
    return [...this.#stored].filter(
      ([key, { data }]) => key.startsWith('credit_transactions/') && data['user_id'] === seniorId,
    );
  }

  #adjustments(seniorId: string, moment: Date) {
    return [...this.#stored].filter(([key, { data }]) => {
      const at = data['asked_at'];
      return (
        key.startsWith('credit_adjustments/') && data['senior_id'] === seniorId && at instanceof Date && at > moment
      );
    });
  }

  #students(contactKeys: readonly string[]) {
    return [...this.#stored].filter(([key, { data }]) => {
      const keys = data['contact_keys'];
      return (
        key.startsWith('student_profiles/') && Array.isArray(keys) && contactKeys.some((each) => keys.includes(each))
      );
    });
  }

  #isStale(seen: ReadonlyMap<string, string>): boolean {
    if (this.#mutation === 'commits-on-stale-reads') return false;
    return [...seen].some(([key, version]) => {
      if (key.startsWith('?')) return versionsOf(this.#plannings(key.slice(1))) !== version;
      if (key.startsWith('+')) {
        const [seniorId, moment] = JSON.parse(key.slice(1)) as [string, string];
        return versionsOf(this.#adjustments(seniorId, new Date(moment))) !== version;
      }
      if (key.startsWith('@')) return versionsOf(this.#booked(key.slice(1))) !== version;
      if (key.startsWith('$')) return versionsOf(this.#approved(key.slice(1))) !== version;
      if (key.startsWith('#')) {
        const [collection = '', seniorId = ''] = key.slice(1).split('/');
        return versionsOf(this.#ofSenior(collection, seniorId)) !== version;
      }
      if (key.startsWith('=')) return versionsOf(this.#done(key.slice(1))) !== version;
      if (key.startsWith('%')) return versionsOf(this.#lines(key.slice(1))) !== version;
      if (key.startsWith('!')) return versionsOf(this.#students(JSON.parse(key.slice(1)))) !== version;
      if (this.#mutation === 'ignores-changed-days' && key.startsWith('student_days/')) return false;
      return String(this.#stored.get(key)?.version ?? 0) !== version;
    });
  }

  #commit(writes: readonly DocumentWrite[], by: Writer): void {
    if (writes.length === 0) return;
    const before = this.all();
    this.#version += 1;
    const isCounted = this.#mutation === 'counts-each-attempt';
    const whole = isCounted ? writes.filter(({ kind }) => kind !== 'increment') : writes;
    const isTorn = this.#mutation === 'writes-half' && by === 'staff';
    this.#apply(isTorn ? whole.slice(0, Math.ceil(whole.length / 2)) : whole);
    this.onCommit(before, this.all(), by);
  }

  #isIgnored({ kind, collection }: DocumentWrite): boolean {
    if (this.#mutation === 'forgets-commands') return collection === 'staff_commands';
    if (this.#mutation === 'keeps-empty-days') return kind === 'delete';
    if (this.#mutation === 'keeps-former-hours') return kind === 'update' && collection === 'student_profiles';
    return (
      this.#mutation === 'keeps-former-visits' && kind === 'set' && collection === 'planning' && this.#version % 3 === 0
    );
  }

  #apply(writes: readonly DocumentWrite[]): void {
    for (const write of writes) {
      const key = keyOf(write);
      const former = this.#stored.get(key)?.data;
      if (this.#isIgnored(write)) continue;
      if (write.kind === 'create' && former !== undefined) throw new Error(`${key} exists`);
      if (write.kind === 'update' && former === undefined) throw new Error(`${key} does not exist`);
      if (write.kind === 'delete') this.#stored.delete(key);
      else this.#stored.set(key, { version: this.#version, data: this.#written(write, former ?? {}) });
      if (this.#mutation === 'orders-mails-twice' && write.collection === 'mail' && write.kind === 'create') {
        this.#stored.set(`${key}_again`, { version: this.#version, data: write.data });
      }
    }
  }

  #written(write: Exclude<DocumentWrite, { kind: 'delete' }>, former: Fields): Fields {
    if (write.kind === 'update') return { ...former, ...write.data };
    if (write.kind !== 'increment') return write.data;
    const numbers: Record<string, number> =
      this.#mutation === 'overwrites-counters'
        ? {}
        : { ...(former[write.field] as Record<string, number> | undefined) };
    for (const [name, by] of Object.entries(write.by)) numbers[name] = (numbers[name] ?? 0) + by;
    return { ...former, [write.field]: numbers };
  }
}
