import type { Mail } from '#domain/documents/mail.ts';
import { isKeptFor } from '#domain/mail/kept-notification.ts';
import { isMailDue, mailDelivery, type MailOrder, type MailOutcome, newMail } from '#domain/mail/mail-delivery.ts';
import { createMailClaims } from '#functions/gateways/queues/mail-claims.ts';
import type { GuardedWrites, KnownDocument } from '#functions/gateways/queues/queue-documents.ts';
import type { OutgoingMail } from '#functions/gateways/smtp.ts';
import type { Visit } from '#functions/gateways/visits.ts';
import { deliverMail, type MailServices } from '#functions/mail/deliver-mail.ts';
import { sweepMail } from '#functions/mail/sweep-mail.ts';
import { type MailMutation, MemoryMails } from './memory-mails.ts';

/**
 * The outcome of one step of a process. `stands-still`: it resumes after its lease has expired and others have run.
 * `repeats`: the answer of a write is lost, and the client repeats it.
 */
export const outcomes = ['well', 'dies-before', 'dies-after', 'stands-still', 'repeats'] as const;
export type Fate = (typeof outcomes)[number];

/** The behaviour of the mail server. `silent`: it accepts the mail, and its answer is lost. */
export const mailServerModes = ['takes', 'away', 'refuses', 'silent'] as const;
export type MailServerMode = (typeof mailServerModes)[number];

interface ScheduledFaults {
  readonly outcomes: readonly Fate[];
  readonly mailServerModes: readonly MailServerMode[];
  /** Microtask turns that other processes get before each step, so that processes interleave. */
  readonly turns: readonly number[];
}

interface StepOptions {
  readonly mayPause?: boolean;
  /** Whether the client does it again where its answer is lost. */
  readonly mayRepeat?: boolean;
}

/** Ends the process: none of its code runs after this. */
class SimulatedCrash extends Error {}

/** Google ends a function that runs for longer, at any point. */
const timeLimitMs = 60_000;

/** Multiplies the turns of others during a pause, so that they can complete several steps. */
const pauseTurns = 8;

/**
 * The documents of the queue, the mail server and time, in memory. The product's own queue, state machine and handlers run
 * unchanged; only their environment is simulated, so that every step can fail.
 */
export class MailWorld {
  #now = new Date('2027-01-04T10:00:00Z').getTime();
  readonly #documents: MemoryMails;
  readonly mails: ReadonlyMap<string, Mail>;
  /** What the app shows of them. */
  readonly kept: ReadonlySet<string>;
  /** Mails as the events of their orders have them, however often and late they are delivered. */
  readonly #ordered = new Map<string, KnownDocument>();
  /** How often the mail server accepted each mail. */
  readonly taken = new Map<string, number>();
  /** How often a mail was accepted without being recorded in time: it may be sent again as often. */
  readonly excuses = new Map<string, number>();
  readonly refused = new Set<string>();
  /** Requests with a planned student. */
  readonly planned = new Set<string>();
  /** Quotes that the senior has answered. */
  readonly #answered = new Set<string>();
  /** Mails about a student or a price that were read while nothing was to be told. */
  readonly unneeded = new Set<string>();
  /** Visits that the family has reviewed. */
  readonly reviewed = new Set<string>();
  /** Tokens of review links by visit: each may occur in one mail, and only in one of its visit. */
  readonly issued = new Map<string, Set<string>>();
  /** Tokens in mails that the mail server accepted. */
  readonly mailed = new Set<string>();
  /** Defects in the content of sent mails. */
  readonly wrong: string[] = [];
  readonly log: string[] = [];
  #outcomes: Fate[];
  #mailServerModes: MailServerMode[];
  readonly #turns: number[];
  /** Processes that run while another one is paused. */
  readonly #others: Promise<void>[] = [];

  constructor(faults: ScheduledFaults, mutation: MailMutation | null = null) {
    this.#documents = new MemoryMails(mutation);
    this.mails = this.#documents.mails;
    this.kept = this.#documents.kept;
    this.#outcomes = [...faults.outcomes];
    this.#mailServerModes = [...faults.mailServerModes];
    this.#turns = [...faults.turns];
  }

  /** @returns false when it was already ordered. */
  order(id: string, order: MailOrder): boolean {
    if (this.mails.has(id)) return false;
    this.#ordered.set(id, this.#documents.create(id, newMail(order, this.#time())));
    return true;
  }

  deliver(id: string): Promise<void> {
    return this.#live((services) => deliverMail(id, services, this.#ordered.get(id)));
  }

  sweep(): Promise<void> {
    return this.#live(sweepMail);
  }

  /** Only a recipient of the link can review. */
  review(id: string): void {
    if ((this.taken.get(id) ?? 0) > 0) this.reviewed.add(id);
  }

  plan(id: string): void {
    this.planned.add(id);
  }

  answer(id: string): void {
    this.#answered.add(id);
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  /** Ends all faults and waits for the processes that are still running. */
  async endFaults(): Promise<void> {
    this.#outcomes = [];
    this.#mailServerModes = [];
    await Promise.all(this.#others);
  }

  #time(): Date {
    return new Date(this.#now);
  }

  #excuse(id: string): void {
    this.#count(this.excuses, id);
  }

  #count(counts: Map<string, number>, id: string): void {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }

  async #letOthersGo(times = 1): Promise<void> {
    for (let turn = (this.#turns.shift() ?? 0) * times; turn > 0; turn -= 1) await Promise.resolve();
  }

  /** One step of a process: atomic, like a transaction. */
  async #step<Result>(work: () => Result, { mayPause = true, mayRepeat = false }: StepOptions = {}): Promise<Result> {
    await this.#letOthersGo();
    const stepOutcome = this.#outcomes.shift() ?? 'well';
    if (stepOutcome === 'dies-before' || (stepOutcome === 'stands-still' && !mayPause)) throw new SimulatedCrash();
    if (stepOutcome === 'stands-still') {
      this.pass(mailDelivery.leaseMs + 1);
      this.#others.push(this.sweep());
      await this.#letOthersGo(pauseTurns);
    }
    const result = work();
    if (stepOutcome === 'dies-after') throw new SimulatedCrash();
    return stepOutcome === 'repeats' && mayRepeat ? work() : result;
  }

  #give(mail: OutgoingMail, seen: Visit | undefined): MailOutcome {
    const { id } = mail;
    const mode = this.#mailServerModes.shift() ?? 'takes';
    if (mode === 'away') return { kind: 'retry', code: 'server-unavailable' };
    if (mode === 'refuses') {
      this.refused.add(id);
      return { kind: 'refused', code: 'recipient-refused' };
    }
    const isRecorded = this.mails.get(id)?.sent_at !== null;
    this.#count(this.taken, id);
    this.#read(mail, seen);
    if (mode === 'takes') return { kind: 'sent' };
    if (!isRecorded) this.#excuse(id);
    return { kind: 'retry', code: 'server-unavailable' };
  }

  #issue(id: string): string {
    const secrets = this.issued.get(id) ?? new Set();
    const secret = `secret-${id}-${secrets.size + 1}`;
    this.issued.set(id, secrets.add(secret));
    return secret;
  }

  #visit(id: string, seen: Map<string, Visit>): Visit {
    const isPlanned = this.planned.has(id);
    const visit: Visit = {
      status: id.startsWith('visit') ? 'ended' : isPlanned ? 'assigned' : 'processing',
      isReviewed: this.reviewed.has(id),
      when: null,
      isToCome: null,
      hasOpenQuote: !this.#answered.has(id),
      student: isPlanned ? { name: 'Lotte Janssens', residence: 'Gent' } : null,
    };
    seen.set(id, visit);
    const needsStudent = id.startsWith('student') || id.startsWith('moved');
    const isNeeded = needsStudent ? isPlanned : id.startsWith('quote') ? visit.hasOpenQuote : !isPlanned;
    if (!isNeeded) this.unneeded.add(id);
    return visit;
  }

  /** Checks the mail's content: its link must be unused and of its own visit, its student the planned one. */
  #read({ id, text }: OutgoingMail, seen: Visit | undefined): void {
    if (id.startsWith('visit')) {
      const secret = /token=(\S+)/.exec(text)?.[1] ?? 'none';
      if (this.issued.get(id)?.has(secret) !== true || this.mailed.has(secret)) this.wrong.push(`${id}: ${secret}`);
      if (seen?.isReviewed !== false) this.wrong.push(`${id}: asks for a review that is there`);
      this.mailed.add(secret);
    }
    const tellsStudent = id.startsWith('student') || id.startsWith('moved');
    if (tellsStudent && (seen?.student == null || !text.includes('Lotte Janssens'))) {
      this.wrong.push(`${id}: another student than was planned`);
    }
    if (id.startsWith('unassigned') && seen?.student !== null) this.wrong.push(`${id}: there is a student`);
    if (id.startsWith('quote') && seen?.hasOpenQuote !== true) this.wrong.push(`${id}: the price was answered`);
  }

  /** Runs a step between the mail server's answer and its record: a crash there justifies a second delivery. */
  async #untilRecorded<Result>(id: string, isTaken: () => boolean, step: Promise<Result>): Promise<Result> {
    try {
      return await step;
    } catch (error) {
      if (isTaken()) this.#excuse(id);
      throw error;
    }
  }

  /** The services of one process. It may process several mails at once, but each only once. */
  #services(): MailServices {
    const claimedAt = new Map<string, number>();
    const checkedAt = new Map<string, number>();
    /** Accepted by the mail server and not recorded yet: a crash before the record justifies a second delivery. */
    const taken = new Set<string>();
    /** The visit as it was read for the mail. */
    const seen = new Map<string, Visit>();
    let isDead = false;
    const tooLong = (since: number | undefined): boolean => since !== undefined && this.#now - since > timeLimitMs;
    const write = (event: string, fields: object = {}): void => void this.log.push(event + JSON.stringify(fields));
    const step = async <Result>(work: () => Result, options?: StepOptions): Promise<Result> => {
      if (isDead) throw new SimulatedCrash();
      try {
        return await this.#step(work, options);
      } catch (error) {
        if (error instanceof SimulatedCrash) isDead = true;
        throw error;
      }
    };
    const store = (writes: readonly GuardedWrites[]) => {
      for (const { id } of writes) {
        if (taken.has(id) && tooLong(claimedAt.get(id)) && taken.delete(id)) this.#excuse(id);
      }
      const versions = this.#documents.write(writes);
      for (const { id, fields } of writes) {
        taken.delete(id);
        if (fields['state'] === 'sending') claimedAt.set(id, this.#now);
      }
      return versions;
    };
    const claims = createMailClaims(
      { now: () => this.#time() },
      {
        read: (ids) => step(() => ids.map((id) => this.#documents.read(id))),
        write: (writes) => step(() => store(writes), { mayRepeat: true }),
      },
      // The steps of this world take their own time, and others come in each.
      () => Promise.resolve(),
    );
    return {
      mailQueue: {
        enqueue: async (id, order) => this.order(id, order),
        isOrdered: async (id) => this.mails.has(id),
        claim: claims.claim,
        holds: (claimed) => {
          checkedAt.set(claimed.id, this.#now);
          return claims.holds(claimed);
        },
        settle: (claimed, outcome, said) => {
          const { id, mail } = claimed;
          const isTold = outcome.kind === 'sent' && isKeptFor(mail.template);
          if (isTold !== (said !== null)) this.wrong.push(`${id}: ${outcome.kind}, and kept: ${said !== null}`);
          return this.#untilRecorded(id, () => taken.has(id), claims.settle(claimed, outcome, said));
        },
        due: async (limit) =>
          [...this.mails].flatMap(([id, mail]) => (isMailDue(mail, this.#time()) ? [id] : [])).slice(0, limit),
      },
      alertQueue: {
        enqueue: async () => undefined,
        claim: () => Promise.reject(new Error('no mail of this model')),
        settle: () => Promise.reject(new Error('no mail of this model')),
        due: () => Promise.reject(new Error('no mail of this model')),
      },
      recipients: {
        chosenOf: async () => ({}),
        find: () => Promise.reject(new Error('no mail of this model')),
      },
      debts: {
        follow: () => Promise.reject(new Error('no mail of this model')),
        seniorsWithDebts: () => Promise.reject(new Error('no mail of this model')),
        isTrueReminder: () => Promise.reject(new Error('no mail of this model')),
        isTrueLatePayment: () => Promise.reject(new Error('no mail of this model')),
        missingOf: () => Promise.reject(new Error('no mail of this model')),
      },
      clock: { now: () => this.#time() },
      visits: {
        find: (id) => step(() => this.#visit(id, seen)),
        stateOf: () => Promise.reject(new Error('no mail about the cost of a visit')),
        planOf: () => Promise.reject(new Error('no mail before a visit')),
        serviceName: () => Promise.reject(new Error('no mail asks for it when it leaves')),
      },
      logins: {
        ownerOf: () => step(() => 'maria'),
        reserve: () => Promise.reject(new Error('no mail makes a login')),
        standings: async () => [],
        endSessions: async () => undefined,
        forgetSecondFactor: async () => undefined,
        remove: async () => undefined,
        verify: () => Promise.reject(new Error('no mail verifies an address')),
      },
      signUps: { find: () => Promise.reject(new Error('no mail about a sign-up')) },
      arrivals: { between: () => Promise.reject(new Error('no mail about a busy hour')) },
      helperLinks: {
        issue: () => Promise.reject(new Error('no mail of this model')),
        studentOf: () => Promise.reject(new Error('no mail of this model')),
        ofEarlierSeasons: () => Promise.reject(new Error('no mail of this model')),
      },
      circles: { membershipOf: () => Promise.reject(new Error('not in this model')), membersOf: async () => [] },
      threads: { find: () => Promise.reject(new Error('not in this model')) },
      dataExports: { issue: () => Promise.reject(new Error('no mail of this model')) },
      askedErasures: { issue: () => Promise.reject(new Error('no mail of this model')) },
      circleLinks: {
        issue: () => Promise.reject(new Error('no mail of this model')),
        invitationOf: () => Promise.reject(new Error('no mail of this model')),
      },
      reviewTokens: {
        issue: (id) => step(() => this.#issue(id)),
        visitOf: () => Promise.reject(new Error('no mail looks')),
        use: () => Promise.reject(new Error('no mail reviews')),
      },
      mailLinks: {
        page: (path) => `https://madelief.test${path}`,
        make: (_, address) =>
          step(() => (address.startsWith('nobody') ? null : { url: 'https://madelief.test/x', language: 'FR' })),
      },
      smtp: {
        send: (mail) => {
          const { id } = mail;
          return this.#untilRecorded(
            id,
            () => taken.has(id),
            step(
              () => {
                // The function's time limit is much shorter than the lease.
                if (tooLong(checkedAt.get(id))) throw new SimulatedCrash();
                const isRecorded = this.mails.get(id)?.sent_at !== null;
                const outcome = this.#give(mail, seen.get(id));
                if (outcome.kind === 'sent' && !isRecorded) taken.add(id);
                return outcome;
              },
              { mayPause: false },
            ),
          );
        },
      },
      log: { info: write, error: write },
    };
  }

  /** Runs one process to its end; a simulated crash is not an error. */
  async #live(work: (services: MailServices) => Promise<void>): Promise<void> {
    try {
      await work(this.#services());
    } catch (error) {
      if (!(error instanceof SimulatedCrash)) throw error;
    }
  }
}
