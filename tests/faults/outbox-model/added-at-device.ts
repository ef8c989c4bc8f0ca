import { forSelf } from '#domain/accounts/acting-for.ts';
import type { Command } from '#sync/engine/item.ts';
import type { ModelCommand, ModelItem } from './model-commands.ts';
import { pick } from './pick.ts';
import type { ModelPorts, Person, Tab } from './world.ts';

/** One wish of a person for the added command. */
interface AddedWish {
  readonly uid: Person;
  readonly id: string;
  readonly command: Command;
  readonly presses: { told: 'saved' | 'failed' | 'unknown' }[];
  givenUp: boolean;
}

const mostWishes = 6;

/** What people do with a command that was added for a test: it is saved, arrives once, and is shown truthfully. */
export class AddedAtDevice {
  readonly #ports: ModelPorts;
  readonly #wishes: AddedWish[] = [];

  constructor(ports: ModelPorts) {
    this.#ports = ports;
  }

  idAt(which: number): string | undefined {
    return pick(this.#wishes, which)?.id;
  }

  save(uid: Person, tab: Tab): void {
    const { added } = this.#ports.world;
    if (!added || this.#wishes.length >= mostWishes) return;
    const command = added.make(this.#wishes.length + 1);
    const wish = { uid, command, id: added.definition.identify(command).id, presses: [], givenUp: false };
    this.#wishes.push(wish);
    this.#press(tab, wish);
  }

  pressAgain(uid: Person, tab: Tab, which: number): void {
    const wish = pick(
      this.#wishes.filter((candidate) => candidate.uid === uid && !candidate.givenUp),
      which,
    );
    if (wish) this.#press(tab, wish);
  }

  #press(tab: Tab, wish: AddedWish): void {
    const press: AddedWish['presses'][number] = { told: 'unknown' };
    wish.presses.push(press);
    // The outbox of the model knows the added command as well; its type does not.
    const command = wish.command as ModelCommand;
    void this.#ports.press(tab, tab.outbox.enqueue(forSelf(wish.uid), command)).then((saved) => {
      press.told = saved.ok ? 'saved' : 'failed';
      this.#ports.count(saved.ok ? 'told added saved' : `told added ${saved.error.code}`);
    });
  }

  giveUpAll(uid: Person): void {
    for (const wish of this.#wishes) if (wish.uid === uid) wish.givenUp = true;
  }

  isAdded({ command }: ModelItem): boolean {
    return (command as Command).kind === this.#ports.world.added?.definition.kind;
  }

  /** A row that is shown as received tells the truth. */
  judgeRow({ id, state }: ModelItem): string | null {
    if (state !== 'received' || this.#ports.world.server.addedOf(id) !== undefined) return null;
    return `${id}: shown as received, and the server has nothing`;
  }

  /** What must hold once everything has come to rest. */
  judge(uid: Person, rows: readonly ModelItem[]): string | null {
    const { server } = this.#ports.world;
    const own = rows.filter((row) => this.isAdded(row));
    const unsettled = own.find(({ state }) => state === 'waiting' || state === 'sending');
    if (unsettled) return `${unsettled.id}: still ${unsettled.state} after all faults are over`;
    for (const { id, command, presses, givenUp } of this.#wishes.filter((wish) => wish.uid === uid)) {
      const stored = server.addedOf(id);
      if (stored !== undefined) this.#ports.count('added ends at the server');
      if (stored !== undefined && stored !== JSON.stringify(command)) return `${id}: content that nobody entered`;
      const isAsked = own.some((row) => row.id === id && row.state === 'needs-you') && server.refusals(id) > 0;
      const isSaved = presses.some(({ told }) => told === 'saved');
      if (isSaved && !givenUp && stored === undefined && !isAsked) return `${id}: saved and lost`;
    }
    const known = new Set(this.#wishes.map(({ id }) => id));
    const stranger = server.addedIds().find((id) => !known.has(id));
    return stranger === undefined ? null : `${stranger}: an id that no form minted`;
  }
}
