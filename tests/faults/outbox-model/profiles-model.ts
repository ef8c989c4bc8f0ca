import {
  changedUnits,
  changesBetween,
  conflictsWith,
  type ProfileValues,
  resolveConflict,
} from '#domain/accounts/profile-changes.ts';
import { changedInModel, fieldOf, type ModelUnit, valueOf } from './profile-server.ts';
import type { ModelPorts, Person, Tab } from './world.ts';
import { optimisticProfile, conflictingProfile } from '#sync/commands/update-profile.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { ModelItem } from './model-commands.ts';

/** One value that a person entered and saved. */
interface ProfilePress {
  readonly uid: Person;
  readonly unit: ModelUnit;
  readonly value: string;
  told: 'saved' | 'failed' | 'unknown';
  /** Start and end on one logical clock. */
  readonly began: number;
  ended: number;
  /** The person chose the server's value instead, or removed the update from this device. */
  abandoned: boolean;
}

const maxPresses = 8;

/**
 * Updates of profiles on this device and on another one. A value may be overwritten only by a person who saw it: in the
 * form when it was filled in, or in the dialog about a conflict.
 */
export class ProfilesModel {
  readonly #ports: ModelPorts;
  readonly #presses: ProfilePress[] = [];
  /** The values that each value may overwrite, because the person saw them. */
  readonly #seenBefore = new Map<string, Set<string>>();
  /** How often a value was chosen over the server's in a conflict. */
  readonly #insisted = new Map<string, number>();
  /** The profile as the pages of this device read it last. */
  readonly #known = new Map<Person, ProfileValues>();
  #moments = 0;
  #minted = 0;

  constructor(ports: ModelPorts) {
    this.#ports = ports;
  }

  #mint(what: string): string {
    this.#minted += 1;
    return `${what} ${String(this.#minted)}`;
  }

  #moment(): number {
    this.#moments += 1;
    return this.#moments;
  }

  #record(uid: Person) {
    return this.#ports.world.server.profileOf(uid);
  }

  /** The values in the form. */
  #shown(uid: Person): ProfileValues {
    const known = this.#known.get(uid) ?? this.#record(uid).read();
    this.#known.set(uid, known);
    return optimisticProfile(known, this.#ports.rowsOf(uid));
  }

  #maySee(value: string, seen: string): void {
    const before = this.#seenBefore.get(value) ?? new Set();
    before.add(seen);
    this.#seenBefore.set(value, before);
  }

  refetch(uid: Person, tab: Tab): void {
    const profile = this.#record(uid).read();
    this.#known.set(uid, profile);
    void tab.outbox.confirmShown(forSelf(uid), [{ profile }]);
  }

  change(uid: Person, tab: Tab, units: readonly ModelUnit[]): void {
    if (this.#presses.length >= maxPresses) return;
    const shown = this.#shown(uid);
    let wanted = shown;
    const presses = units.map((unit): ProfilePress => {
      const value = this.#mint(unit);
      wanted = { ...wanted, [fieldOf[unit]]: value };
      this.#maySee(value, valueOf(unit, shown));
      return { uid, unit, value, told: 'unknown', began: this.#moment(), ended: Infinity, abandoned: false };
    });
    this.#presses.push(...presses);
    const changeId = this.#mint('change');
    void this.#save(
      tab,
      presses,
      tab.outbox.enqueue(forSelf(uid), { kind: 'update-profile', changeId, changes: changesBetween(shown, wanted) }),
    );
  }

  async #save(tab: Tab, presses: readonly ProfilePress[], saving: ReturnType<Tab['outbox']['enqueue']>) {
    const saved = await this.#ports.press(tab, saving);
    this.#ports.count(saved.ok ? 'told profile saved' : `told profile ${saved.error.code}`);
    for (const press of presses) Object.assign(press, { told: saved.ok ? 'saved' : 'failed', ended: this.#moment() });
  }

  #refused(uid: Person): ModelItem | undefined {
    return this.#ports
      .rowsOf(uid)
      .find(({ state, command }) => state === 'needs-you' && command.kind === 'update-profile');
  }

  #giveUp(uid: Person, unit: ModelUnit, value: string): void {
    for (const press of this.#presses) {
      if (press.uid === uid && press.unit === unit && press.value === value) press.abandoned = true;
    }
  }

  /** Resolves a conflict, alternating between the person's and the server's values. */
  resolve(uid: Person, tab: Tab, minesFirst: boolean): void {
    const item = this.#refused(uid);
    const theirs = conflictingProfile(item?.error ?? null);
    if (item?.command.kind !== 'update-profile' || theirs === null) return;
    const { changes } = item.command;
    const conflicts = conflictsWith(theirs, changes);
    const presses: ProfilePress[] = [];
    const choices = Object.fromEntries(
      conflicts.map((unit, index) => [unit, (index % 2 === 0) === minesFirst ? 'mine' : 'theirs'] as const),
    );
    for (const unit of changedInModel) {
      const value = valueOf(unit, changes.after);
      if (!changedUnits(changes).includes(unit)) continue;
      if (conflicts.includes(unit) && choices[unit] === 'theirs') {
        this.#giveUp(uid, unit, value);
        continue;
      }
      this.#maySee(value, valueOf(unit, theirs));
      if (conflicts.includes(unit)) this.#insisted.set(value, (this.#insisted.get(value) ?? 0) + 1);
      presses.push({ uid, unit, value, told: 'unknown', began: this.#moment(), ended: Infinity, abandoned: false });
    }
    this.#ports.count('conflict answered');
    this.#known.set(uid, theirs);
    const resolved = resolveConflict(changes, theirs, choices);
    if (changedUnits(resolved).length === 0) {
      void this.#ports.press(tab, tab.outbox.remove(forSelf(uid), item.id));
      return;
    }
    this.#presses.push(...presses);
    const changeId = this.#mint('change');
    void this.#save(
      tab,
      presses,
      tab.outbox.enqueue(forSelf(uid), { kind: 'update-profile', changeId, changes: resolved, answers: item.id }),
    );
  }

  retry(uid: Person, tab: Tab): void {
    const item = this.#refused(uid);
    if (item) void this.#ports.press(tab, tab.outbox.retry(forSelf(uid), item.id));
  }

  remove(uid: Person, tab: Tab): void {
    const item = this.#refused(uid);
    if (item?.command.kind !== 'update-profile') return;
    for (const unit of changedInModel) this.#giveUp(uid, unit, valueOf(unit, item.command.changes.after));
    void this.#ports.press(tab, tab.outbox.remove(forSelf(uid), item.id));
  }

  /** A write by another device, sometimes with the same value as this one's. */
  changeElsewhere(uid: Person, unit: ModelUnit, toTheSame: boolean): void {
    const same = this.#presses.findLast((press) => press.uid === uid && press.unit === unit)?.value;
    const value = toTheSame && same !== undefined ? same : this.#mint(`${unit} elsewhere`);
    this.#record(uid).writeElsewhere(unit, value);
    this.#ports.count('changed elsewhere');
  }

  abandonAll(uid: Person): void {
    for (const press of this.#presses) if (press.uid === uid) press.abandoned = true;
  }

  #isSeen(value: string, over: string, looked = new Set<string>()): boolean {
    if (value === over || looked.has(value)) return value === over;
    looked.add(value);
    // A value that was entered over an own unsent value also covers the values that the unsent one may overwrite.
    return [...(this.#seenBefore.get(value) ?? [])].some((before) => this.#isSeen(before, over, looked));
  }

  /** Checked at any moment: no value is overwritten unseen, none is written twice. @returns the violation, or null. */
  look(uid: Person): string | null {
    const { writes } = this.#record(uid);
    const times = new Map<string, number>();
    for (const { unit, value, over } of writes) {
      // Two pages of one person may race; the last save wins.
      const isOwn = this.#presses.some((press) => press.uid === uid && press.value === over);
      if (!isOwn && !this.#isSeen(value, over))
        return `${value} was written over ${over} (${unit}), which nobody had seen`;
      times.set(value, (times.get(value) ?? 0) + 1);
    }
    const twice = [...times].find(([value, count]) => count > 1 + (this.#insisted.get(value) ?? 0));
    return twice === undefined ? null : `${twice[0]} was written ${String(twice[1])} times`;
  }

  /** A row shown as received must have taken effect at the server. */
  checkRow(uid: Person, { state, command, id }: ModelItem): string | null {
    if (state !== 'received' || command.kind !== 'update-profile') return null;
    const { after } = command.changes;
    const missing = changedInModel.find(
      (unit) => changedUnits(command.changes).includes(unit) && !this.#record(uid).hasHad(unit, valueOf(unit, after)),
    );
    return missing === undefined ? null : `${id}: shown as received, and the server has no such ${missing}`;
  }

  /** Checked once nothing is pending any more: the value saved last is stored, or its item needs a decision. */
  check(uid: Person, rows: readonly ModelItem[]): string | null {
    const own = rows.filter(({ command }) => command.kind === 'update-profile');
    const unsettled = own.find(({ state }) => state === 'waiting' || state === 'sending');
    if (unsettled) return `${unsettled.id}: still ${unsettled.state} after all faults are over`;
    const asked = own.flatMap(({ state, command }) =>
      state === 'needs-you' && command.kind === 'update-profile' ? [command.changes.after] : [],
    );
    for (const unit of changedInModel) {
      const presses = this.#presses.filter((press) => press.uid === uid && press.unit === unit);
      const last = presses
        .filter(({ told }) => told === 'saved')
        .sort((one, other) => one.ended - other.ended)
        .at(-1);
      if (!last) continue;
      const candidates = presses.filter(({ ended }) => ended >= last.began);
      const isKept = ({ value, abandoned }: ProfilePress) =>
        abandoned || this.#record(uid).hasHad(unit, value) || asked.some((after) => valueOf(unit, after) === value);
      if (!candidates.some(isKept)) return `${last.value}: saved and lost`;
    }
    return null;
  }
}
