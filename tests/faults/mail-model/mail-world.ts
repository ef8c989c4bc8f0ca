import type { Mail } from '#domain/documents/mail.ts';
import {
  claimMail,
  holdsLease,
  isMailDue,
  mailDelivery,
  type MailOrder,
  type MailOutcome,
  newMail,
  settleMail,
} from '#domain/mail/mail-delivery.ts';
import type { OutgoingMail } from '#functions/gateways/smtp.ts';
import type { Visit } from '#functions/gateways/visits.ts';
import { deliverMail, type MailServices } from '#functions/mail/deliver-mail.ts';
import { sweepMail } from '#functions/mail/sweep-mail.ts';

/** How one step of a process goes. Who stands still comes to itself after the lease has run out and others were there. */
export const fates = ['well', 'dies-before', 'dies-after', 'stands-still'] as const;
export type Fate = (typeof fates)[number];

/** What the mail server does with what it is given. `silent`: it takes the mail, and its yes is lost on the way. */
export const moods = ['takes', 'away', 'refuses', 'silent'] as const;
export type Mood = (typeof moods)[number];

interface Luck {
  readonly fates: readonly Fate[];
  readonly moods: readonly Mood[];
  /** How many turns others get before each step: what makes two processes interleave. */
  readonly turns: readonly number[];
}

/** The process has ended: nothing of it runs any more. */
class Death extends Error {}

/** Google ends a function that runs for longer, wherever it is. */
const timeLimitMs = 60_000;

/** Turns that others get meanwhile, for each of a common wait: enough to get anywhere in their work. */
const longStandstill = 8;

/**
 * The queue, the mail server and time, in memory. The states are decided by the product's own state machine, and its own
 * handlers do the work: only what surrounds them is made up, so that it can fail at every step.
 */
export class MailWorld {
  #now = new Date('2027-01-04T10:00:00Z').getTime();
  readonly mails = new Map<string, Mail>();
  /** How often the mail server took each mail. */
  readonly taken = new Map<string, number>();
  /** How often it took one and that was not recorded in time: as often it may be sent again. */
  readonly excuses = new Map<string, number>();
  readonly refused = new Set<string>();
  /** Requests of which staff has written down who comes. */
  readonly planned = new Set<string>();
  /** Visits that the family has reviewed. */
  readonly reviewed = new Set<string>();
  /** Secrets of review links by their visit: each may be in one mail, and only in one of its visit. */
  readonly issued = new Map<string, Set<string>>();
  /** Secrets that the mail server took. */
  readonly mailed = new Set<string>();
  /** What was wrong with a mail as it left. */
  readonly wrong: string[] = [];
  readonly log: string[] = [];
  #fates: Fate[];
  #moods: Mood[];
  readonly #turns: number[];
  /** Whoever is at work while somebody stands still. */
  readonly #others: Promise<void>[] = [];

  constructor(luck: Luck) {
    this.#fates = [...luck.fates];
    this.#moods = [...luck.moods];
    this.#turns = [...luck.turns];
  }

  /** @returns false when it was ordered before. */
  order(id: string, order: MailOrder): boolean {
    if (this.mails.has(id)) return false;
    this.mails.set(id, newMail(order, this.#time()));
    return true;
  }

  deliver(id: string): Promise<void> {
    return this.#live((services) => deliverMail(id, services));
  }

  sweep(): Promise<void> {
    return this.#live(sweepMail);
  }

  /** Only who got the link can use it. */
  review(id: string): void {
    if ((this.taken.get(id) ?? 0) > 0) this.reviewed.add(id);
  }

  plan(id: string): void {
    this.planned.add(id);
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  /** From now on everything goes well, for whoever is still at it too. */
  async calmDown(): Promise<void> {
    this.#fates = [];
    this.#moods = [];
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

  /** One step of a process: like a transaction, it happens at once or not at all. */
  async #step<Result>(work: () => Result, { mayStandStill = true } = {}): Promise<Result> {
    await this.#letOthersGo();
    const fate = this.#fates.shift() ?? 'well';
    if (fate === 'dies-before' || (fate === 'stands-still' && !mayStandStill)) throw new Death();
    if (fate === 'stands-still') {
      this.pass(mailDelivery.leaseMs + 1);
      this.#others.push(this.sweep());
      await this.#letOthersGo(longStandstill);
    }
    const result = work();
    if (fate === 'dies-after') throw new Death();
    return result;
  }

  #give(mail: OutgoingMail, seen: Visit | undefined): MailOutcome {
    const { id } = mail;
    const mood = this.#moods.shift() ?? 'takes';
    if (mood === 'away') return { kind: 'retry', code: 'server-unavailable' };
    if (mood === 'refuses') {
      this.refused.add(id);
      return { kind: 'refused', code: 'recipient-refused' };
    }
    const isRecorded = this.mails.get(id)?.sent_at !== null;
    this.#count(this.taken, id);
    this.#read(mail, seen);
    if (mood === 'takes') return { kind: 'sent' };
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
    const visit: Visit = {
      status: id.startsWith('visit') ? 'ended' : 'assigned',
      isReviewed: this.reviewed.has(id),
      student: this.planned.has(id) ? { name: 'Lotte Janssens', residence: 'Gent' } : null,
    };
    seen.set(id, visit);
    return visit;
  }

  /** Reads the mail as whoever gets it: its link must be new and of its own visit, its student the one that was planned. */
  #read({ id, text }: OutgoingMail, seen: Visit | undefined): void {
    if (id.startsWith('visit')) {
      const secret = /token=(\S+)/.exec(text)?.[1] ?? 'none';
      if (this.issued.get(id)?.has(secret) !== true || this.mailed.has(secret)) this.wrong.push(`${id}: ${secret}`);
      if (seen?.isReviewed !== false) this.wrong.push(`${id}: asks for a review that is there`);
      this.mailed.add(secret);
    }
    if (id.startsWith('student') && text.includes('Lotte Janssens') !== (seen?.student != null)) {
      this.wrong.push(`${id}: another student than was planned`);
    }
  }

  /** Runs a step between the mail server's yes and its record: a death there excuses that the mail is sent again. */
  async #untilRecorded<Result>(id: string, isTaken: () => boolean, step: Promise<Result>): Promise<Result> {
    try {
      return await step;
    } catch (error) {
      if (isTaken()) this.#excuse(id);
      throw error;
    }
  }

  /** Of one process. It may work on several mails at once, but never twice on one. */
  #services(): MailServices {
    const claimedAt = new Map<string, number>();
    const checkedAt = new Map<string, number>();
    /** Taken by the mail server when no record said so before: until it does, that excuses doing it again. */
    const taken = new Set<string>();
    /** The visit as it was when the mail was made ready. */
    const seen = new Map<string, Visit>();
    const tooLong = (since: number | undefined): boolean => since !== undefined && this.#now - since > timeLimitMs;
    const write = (event: string, fields: object = {}): void => void this.log.push(event + JSON.stringify(fields));
    return {
      mailQueue: {
        enqueue: async (id, order) => this.order(id, order),
        isOrdered: async (id) => this.mails.has(id),
        claim: (id) =>
          this.#step(() => {
            const mail = this.mails.get(id);
            const claimed = mail === undefined ? null : claimMail(mail, this.#time());
            if (claimed === null) return null;
            this.mails.set(id, claimed);
            claimedAt.set(id, this.#now);
            taken.delete(id);
            return claimed.state === 'failed' ? ('given-up' as const) : { id, mail: claimed };
          }),
        holds: ({ id, mail }) => {
          checkedAt.set(id, this.#now);
          return holdsLease(mail, this.#time());
        },
        settle: ({ id, mail: { attempts } }, outcome) =>
          this.#untilRecorded(
            id,
            () => taken.has(id),
            this.#step(() => {
              if (taken.has(id) && tooLong(claimedAt.get(id))) this.#excuse(id);
              taken.delete(id);
              const stored = this.mails.get(id);
              const settled = stored === undefined ? null : settleMail(stored, attempts, outcome, this.#time());
              if (settled !== null) this.mails.set(id, settled);
              return settled?.state ?? stored?.state ?? null;
            }),
          ),
        due: async (limit) =>
          [...this.mails].flatMap(([id, mail]) => (isMailDue(mail, this.#time()) ? [id] : [])).slice(0, limit),
      },
      visits: {
        find: (id) => this.#step(() => this.#visit(id, seen)),
        findPlanned: (id) => this.#step(() => this.#visit(id, seen)),
        serviceName: () => Promise.reject(new Error('no mail asks for it when it leaves')),
      },
      reviewTokens: {
        issue: (id) => this.#step(() => this.#issue(id)),
        visitOf: () => Promise.reject(new Error('no mail looks')),
        use: () => Promise.reject(new Error('no mail reviews')),
      },
      mailLinks: {
        page: (path) => `https://madelief.test${path}`,
        make: (_, address) =>
          this.#step(() => (address.startsWith('nobody') ? null : { url: 'https://madelief.test/x', language: 'FR' })),
      },
      smtp: {
        send: (mail) => {
          const { id } = mail;
          return this.#untilRecorded(
            id,
            () => taken.has(id),
            this.#step(
              () => {
                // Long before its lease runs out.
                if (tooLong(checkedAt.get(id))) throw new Death();
                const isRecorded = this.mails.get(id)?.sent_at !== null;
                const outcome = this.#give(mail, seen.get(id));
                if (outcome.kind === 'sent' && !isRecorded) taken.add(id);
                return outcome;
              },
              { mayStandStill: false },
            ),
          );
        },
      },
      log: { info: write, error: write },
    };
  }

  /** Runs work of one process. That it dies is no error of this world. */
  async #live(work: (services: MailServices) => Promise<void>): Promise<void> {
    try {
      await work(this.#services());
    } catch (error) {
      if (!(error instanceof Death)) throw error;
    }
  }
}
