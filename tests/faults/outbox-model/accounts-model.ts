import { minAddressLength } from '#domain/accounts/address.ts';
import type { NewServiceRequest } from '#domain/requests/new-service-request.ts';
import { AnswersModel } from './quotes/answers-model.ts';
import { AddedCommandModel } from './added-command-model.ts';
import type { Coverage } from './coverage.ts';
import { checkRow, type RequestIntent } from './expectations.ts';
import { pick } from './pick.ts';
import { ProfilesModel } from './profiles-model.ts';
import type { Step } from './steps.ts';
import { type ModelPorts, people, type Person, type Tab, type World } from './world.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { isOnItsWay } from '#sync/engine/item.ts';
import type { ModelItem } from './model-commands.ts';

const maxRequests = 8;

const otherThan = (uid: Person): Person => (uid === 'maria' ? 'jozef' : 'maria');

const actingIn = ({ uid, seniorId }: RequestIntent): ActingFor => ({ actorUid: uid, seniorId });

function requestFor(intent: Pick<RequestIntent, 'id' | 'seniorId'>, version: number): NewServiceRequest {
  return {
    request_id: intent.id,
    senior_id: intent.seniorId,
    task_category_id: 'garden',
    request_date: '2027-03-09',
    frequency: 'one-time',
    preferred_days: ['Maandag'],
    preferred_time: '14:00',
    address: `wish ${intent.id}`.padEnd(minAddressLength),
    notes: `version ${String(version)}`,
    hours_requested: 2,
    total_cost: 42,
    status: 'submitted',
  };
}

/** The accounts at one device: what they press, what the pages report, and what they may rely on from then on. */
export class AccountsModel {
  readonly intents: RequestIntent[] = [];
  readonly profiles: ProfilesModel;
  readonly added: AddedCommandModel;
  readonly answers: AnswersModel;
  readonly #world: World;
  readonly #coverage: Coverage;
  /** The rows shown on the screens. */
  readonly #rows = new Map<Person, readonly ModelItem[]>();
  readonly #observations = new Map<Person, () => void>();
  /** Pages with an unanswered press, one entry for each press. */
  readonly #pressed: Tab[] = [];
  /** The page that is wiping the device before it shows the sign-in form. */
  #leaving: Tab | null = null;
  #signIns = 0;
  #problem: string | null = null;

  constructor(world: World, coverage: Coverage) {
    this.#world = world;
    this.#coverage = coverage;
    const ports: ModelPorts = {
      world,
      rowsOf: (uid) => this.#rows.get(uid) ?? [],
      press: (tab, answer) => this.#press(tab, answer),
      count: (what) => this.#count(what),
    };
    this.profiles = new ProfilesModel(ports);
    this.added = new AddedCommandModel(ports);
    this.answers = new AnswersModel(ports);
    for (const uid of people) this.#observe(uid);
  }

  /** Shows the rows of this account from now on; what an earlier screen showed is gone until they are read. */
  #observe(uid: Person): void {
    this.#observations.get(uid)?.();
    this.#rows.delete(uid);
    const stop = this.#world.disk.observe(uid, (items) => {
      this.#rows.set(uid, items);
      for (const item of items) {
        const problem = this.added.isAdded(item) ? this.added.checkRow(item) : checkRow(item, this.#world.server);
        this.#problem ??= problem ?? this.profiles.checkRow(uid, item) ?? this.profiles.look(uid);
        this.#problem ??= this.answers.checkRow(item) ?? this.answers.look();
      }
    });
    this.#observations.set(uid, stop);
  }

  /** The first incorrect report or row; null so far. */
  get problem(): string | null {
    return this.#problem;
  }

  stopObserving(): void {
    for (const stop of this.#observations.values()) stop();
  }

  #count(what: string): void {
    this.#coverage.set(what, (this.#coverage.get(what) ?? 0) + 1);
  }

  #own(which: number): RequestIntent | undefined {
    return pick(
      this.intents.filter(({ uid }) => uid === this.#world.network.auth),
      which,
    );
  }

  /** Presses a button on this page, if an account is signed in. */
  act(step: Extract<Step, { tab: number }>, tab: Tab): void {
    const uid = this.#world.network.auth;
    if (uid === null) return;
    if (step.kind === 'change-profile') return this.profiles.change(uid, tab, step.units);
    if (step.kind === 'answer-conflict') return this.profiles.resolve(uid, tab, step.minesFirst);
    if (step.kind === 'retry-profile') return this.profiles.retry(uid, tab);
    if (step.kind === 'remove-profile') return this.profiles.remove(uid, tab);
    if (step.kind === 'refetch-profile') return this.profiles.refetch(uid, tab);
    if (step.kind === 'save-added') return this.added.save(uid, tab);
    if (step.kind === 'press-added-again') return this.added.pressAgain(uid, tab, step.which);
    if (step.kind === 'ask-for-help') return this.#askForHelp(tab, step.forOther === true);
    if (step.kind === 'refetch-list') return this.#refetch(tab);
    if (step.kind === 'sign-out') return this.#signOut(tab, step.unsent);
    if (!('which' in step)) return;
    const intent = this.#own(step.which);
    if (!intent) return;
    if (step.kind === 'answer-quote') {
      return intent.seniorId === uid ? this.answers.answer(uid, tab, intent.id, step.said) : undefined;
    }
    if (step.kind === 'cancel') return this.#cancel(tab, intent);
    if (step.kind === 'retry') {
      void this.#press(tab, tab.outbox.retry(actingIn(intent), intent.id));
      void this.#press(tab, tab.outbox.retry(actingIn(intent), `cancel:${intent.id}`));
      return;
    }
    // After a removal or cancellation the request is not saved again under the same id.
    if (intent.abandoned || intent.cancels.length > 0) return;
    if (step.kind === 'press-again' && intent.signIn === this.#signIns)
      this.#save(tab, intent, intent.saves[0]?.request ?? requestFor(intent, 1));
    if (step.kind === 'change') void this.#change(tab, intent);
    if (step.kind === 'remove') void this.#remove(tab, intent);
  }

  /** Gives this person's helper a right in her circle, or ends it, while whatever waits on the device goes on waiting. */
  changeCircle(seniorId: Person, change: 'right-given' | 'right-ended'): void {
    const { circles } = this.#world.server;
    const helper = otherThan(seniorId);
    if (change === 'right-given') circles.give(seniorId, helper);
    else circles.end(seniorId, helper);
    const waits = this.intents.some(({ id, uid, seniorId: whose }) => {
      const row =
        uid === helper && whose === seniorId ? this.#rows.get(uid)?.find((each) => each.id === id) : undefined;
      return row !== undefined && isOnItsWay(row);
    });
    this.#count(waits ? `${change} while one waits` : change);
  }

  /** Records how requests for another person ended; the checks are those of every request. */
  countForOthers(uid: Person, rows: readonly ModelItem[]): null {
    for (const { id } of this.intents.filter((intent) => intent.uid === uid && intent.seniorId !== uid)) {
      const asks = rows.find((row) => row.id === id)?.state === 'needs-you';
      if (this.#world.server.documentOf(id))
        this.#count(asks ? 'for another, received and asked' : 'for another, received');
      else if (asks) this.#count('for another, refused');
    }
    return null;
  }

  /** The app offers a form for another person only while she has the right; the device may not know yet that it ended. */
  #askForHelp(tab: Tab, forOther: boolean): void {
    const uid = this.#world.network.auth;
    if (!uid || this.intents.length >= maxRequests) return;
    const intent: RequestIntent = {
      id: `wish-${String(this.intents.length + 1)}`,
      uid,
      seniorId: forOther ? otherThan(uid) : uid,
      saves: [],
      cancels: [],
      abandoned: false,
      signIn: this.#signIns,
    };
    this.intents.push(intent);
    this.#world.server.askedBy(intent.id, uid);
    this.#save(tab, intent, requestFor(intent, 1));
  }

  async #press<T>(tab: Tab, answer: Promise<T>): Promise<T> {
    this.#pressed.push(tab);
    try {
      return await answer;
    } finally {
      this.#pressed.splice(this.#pressed.indexOf(tab), 1);
    }
  }

  #save(tab: Tab, intent: RequestIntent, request: NewServiceRequest): void {
    const press: RequestIntent['saves'][number] = { request, told: 'unknown' };
    intent.saves.push(press);
    void this.#press(tab, tab.outbox.enqueue(actingIn(intent), { kind: 'create-request', request })).then(
      async (saved) => {
        press.told = saved.ok ? 'saved' : 'failed';
        this.#count(saved.ok ? 'told saved' : `told ${saved.error.code}`);
        if (!saved.ok) return;
        const onDisk = await this.#world.gates.during(() => this.#world.disk.list(intent.uid));
        const durable =
          onDisk.some(({ id }) => id === intent.id) || this.#world.server.documentOf(intent.id) !== undefined;
        if (!durable && !intent.abandoned && intent.cancels.length === 0)
          this.#problem ??= `${intent.id}: told saved, and not on disk`;
      },
    );
  }

  #rowOf(intent: RequestIntent): ModelItem | undefined {
    return this.#rows.get(intent.uid)?.find(({ id }) => id === intent.id);
  }

  #cancel(tab: Tab, intent: RequestIntent): void {
    // The button exists only on the row of a request, local or listed by the server.
    if (!this.#rowOf(intent) && !this.#world.server.documentOf(intent.id)) return;
    const press: RequestIntent['cancels'][number] = { told: 'unknown' };
    intent.cancels.push(press);
    void this.#press(tab, tab.outbox.enqueue(actingIn(intent), { kind: 'cancel-request', requestId: intent.id })).then(
      (done) => {
        press.told = done.ok ? (done.value.state === 'cancelled' ? 'cancelled-here' : 'queued') : 'failed';
        this.#count(done.ok ? `told ${press.told}` : 'cancel failed');
      },
    );
  }

  async #change(tab: Tab, intent: RequestIntent): Promise<void> {
    const refused = await this.#press(tab, tab.outbox.findRejected(actingIn(intent), intent.id));
    if (!refused.ok || intent.abandoned || intent.cancels.length > 0) return;
    this.#count('changed');
    this.#save(tab, intent, requestFor(intent, intent.saves.length + 1));
  }

  async #remove(tab: Tab, intent: RequestIntent): Promise<void> {
    // Only rejected items have the button; a page that dies meanwhile may have completed the removal.
    if (this.#rowOf(intent)?.state !== 'needs-you') return;
    intent.abandoned = true;
    const done = await this.#press(tab, tab.outbox.remove(actingIn(intent), intent.id));
    if (done.ok) this.#count('removed');
  }

  #refetch(tab: Tab): void {
    const uid = this.#world.network.auth;
    if (!uid) return;
    const helped = otherThan(uid);
    this.#confirm(tab, uid, uid);
    if (this.#world.server.mayActFor(uid, helped)) this.#confirm(tab, uid, helped);
  }

  #confirm(tab: Tab, uid: Person, seniorId: Person): void {
    const listed = this.#world.server
      .documents()
      .filter(({ request }) => request.senior_id === seniorId)
      .map(({ request: { request_id: id }, status }) => ({
        request_id: id,
        status,
        quote: this.#world.server.quotes.quoteOf(id),
      }));
    if (seniorId === uid) this.answers.refetch(listed.map(({ request_id: id }) => id));
    void tab.outbox.confirmShown({ actorUid: uid, seniorId }, listed);
  }

  #signOut(tab: Tab, unsent: 'keep' | 'remove'): void {
    const uid = this.#world.network.auth;
    // Signing out waits for earlier presses.
    if (!uid || this.#pressed.some(({ alive }) => alive)) return;
    this.#count(`sign out, ${unsent}`);
    this.#world.network.auth = null;
    for (const other of this.#world.tabs) other.stop();
    if (unsent === 'remove') {
      for (const intent of this.intents.filter((candidate) => candidate.uid === uid)) intent.abandoned = true;
      this.profiles.abandonAll(uid);
      this.added.abandonAll(uid);
      this.answers.abandonAll(uid);
    }
    const wiped = unsent === 'remove' ? tab.store.forgetAll(uid) : tab.store.forgetSettled(uid);
    this.#leaving = tab;
    wiped
      .catch(() => {})
      .finally(() => {
        this.#leaving = null;
      });
  }

  signIn(uid: Person): void {
    // The sign-in form is shown after the wipe; a page that died meanwhile leaves the wipe incomplete.
    if (this.#world.network.auth !== null || this.#leaving?.alive) return;
    this.#signIns += 1;
    this.#world.network.auth = uid;
    this.#observe(uid);
    for (const tab of this.#world.tabs) tab.start(uid);
  }
}
