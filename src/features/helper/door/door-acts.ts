import type { SavedOrSent } from '#shared/outbox/save-or-send.ts';
import type { CheckIn } from '#sync/commands/check-in.ts';
import type { CheckOut } from '#sync/commands/check-out.ts';

/** What a student can tell at a door, and do with what was refused. */
export interface DoorActs {
  readonly come: (told: Pick<CheckIn, 'visitId' | 'code' | 'at'>) => Promise<SavedOrSent>;
  readonly leave: (told: Omit<CheckOut, 'kind' | 'commandId'>) => Promise<SavedOrSent>;
  readonly retry: (itemId: string) => Promise<unknown>;
  /** Takes a refused word from this phone. */
  readonly remove: (itemId: string) => Promise<unknown>;
}
