import type { PlannerRow } from './planner-types.ts';

/** Returns rows as they are, and each that is equal to an earlier one as that very object: it is not drawn again. */
export function createRowKeeper(): (rows: readonly PlannerRow[]) => readonly PlannerRow[] {
  let kept = new Map<string, { readonly text: string; readonly row: PlannerRow }>();
  return (rows) => {
    const next = new Map(
      rows.map((row) => {
        const text = JSON.stringify(row);
        const known = kept.get(row.id);
        return [row.id, known?.text === text ? known : { text, row }] as const;
      }),
    );
    kept = next;
    return [...next.values()].map(({ row }) => row);
  };
}
