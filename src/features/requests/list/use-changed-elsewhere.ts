import { useEffect, useRef, useState } from 'react';
import type { RequestRow } from '#shared/requests/request-row.ts';
import { changedElsewhere } from './delivery-changes.ts';

/** Returns the current rows whose status was changed elsewhere since the list was opened. */
export function useChangedElsewhere(rows: readonly RequestRow[] | null): readonly RequestRow[] {
  const before = useRef<readonly RequestRow[] | null>(null);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const found = before.current === null || rows === null ? [] : changedElsewhere(before.current, rows);
    if (rows !== null) before.current = rows;
    if (found.length > 0) setChanged((known) => new Set([...known, ...found.map(({ id }) => id)]));
  }, [rows]);

  return (rows ?? []).filter(({ id }) => changed.has(id));
}
