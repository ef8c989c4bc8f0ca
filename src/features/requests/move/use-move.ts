import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { mintId } from '#lib/ids.ts';
import { type GivenCommand, useGivenCommands } from '#shared/outbox/use-given-commands.ts';
import { moveOf, type ProposeMove } from '#sync/commands/propose-move.ts';

/** What was asked on this device. */
export type GivenMove = GivenCommand<ProposeMove>;

/** A visit as it stands, and of which request it is. */
export interface MovableVisit {
  readonly requestId: string;
  readonly id: string;
  readonly date: string;
  readonly start: string;
  readonly minutes: number;
}

/** The moves of one visit that are asked on this device. */
export function useMove(acting: ActingFor, { requestId, id: visitId, date, start }: MovableVisit) {
  const { given, give, ...rest } = useGivenCommands(acting, (item) => {
    const command = moveOf(item);
    return command?.visitId === visitId ? command : null;
  });
  return {
    ...rest,
    /** @param to null: not any more. @returns whether it is saved or sent. */
    give: (to: ProposeMove['to']) =>
      give({ kind: 'propose-move', requestId, visitId, moveId: mintId(), from: { date, start }, to }),
    /** The last of this device that the list does not show yet; null for none. */
    given: given.at(-1) ?? null,
  };
}

export type Move = ReturnType<typeof useMove>;
