import { visitorOwner } from '#offline/visitor-owner.ts';
import type { Coverage } from './coverage.ts';
import { checkIntent, checkServer } from './expectations.ts';
import { AccountsModel } from './accounts-model.ts';
import { pick } from './pick.ts';
import type { Step } from './steps.ts';
import { VisitorsModel } from './visitors-model.ts';
import { createWorld, people, type Tab, type World, type WorldOptions } from './world.ts';
import { isOnItsWay } from '#sync/engine/item.ts';

const mostTabs = 3;

type ServerDecision = Extract<Step['kind'], `server-${string}` | `staff-${string}`>;

/** Long enough for the longest backoff, a hanging request and a takeover in sequence, several times. */
const healWithinMs = 15 * 60_000;

/**
 * Runs one schedule against the real outbox, ends all faults, then checks the invariants. @throws Error for a
 * violation.
 */
export class Simulation {
  readonly #world: World;
  readonly #people: AccountsModel;
  readonly #visitors: VisitorsModel;
  readonly #coverage: Coverage;

  constructor(options: WorldOptions, coverage: Coverage) {
    this.#world = createWorld(options);
    this.#people = new AccountsModel(this.#world, coverage);
    this.#visitors = new VisitorsModel(this.#world, coverage);
    this.#coverage = coverage;
    this.#world.network.auth = 'maria';
    this.#world.openTab();
  }

  async play(steps: readonly Step[]): Promise<void> {
    try {
      for (const step of steps) {
        await this.#take(step);
        await this.#world.gates.settle();
        this.#check();
      }
      await this.#heal();
    } finally {
      this.#people.stopObserving();
      this.#visitors.stopObserving();
    }
  }

  #count(what: string): void {
    this.#coverage.set(what, (this.#coverage.get(what) ?? 0) + 1);
  }

  #check(): void {
    const problem = this.#people.problem ?? this.#visitors.problem ?? this.#world.server.violations[0] ?? null;
    if (problem) throw new Error(problem);
  }

  #running(which: number): Tab | undefined {
    return pick(
      this.#world.tabs.filter(({ frozen }) => !frozen),
      which,
    );
  }

  async #take(step: Step): Promise<void> {
    const { gates, time, network, storage, tabs } = this.#world;
    switch (step.kind) {
      case 'go-on':
        for (let opened = 0; opened < step.times && gates.open(step.which); opened += 1) await gates.settle();
        return;
      case 'wait':
        return time.advance(step.milliseconds, gates.settle);
      case 'network':
        network.faults.push(step.fault);
        return this.#count(step.fault);
      case 'storage':
        storage.next = step.fault;
        return this.#count(`storage ${step.fault}`);
      case 'clock':
        return time.jump(step.milliseconds);
      case 'open-tab':
        if (tabs.length < mostTabs) this.#world.openTab();
        return;
      case 'sign-in':
        return this.#people.signIn(pick(people, step.who) ?? 'maria');
      case 'right-given':
      case 'right-ended':
        return this.#people.changeCircle(pick(people, step.who) ?? 'maria', step.kind);
      case 'server-refuses':
      case 'server-accepts':
      case 'server-refuses-once':
      case 'staff-assigns':
      case 'staff-proposes':
      case 'staff-records-no':
        return this.#decide(step.kind, step.which);
      case 'changed-elsewhere':
        return this.#people.profiles.changeElsewhere(pick(people, step.who) ?? 'maria', step.unit, step.same);
      case 'added-refused-once': {
        const id = this.#people.added.idAt(step.which);
        if (id === undefined) return;
        this.#count('added refused once');
        return this.#world.server.refuseOnce(id);
      }
      case 'form-refused-once': {
        const id = this.#visitors.idAt(step.which);
        if (id !== undefined) this.#world.server.refuseOnce(id);
        return;
      }
      case 'fill-in-form':
        return this.#visitors.fillIn(this.#running(step.tab) ?? this.#world.openTab());
      case 'press-form-again':
        return this.#visitors.pressAgain(this.#running(step.tab) ?? this.#world.openTab(), step.which);
      case 'profile-refused-once':
        return this.#world.server.profileOf(pick(people, step.who) ?? 'maria').refuseOnce();
      case 'freeze': {
        const tab = pick(tabs, step.tab);
        if (tab && !tab.frozen) this.#count(network.inFlight.size > 0 ? 'freeze in flight' : 'freeze');
        if (tab) tab.frozen = true;
        return;
      }
      case 'thaw': {
        const tab = pick(tabs, step.tab);
        if (tab) tab.frozen = false;
        return;
      }
      case 'crash': {
        const tab = pick(tabs, step.tab);
        if (!tab) return;
        const sending = [...network.inFlight.values()].some(({ owner }) => owner.name === tab.name);
        this.#count(sending ? 'crash in flight' : 'crash');
        return this.#world.crash(tab);
      }
      case 'trigger':
        return this.#running(step.tab)?.trigger(step.reason);
      default:
        // With the page dead or frozen, the person opens another one.
        return this.#people.act(step, this.#running(step.tab) ?? this.#world.openTab());
    }
  }

  #decide(decision: ServerDecision, which: number): void {
    const { server } = this.#world;
    const id = pick(this.#people.intents, which)?.id;
    if (id === undefined) return;
    if (decision === 'server-refuses') server.refuse(id);
    if (decision === 'server-accepts') server.accept(id);
    if (decision === 'server-refuses-once') server.refuseOnce(id);
    if (decision === 'staff-assigns') server.assign(id);
    if (decision === 'staff-records-no') server.quotes.recordNo(id);
    const document = server.documentOf(id);
    if (decision === 'staff-proposes' && document && document.status !== 'cancelled') server.quotes.propose(id);
  }

  /** Ends all faults, reopens the pages and signs each person in once; afterwards nothing may be pending. */
  async #heal(): Promise<void> {
    const { network, storage, tabs, disk, server } = this.#world;
    for (const tab of [...tabs]) this.#world.crash(tab);
    await this.#openAll();
    network.faults.length = 0;
    storage.next = null;
    for (const uid of people) {
      network.auth = uid;
      const tab = this.#world.openTab();
      await this.#rest(uid);
      tab.stop();
      this.#world.crash(tab);
    }
    // Visitors' items must be sent without a signed-in account.
    network.auth = null;
    if (this.#visitors.idAt(0) !== undefined) {
      const tab = this.#world.openTab();
      await this.#rest(visitorOwner);
      this.#world.crash(tab);
    }
    this.#check();
    const problems = await Promise.all(
      people.map(async (uid) => {
        const rows = await disk.list(uid);
        for (const { state } of rows) this.#count(`ends ${state}`);
        return [
          ...this.#people.intents
            .filter((intent) => intent.uid === uid)
            .map((intent) => checkIntent(intent, rows, server)),
          this.#people.profiles.look(uid),
          this.#people.profiles.check(uid, rows),
          this.#people.added.check(uid, rows),
          this.#people.answers.look(),
          this.#people.answers.check(
            this.#people.intents.filter((intent) => intent.uid === uid && intent.seniorId === uid),
            rows,
          ),
          this.#people.countForOthers(uid, rows),
        ];
      }),
    );
    const problem =
      problems.flat().find((found) => found !== null) ??
      this.#visitors.check(await disk.list(visitorOwner)) ??
      checkServer(this.#people.intents, server);
    if (problem) throw new Error(problem);
  }

  async #openAll(): Promise<void> {
    const { gates } = this.#world;
    for (let opened = 0; gates.open(0); opened += 1) {
      // No legitimate work takes this many steps at one moment: it is a loop without a wait.
      if (opened > 5_000) throw new Error('the outbox does not come to rest');
      await gates.settle();
    }
  }

  async #rest(uid: string): Promise<void> {
    const { gates, time, disk } = this.#world;
    const until = time.clock.monotonic() + healWithinMs;
    for (;;) {
      await gates.settle();
      await this.#openAll();
      const pending = (await disk.list(uid)).some((item) => isOnItsWay(item));
      if (!pending || time.clock.monotonic() > until) return;
      await time.advance(time.nextTimerIn() ?? 1_000, gates.settle);
    }
  }
}
