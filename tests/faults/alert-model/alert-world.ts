import {
  alertDelivery,
  alertsOf,
  type AlertOrder,
  type AlertOutcome,
  claimAlert,
  isAlertDue,
  settleAlert,
} from '#domain/alerts/alert-delivery.ts';
import type { Alert } from '#domain/documents/alerts/alert.ts';
import type { Visit } from '#domain/documents/visit.ts';
import type { ChosenChannels } from '#domain/documents/alerts/notification-preferences.ts';
import { announcementOf } from '#domain/visits/announced.ts';
import { type AlertServices, deliverAlert } from '#functions/mail/alerts/deliver-alert.ts';
import { readToldWords } from '#functions/mail/told/read-told-words.ts';
import { sweepAlerts } from '#functions/mail/alerts/sweep-alerts.ts';
import { aPushSubscription } from '#tests/builders/alerts/told.ts';
import { aPlannedVisit } from '#tests/builders/visit.ts';

/** The outcome of one step of a process. `stands-still`: it resumes after its lease has expired and others have run. */
export const fates = ['well', 'dies-before', 'dies-after', 'stands-still'] as const;
/** What a provider does. `silent`: it takes the message, and its answer is lost. */
export const providerModes = ['takes', 'away', 'refuses', 'silent'] as const;

export interface AlertFaults {
  readonly fates: readonly (typeof fates)[number][];
  readonly providerModes: readonly (typeof providerModes)[number][];
}

class SimulatedCrash extends Error {}

export interface Handed {
  readonly id: string;
  readonly alert: Alert;
  readonly at: Date;
  /** The visit as it stood. */
  readonly visit: Visit | undefined;
}

const refuse = () => Promise.reject(new Error('no alert of this model'));

/** The queue, the providers, the visits and time, in memory. The product's own state machine and handlers run unchanged. */
export class AlertWorld {
  #now: number;
  #fates: AlertFaults['fates'][number][];
  #providerModes: AlertFaults['providerModes'][number][];
  readonly #others: Promise<void>[] = [];
  readonly visits = new Map<string, Visit>();
  readonly alerts = new Map<string, Alert>();
  /** Mails whose alerts were all ordered. */
  readonly #announced = new Set<string>();
  /** Everything that a provider took, in order. */
  readonly handed: Handed[] = [];
  chosen: ChosenChannels = { reminder: ['push', 'sms', 'call'] };

  constructor(now: Date, faults: AlertFaults) {
    this.#now = now.getTime();
    this.#fates = [...faults.fates];
    this.#providerModes = [...faults.providerModes];
  }

  get now(): Date {
    return new Date(this.#now);
  }

  plan(id: string, when: Pick<Visit, 'date' | 'start'>): void {
    this.visits.set(id, aPlannedVisit(when));
  }

  cancel(id: string): void {
    const visit = this.visits.get(id);
    if (visit !== undefined) this.visits.set(id, { ...visit, state: 'cancelled' });
  }

  pass(ms: number): void {
    this.#now += ms;
  }

  passTo(moment: Date): void {
    this.#now = Math.max(this.#now, moment.getTime());
  }

  /** What the timer of announced visits and the delivery of their mails do: an attempt that died is made again. */
  async announce(): Promise<void> {
    for (const [id, visit] of this.visits) {
      const day = announcementOf(visit, this.now);
      const mailId = `visit-${day}_${id}_${visit.date}_${visit.start.replace(':', '')}`;
      if (day === null || this.#announced.has(mailId)) continue;
      await this.#live(async () => {
        const mail = { template: `visit-${day}`, language: 'NL', values: valuesOf(id, visit) } as const;
        const orders = alertsOf(mailId, mail, { userId: 'maria', chosen: this.chosen }, this.now);
        for (const order of orders) await this.#step(() => this.#create(order));
        this.#announced.add(mailId);
      });
    }
  }

  sweep(): Promise<void> {
    return this.#live(sweepAlerts);
  }

  /** A staff member phones everybody who waits, as her screen shows it, and says what came of it. */
  async phone(): Promise<void> {
    for (const [id, alert] of this.alerts) {
      await this.#live(async (services) => {
        const staffAlerts = { waiting: refuse, find: async () => ({ id, alert, name: 'Maria', phone: '' }) };
        if (this.alerts.get(id)?.state !== 'to-do') return;
        const shown = await readToldWords({ alert_id: id }, staff, { ...services, staffAlerts });
        if (!shown.ok || shown.value.state === 'gone') return;
        this.handed.push({ id, alert, at: this.now, visit: this.visits.get(alert.values['visit'] ?? '') });
        const waiting = this.alerts.get(id);
        if (waiting === undefined) return;
        this.alerts.set(id, { ...waiting, state: 'sent', sent_at: this.now, next_attempt_at: null });
      });
    }
  }

  deliver(id: string): Promise<void> {
    return this.#live((services) => deliverAlert(id, services));
  }

  /** Ends all faults and waits for the processes that are still running. */
  async endFaults(): Promise<void> {
    this.#fates = [];
    this.#providerModes = [];
    await Promise.all(this.#others);
  }

  #create({ id, alert }: AlertOrder): void {
    if (!this.alerts.has(id)) this.alerts.set(id, alert);
  }

  async #step<Result>(work: () => Result, { mayPause = true } = {}): Promise<Result> {
    await Promise.resolve();
    const fate = this.#fates.shift() ?? 'well';
    if (fate === 'dies-before' || (fate === 'stands-still' && !mayPause)) throw new SimulatedCrash();
    if (fate === 'stands-still') {
      this.pass(alertDelivery.leaseMs + 1);
      this.#others.push(this.sweep());
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    }
    const result = work();
    if (fate === 'dies-after') throw new SimulatedCrash();
    return result;
  }

  #give(id: string): AlertOutcome | 'silent' {
    const alert = this.alerts.get(id);
    const mode = this.#providerModes.shift() ?? 'takes';
    if (mode === 'away') return { kind: 'retry', reason: 'unavailable' };
    if (mode === 'refuses' || alert === undefined) return { kind: 'refused' };
    this.handed.push({ id, alert, at: this.now, visit: this.visits.get(alert.values['visit'] ?? '') });
    return mode === 'takes' ? { kind: 'sent' } : 'silent';
  }

  #services(): AlertServices {
    const write = (): void => undefined;
    return {
      alertQueue: {
        enqueue: refuse,
        claim: (id) =>
          this.#step(() => {
            const alert = this.alerts.get(id);
            const claimed = alert === undefined ? null : claimAlert(alert, this.now);
            if (claimed === null) return null;
            this.alerts.set(id, claimed);
            return claimed.state === 'sending' || claimed.state === 'to-do' ? { id, alert: claimed } : null;
          }),
        settle: ({ id, alert: { attempts } }, outcome) =>
          this.#step(() => {
            const stored = this.alerts.get(id);
            const settled = stored === undefined ? null : settleAlert(stored, attempts, outcome, this.now);
            if (settled !== null) this.alerts.set(id, settled);
            return settled?.state ?? stored?.state ?? null;
          }),
        due: async (limit) =>
          [...this.alerts].flatMap(([id, alert]) => (isAlertDue(alert, this.now) ? [id] : [])).slice(0, limit),
      },
      arrivals: { between: refuse },
      askedErasures: { issue: refuse },
      dataExports: { issue: refuse },
      circleLinks: { issue: refuse, invitationOf: refuse },
      circles: { membershipOf: refuse },
      threads: { find: refuse },
      clock: { now: () => this.now },
      recipients: {
        chosenOf: () => this.#step(() => this.chosen),
        find: () => this.#step(() => ({ language: 'NL', mobile: '+32470112233' })),
      },
      visits: {
        find: refuse,
        stateOf: refuse,
        planOf: (id) => this.#step(() => this.visits.get(id) ?? null),
        serviceName: refuse,
      },
      mailLinks: { page: (path) => `https://madelief.test${path}`, make: refuse },
      sms: {
        send: ({ id }) =>
          this.#step(
            () => {
              const answer = this.#give(id);
              // As the gateway: what may have arrived is not sent again.
              return answer === 'silent' ? { kind: 'dropped', reason: 'unavailable' } : answer;
            },
            { mayPause: false },
          ),
      },
      pushSubscriptions: { of: async () => [{ ...aPushSubscription(), id: 'browser' }], remove: refuse },
      push: {
        send: (_, { id }) =>
          this.#step(
            () => {
              const answer = this.#give(id);
              if (answer === 'silent' || answer.kind === 'retry') return 'unavailable';
              return answer.kind === 'sent' ? 'sent' : 'refused';
            },
            { mayPause: false },
          ),
      },
      debts: {
        follow: refuse,
        seniorsWithDebts: refuse,
        isTrueReminder: refuse,
        isTrueLatePayment: refuse,
        missingOf: refuse,
      },
      signUps: { find: refuse },
      helperLinks: { issue: refuse, studentOf: refuse, ofEarlierSeasons: refuse },
      reviewTokens: { issue: refuse, visitOf: refuse, use: refuse },
      log: { info: write, error: write },
    };
  }

  async #live(work: (services: AlertServices) => Promise<void>): Promise<void> {
    try {
      await work(this.#services());
    } catch (error) {
      if (!(error instanceof SimulatedCrash)) throw error;
    }
  }
}

const staff = { actorUid: 'staf', seniorId: 'staf', email: 'staf@madelief.test', emailVerified: true };

const valuesOf = (id: string, { date, start }: Visit) => ({
  visit: id,
  name: 'Maria',
  service: 'garden',
  when: `${date} ${start}`,
  hours: '2',
  address: 'Kerkstraat 1',
});
