import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { mintId } from '#lib/ids.ts';
import { type GivenCommand, useGivenCommands } from '#shared/outbox/use-given-commands.ts';
import { type ChangeSeries, seriesChangeOf } from '#sync/commands/change-series.ts';

/** A change that was given on this device. */
export type GivenChange = GivenCommand<ChangeSeries>;

/** The senior's changes of one series that are given on this device. */
export function useSeriesChange(acting: ActingFor, requestId: string) {
  const { given, give, ...rest } = useGivenCommands(acting, (item) => {
    const command = seriesChangeOf(item);
    return command?.requestId === requestId ? command : null;
  });
  return {
    ...rest,
    /** @returns whether it is saved or sent. */
    give: (change: ChangeSeries['change'], visitId: string) =>
      give({ kind: 'change-series', requestId, visitId, changeId: mintId(), change }),
    /** The last change of this kind, of this visit; null for none. */
    givenFor: (change: ChangeSeries['change'], visitId: string): GivenChange | null =>
      given.findLast(({ command }) => command.change === change && command.visitId === visitId) ?? null,
  };
}

export type SeriesChange = ReturnType<typeof useSeriesChange>;
