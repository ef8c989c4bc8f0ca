import { visitorOwner } from '#offline/visitor-owner.ts';
import { anEmployerTip } from '#tests/builders/forms/employer-tip.ts';
import { aWaitingListEntry } from '#tests/builders/forms/waiting-list-entry.ts';
import type { Coverage } from './coverage.ts';
import { pick } from './pick.ts';
import { visitorActing } from '#sync/visitor-outbox.ts';
import type { Tab, World } from './world.ts';
import type { VisitorCommand } from '#sync/commands/visitor-registry.ts';
import type { ModelItem } from './model-commands.ts';

const mostForms = 4;

/** One form that a visitor filled in and sent, perhaps with a double tap. */
interface Form {
  readonly command: VisitorCommand;
  readonly id: string;
  readonly presses: { told: 'saved' | 'failed' | 'unknown' }[];
}

const wordsOf = (number: number) => `form ${String(number)}`;

/** Alternates between both kinds of forms. */
function commandOf(number: number): VisitorCommand {
  const id = `form-${String(number)}`;
  const words = wordsOf(number);
  return number % 2 === 0
    ? { kind: 'tip-employer', tipId: id, tip: anEmployerTip({ company: words }) }
    : { kind: 'join-waiting-list', entryId: id, entry: aWaitingListEntry({ notes: words }) };
}

/**
 * Visitors at the same device: whether or not an account is signed in, a form arrives once and is then deleted from the
 * device.
 */
export class VisitorsModel {
  readonly #world: World;
  readonly #coverage: Coverage;
  readonly #forms: Form[] = [];
  readonly #stop: () => void;
  #problem: string | null = null;

  constructor(world: World, coverage: Coverage) {
    this.#world = world;
    this.#coverage = coverage;
    this.#stop = world.disk.observe(visitorOwner, (items) => {
      for (const { id, state } of items) {
        if (state === 'received') this.#problem ??= `${id}: has arrived, and its words are still on the device`;
      }
    });
  }

  /** The first incorrect report, or the first row shown to the wrong person; null so far. */
  get problem(): string | null {
    return this.#problem;
  }

  stopObserving(): void {
    this.#stop();
  }

  idAt(which: number): string | undefined {
    return pick(this.#forms, which)?.id;
  }

  #count(what: string): void {
    this.#coverage.set(what, (this.#coverage.get(what) ?? 0) + 1);
  }

  fillIn(tab: Tab): void {
    if (this.#forms.length >= mostForms) return;
    const command = commandOf(this.#forms.length + 1);
    const form: Form = { command, id: command.kind === 'tip-employer' ? command.tipId : command.entryId, presses: [] };
    this.#forms.push(form);
    this.#press(tab, form);
  }

  pressAgain(tab: Tab, which: number): void {
    const form = pick(this.#forms, which);
    if (form) this.#press(tab, form);
  }

  #press(tab: Tab, form: Form): void {
    const press: Form['presses'][number] = { told: 'unknown' };
    form.presses.push(press);
    tab.startVisitors();
    void tab.visitors.enqueue(visitorActing, form.command).then(async (saved) => {
      press.told = saved.ok ? 'saved' : 'failed';
      this.#count(saved.ok ? 'told form saved' : `told form ${saved.error.code}`);
      if (!saved.ok) return;
      const onDisk = await this.#world.gates.during(() => this.#world.disk.list(visitorOwner));
      const isThere = onDisk.some(({ id }) => id === form.id) || this.#world.server.formOf(form.id) !== undefined;
      if (!isThere) this.#problem ??= `${form.id}: told saved, and not on disk`;
    });
  }

  /** The invariants once nothing is pending any more. */
  check(rows: readonly ModelItem[]): string | null {
    const { server } = this.#world;
    for (const { id, state } of rows) {
      this.#count(`form ends ${state}`);
      if (state !== 'needs-you') return `${id}: still ${state} after all faults are over`;
      if (server.refusals(id) === 0) return `${id}: refused here, and nobody refused it`;
    }
    for (const [index, { id, presses }] of this.#forms.entries()) {
      const words = server.formOf(id);
      if (words !== undefined) this.#count('form ends at the server');
      if (words !== undefined && words !== wordsOf(index + 1)) return `${id}: words that nobody entered`;
      const kept = rows.some((row) => row.id === id);
      if (words === undefined && !kept && presses.some(({ told }) => told === 'saved')) return `${id}: saved and lost`;
    }
    const known = new Set(this.#forms.map(({ id }) => id));
    const stranger = server.formIds().find((id) => !known.has(id));
    return stranger === undefined ? null : `${stranger}: an id that no form minted`;
  }
}
