import { forSelf } from '#domain/accounts/acting-for.ts';
import type { Command } from '#sync/engine/item.ts';
import type { ModelCommand, ModelItem } from './model-commands.ts';
import { pick } from './pick.ts';
import type { ModelPorts, Person, Tab } from './world.ts';

/** One intended effect of the added command. */
interface AddedIntent {
  readonly uid: Person;
  readonly id: string;
  readonly command: Command;
  readonly presses: { told: 'saved' | 'failed' | 'unknown' }[];
  abandoned: boolean;
  /** The ones of this person that were saved when it was pressed first. */
  readonly savedBefore: readonly string[];
}

const maxIntents = 6;

const isSaved = ({ presses }: Pick<AddedIntent, 'presses'>) => presses.some(({ told }) => told === 'saved');

/**
 * People's actions with a command that was added for a test. Checks that it is saved, arrives once, and is shown
 * correctly.
 */
export class AddedCommandModel {
  readonly #ports: ModelPorts;
  readonly #intents: AddedIntent[] = [];

  constructor(ports: ModelPorts) {
    this.#ports = ports;
  }

  idAt(which: number): string | undefined {
    return pick(this.#intents, which)?.id;
  }

  save(uid: Person, tab: Tab): void {
    const { added } = this.#ports.world;
    if (!added || this.#intents.length >= maxIntents) return;
    const command = added.make(this.#intents.length + 1);
    const savedBefore = this.#intents.filter((each) => each.uid === uid && isSaved(each)).map(({ id }) => id);
    const { id } = added.definition.identify(command);
    const intent: AddedIntent = { uid, command, id, presses: [], abandoned: false, savedBefore };
    this.#intents.push(intent);
    this.#press(tab, intent);
  }

  pressAgain(uid: Person, tab: Tab, which: number): void {
    const intent = pick(
      this.#intents.filter((candidate) => candidate.uid === uid && !candidate.abandoned),
      which,
    );
    if (intent) this.#press(tab, intent);
  }

  #press(tab: Tab, intent: AddedIntent): void {
    const press: AddedIntent['presses'][number] = { told: 'unknown' };
    intent.presses.push(press);
    // The model's registry contains the added command; its type does not.
    const command = intent.command as ModelCommand;
    void this.#ports.press(tab, tab.outbox.enqueue(forSelf(intent.uid), command)).then((saved) => {
      press.told = saved.ok ? 'saved' : 'failed';
      this.#ports.count(saved.ok ? 'told added saved' : `told added ${saved.error.code}`);
    });
  }

  abandonAll(uid: Person): void {
    for (const intent of this.#intents) if (intent.uid === uid) intent.abandoned = true;
  }

  isAdded({ command }: ModelItem): boolean {
    return (command as Command).kind === this.#ports.world.added?.definition.kind;
  }

  /** A row shown as received must exist at the server. */
  checkRow({ id, state }: ModelItem): string | null {
    if (state !== 'received' || this.#ports.world.server.addedOf(id) !== undefined) return null;
    return `${id}: shown as received, and the server has nothing`;
  }

  /** The invariants once nothing is pending any more. */
  check(uid: Person, rows: readonly ModelItem[]): string | null {
    const { server } = this.#ports.world;
    const own = rows.filter((row) => this.isAdded(row));
    const unsettled = own.find(({ state }) => state === 'waiting' || state === 'sending');
    if (unsettled) return `${unsettled.id}: still ${unsettled.state} after all faults are over`;
    for (const { id, command, presses, abandoned } of this.#intents.filter((intent) => intent.uid === uid)) {
      const stored = server.addedOf(id);
      if (stored !== undefined) this.#ports.count('added ends at the server');
      if (stored !== undefined && stored !== JSON.stringify(command)) return `${id}: content that nobody entered`;
      const isAsked = own.some((row) => row.id === id && row.state === 'needs-you') && server.refusals(id) > 0;
      if (isSaved({ presses }) && !abandoned && stored === undefined && !isAsked) return `${id}: saved and lost`;
    }
    const late = this.#outOfOrder(uid);
    if (late !== null) return late;
    const known = new Set(this.#intents.map(({ id }) => id));
    const stranger = server.addedIds().find((id) => !known.has(id));
    return stranger === undefined ? null : `${stranger}: an id that no form minted`;
  }

  /** Of one aggregate, what was saved first arrives first, but for what was refused in between. */
  #outOfOrder(uid: Person): string | null {
    const { server, added } = this.#ports.world;
    if (!added) return null;
    const aggregateOf = ({ command }: AddedIntent) => added.definition.identify(command).aggregate;
    const arrived = server.addedIds();
    for (const later of this.#intents.filter((intent) => intent.uid === uid && arrived.includes(intent.id))) {
      const earlier = this.#intents.filter(
        (each) =>
          later.savedBefore.includes(each.id) &&
          aggregateOf(each) === aggregateOf(later) &&
          server.refusals(each.id) === 0 &&
          arrived.includes(each.id),
      );
      if (earlier.length > 0) this.#ports.count('added in order');
      const overtaken = earlier.find(({ id }) => arrived.indexOf(id) > arrived.indexOf(later.id));
      if (overtaken !== undefined) return `${later.id}: arrived before ${overtaken.id}, which was saved before it`;
    }
    return null;
  }
}
