import {
  changedUnits,
  conflictsWith,
  includesChanges,
  type ProfileChanges,
  type ProfileUnit,
  type ProfileValues,
  withChanges,
} from '#domain/accounts/profile-changes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Rejection } from '#sync/engine/item.ts';
import type { Receipt } from '#sync/engine/sender.ts';

/** The units that the schedules change; every written value is unique, so that each can be identified. */
export const changedInModel = ['first_name', 'phone_number', 'address'] as const satisfies readonly ProfileUnit[];

export type ModelUnit = (typeof changedInModel)[number];

/** The field of a unit that holds its value in this model. */
export const fieldOf = { first_name: 'first_name', phone_number: 'phone_number', address: 'full_address' } as const;

export const valueOf = (unit: ModelUnit, values: Partial<ProfileValues>): string => values[fieldOf[unit]] ?? '';

interface ProfileWrite {
  readonly unit: ModelUnit;
  readonly value: string;
  /** The value that was replaced. */
  readonly over: string;
}

/** The server's copy of one profile. */
export interface ProfileRecord {
  read(): ProfileValues;
  /** Incremented by every write: a commit based on an older version is rejected. */
  version(): number;
  handle(changes: ProfileChanges): Result<Receipt, Rejection>;
  /** A write by another device. */
  writeElsewhere(unit: ModelUnit, value: string): void;
  refuseOnce(): void;
  /** Whether the server ever had this value. */
  hasHad(unit: ModelUnit, value: string): boolean;
  /** The writes of this device. */
  readonly writes: readonly ProfileWrite[];
}

const fresh: ProfileValues = {
  first_name: 'first_name at the start',
  last_name: 'Peeters',
  phone_number: 'phone_number at the start',
  city: '2000',
  language: 'NL',
  full_address: 'address at the start',
  name_city: 'Antwerpen',
};

export function createProfileRecord(): ProfileRecord {
  let values = fresh;
  let version = 0;
  let refusing = false;
  const writes: ProfileWrite[] = [];
  const had = new Set(changedInModel.map((unit) => `${unit} ${valueOf(unit, fresh)}`));

  const become = (next: ProfileValues) => {
    values = next;
    version += 1;
    for (const unit of changedInModel) had.add(`${unit} ${valueOf(unit, values)}`);
  };

  return {
    read: () => values,
    version: () => version,
    handle(changes) {
      if (refusing) {
        refusing = false;
        return err({ code: 'profile-failed' });
      }
      if (conflictsWith(values, changes).length > 0) return err({ code: 'profile-conflict', theirs: values });
      if (includesChanges({ before: {}, after: values }, changes)) return ok({ aggregate: 'profile' });
      const after = withChanges(values, changes);
      for (const unit of changedInModel) {
        if (!changedUnits(changes).includes(unit) || valueOf(unit, values) === valueOf(unit, after)) continue;
        writes.push({ unit, value: valueOf(unit, after), over: valueOf(unit, values) });
      }
      become(after);
      return ok({ aggregate: 'profile' });
    },
    writeElsewhere: (unit, value) => become({ ...values, [fieldOf[unit]]: value }),
    refuseOnce() {
      refusing = true;
    },
    hasHad: (unit, value) => had.has(`${unit} ${value}`),
    writes,
  };
}
