import { collections, type CollectionName } from '#domain/collections.ts';
import { chargeOldestVisit } from '#domain/credits/charge-visit.ts';
import { balanceFields } from '#domain/credits/cents.ts';
import { readMissingMoney } from '#domain/credits/missing-payment.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import type { LedgerMistake } from '#domain/credits/ledger-mistake.ts';
import { decideLatePayment } from '#domain/debts/decide-late-payment.ts';
import { followDebts } from '#domain/debts/follow-debts.ts';
import { recordFeeLetter, recordLetter } from '#domain/debts/record-letter.ts';
import { isTrueLatePayment, isTrueReminder } from '#domain/debts/true-mails.ts';
import { type RecordCommand, runRecordCommand } from '#domain/dispatch/transaction/record-command.ts';
import { withoutWrites } from '#domain/dispatch/transaction/document-transaction.ts';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { debtSchema, type LatePaymentDecision } from '#domain/documents/payments/debt.ts';
import { type Mail, mailSchema, type MailState } from '#domain/documents/mail.ts';
import { transferSchema } from '#domain/documents/payments/transfer.ts';
import { type Visit, visitSchema } from '#domain/documents/visit.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { recordTransfer } from '#domain/transfers/record-transfer.ts';
import { aCustomer } from '#tests/builders/accounts/customer.ts';
import { anInterimUser } from '#tests/builders/interim-user.ts';
import { aServiceRequest } from '#tests/builders/service-request.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';
import { MemoryDocuments } from './dispatch-model/memory-documents.ts';

const senior = 'maria';

const dayMs = 24 * 60 * 60 * 1000;

/** A reminder that left, with the day. */
export interface Delivered {
  readonly id: string;
  readonly mail: Mail;
  readonly day: string;
}

export interface DebtsWorldOptions {
  readonly turns?: readonly number[];
  /** Maria hears on paper. */
  readonly isPrinted?: boolean;
  readonly start?: Date;
}

/** Maria, her visits, her money and what becomes of her debts, over a database in memory that interleaves transactions. */
export class DebtsWorld {
  readonly documents: MemoryDocuments;
  readonly delivered: Delivered[] = [];
  now: Date;
  #numbers = 0;
  #visits = 0;

  constructor({ turns = [], isPrinted = false, start = new Date('2026-12-01T09:00:00Z') }: DebtsWorldOptions = {}) {
    this.documents = new MemoryDocuments(turns, null);
    this.now = start;
    const people = [
      [collections.interimUsers, senior, anInterimUser({ id: senior, first_name: 'Maria' })],
      [collections.interimUsers, 'staf', anInterimUser({ id: 'staf', role: 'admin', first_name: 'Staf' })],
      [collections.userCredits, senior, { user_id: senior, ...balanceFields(0) }],
      ...(isPrinted
        ? [
            [
              collections.customers,
              senior,
              aCustomer({ senior_id: senior, has_account: true, confirmation: 'print' }),
            ] as const,
          ]
        : []),
    ] as const;
    void this.documents.transact('trigger', async () => ({
      value: null,
      writes: people.map(([collection, id, data]) => ({ kind: 'create', collection, id, data: { ...data } })),
    }));
  }

  get today(): string {
    return brusselsDate(this.now);
  }

  pass(days: number): void {
    this.now = new Date(this.now.getTime() + days * dayMs);
  }

  /** A visit that was approved now. */
  async work(cents: number, overrides: Partial<Visit> = {}): Promise<string> {
    this.#visits += 1;
    const id = `visit-${this.#visits}`;
    const price = { variant: 'standard', cents_per_hour: cents, agreed_at: this.now, how: 'app' } as const;
    const visit = aPlannedVisit({
      ...{ request_id: id, senior_id: senior, state: 'approved', date: this.today, minutes_worked: 60, price },
      ...{ ended_at: this.now, approved_at: this.now, approved_by: 'timer', updated_at: this.now, ...overrides },
    });
    const request = aServiceRequest({ request_id: id, senior_id: senior, status: 'ended' });
    await this.documents.transact('trigger', async () => ({
      value: null,
      writes: [
        { kind: 'create', collection: collections.serviceRequests, id, data: { ...request } },
        { kind: 'create', collection: collections.planning, id, data: { ...visit } },
      ],
    }));
    return id;
  }

  /** The senior asks staff to look at a visit, or a colleague notes that she did. */
  async question(visitId: string): Promise<void> {
    await this.documents.transact('senior', async () => ({
      value: null,
      writes: [{ kind: 'update', collection: collections.planning, id: visitId, data: { questioned_at: this.now } }],
    }));
  }

  async charge(): Promise<void> {
    for (;;) {
      const charge = await this.documents.transact('trigger', (reads) => chargeOldestVisit(reads, senior, this.now));
      if (charge.kind !== 'charged') return;
    }
  }

  follow() {
    return this.documents.transact('trigger', (reads) => followDebts(reads, senior, () => this.#mint(), this.now));
  }

  /** What the balance lacks for everything that is open, in cents. */
  missing(): Promise<number> {
    return this.documents.transact('trigger', async (reads) => {
      const { items } = await readMissingMoney(reads, senior);
      return withoutWrites(items.reduce((sum, item) => sum + item.missing, 0));
    });
  }

  /** One run of the timers. */
  async run() {
    await this.charge();
    return this.follow();
  }

  command<Value>(command: RecordCommand<Value>) {
    return this.documents.transact('staff', (reads) => runRecordCommand(reads, command, this.now));
  }

  decide(debtId: string, decision: LatePaymentDecision, commandId = this.#id()) {
    const revision = this.debt(debtId).revision;
    const wanted = { debtId, revision, decision, reason: decision === 'release' ? '' : 'Zij was in het ziekenhuis.' };
    return this.command(decideLatePayment(wanted, this.#minted(commandId)));
  }

  post(debtId: string, day = this.today, commandId = this.#id()) {
    const { revision } = this.debt(debtId);
    return this.command(recordLetter({ debtId, revision, day }, this.#minted(commandId)));
  }

  postFee(debtId: string, day = this.today, commandId = this.#id()) {
    const { revision } = this.debt(debtId);
    return this.command(recordFeeLetter({ debtId, revision, day }, this.#minted(commandId)));
  }

  /** A transfer that staff ticks off. */
  async transfer(cents: number, { commandId = this.#id(), bankEntry = '', again = true, date = this.today } = {}) {
    const [reference = ''] = this.ids(collections.transferReferences);
    const arrived = { reference, cents, date, bankEntry, again };
    return this.command(recordTransfer(arrived, this.#minted(commandId)));
  }

  /** What the queue of mails does with one about a debt: looks whether it is true, and sends it. */
  async mailLeaves(id: string, becomes: Extract<MailState, 'sent' | 'failed'> = 'sent'): Promise<void> {
    const mail = mailSchema.parse(this.documents.get({ collection: collections.mail, id }));
    if (mail.state !== 'pending') return;
    const { debt: debtId = '', round = '' } = mail.values;
    const isTrue = await this.documents.transact('trigger', async (reads) =>
      withoutWrites(
        mail.template === 'late-payment'
          ? await isTrueLatePayment(reads, debtId)
          : await isTrueReminder(reads, { debtId, round: Number(round) }, this.now),
      ),
    );
    const state = isTrue ? becomes : 'unneeded';
    const sent_at = state === 'sent' ? this.now : null;
    if (state === 'sent' && mail.template === 'payment-reminder') this.delivered.push({ id, mail, day: this.today });
    await this.documents.transact('trigger', async () => ({
      value: null,
      writes: [{ kind: 'update', collection: collections.mail, id, data: { state, sent_at, next_attempt_at: null } }],
    }));
  }

  /** Staff sends a mail again that failed. */
  async sendAgain(id: string): Promise<void> {
    const data = { state: 'pending', next_attempt_at: this.now };
    await this.documents.transact('staff', async () => ({
      value: null,
      writes: [{ kind: 'update', collection: collections.mail, id, data }],
    }));
  }

  pendingReminders(): readonly string[] {
    return this.#pending('payment-reminder');
  }

  /** Those about fees. */
  pendingFeeMails(): readonly string[] {
    return this.#pending('late-payment');
  }

  ids(collection: CollectionName): readonly string[] {
    const keys = [...this.documents.all().keys()].filter((key) => key.startsWith(`${collection}/`));
    return keys.map((key) => key.slice(collection.length + 1));
  }

  mail(id: string): Mail {
    return mailSchema.parse(this.documents.get({ collection: collections.mail, id }));
  }

  debt(id: string) {
    return debtSchema.parse(this.documents.get({ collection: collections.debts, id }));
  }

  debts() {
    return this.ids(collections.debts).map((id) => ({ id, ...this.debt(id) }));
  }

  lines() {
    return this.#all(collections.creditTransactions, creditTransactionSchema);
  }

  visit(id: string): Visit {
    return visitSchema.parse(this.documents.get({ collection: collections.planning, id }));
  }

  mistakes(): readonly LedgerMistake[] {
    return findLedgerMistakes({
      lines: this.lines(),
      balances: this.#all(collections.userCredits, userCreditsSchema),
      visits: this.#all(collections.planning, visitSchema),
      debts: this.#all(collections.debts, debtSchema),
      transfers: this.#all(collections.transfers, transferSchema),
    }).map(({ mistake }) => mistake);
  }

  #all<Content>(collection: CollectionName, schema: { parse(data: unknown): Content }) {
    return this.ids(collection).map((id) => ({ id, content: schema.parse(this.documents.get({ collection, id })) }));
  }

  #pending(template: Mail['template']): readonly string[] {
    return this.ids(collections.mail).filter((id) => {
      const mail = this.mail(id);
      return mail.template === template && mail.state === 'pending';
    });
  }

  #mint(): number {
    this.#numbers += 1;
    return 1_234_567_890 + this.#numbers;
  }

  #id(): string {
    this.#numbers += 1;
    return `0b5c1e7a-1111-4222-8333-${String(this.#numbers).padStart(12, '0')}`;
  }

  #minted(commandId: string) {
    return { commandId, actor: { uid: 'staf', role: 'admin' } } as const;
  }
}
