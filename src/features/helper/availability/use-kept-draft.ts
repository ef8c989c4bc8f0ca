import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { availabilitySchema, weekdayNumbers } from '#domain/students/availability.ts';
import { type AvailabilityDraft, availabilityDraftOf, isSameDraft } from '#domain/students/availability-draft.ts';
import { readKept, writeKept } from '#offline/helper-store.ts';

const period = { from: z.string(), to: z.string() };

/** What was typed, also while it is wrong, and what it changes. */
const keptSchema = z.object({
  base: z.extend(availabilitySchema, {
    revision: z.int(),
    absences: z.array(z.object({ from: z.string(), until: z.string() })),
  }),
  draft: z.object({
    weekly: z.record(z.enum(weekdayNumbers), z.array(z.object(period))),
    exceptions: z.array(z.object({ date: z.string(), available: z.boolean(), ...period })),
  }),
});

export interface KeptDraft {
  readonly base: z.infer<typeof keptSchema>['base'];
  readonly draft: AvailabilityDraft;
}

/** What was typed and is not saved, kept on this phone: a page that is closed or without a network loses nothing. */
export function useKeptDraft(): readonly [KeptDraft | null, (kept: KeptDraft | null) => void] {
  const [kept, setKept] = useState<KeptDraft | null>(null);

  useEffect(() => {
    let isOver = false;
    void readKept('availability').then((stored) => {
      const found = keptSchema.safeParse(stored).data ?? null;
      // Opened and not changed: there is nothing to go on with.
      if (isOver || found === null || isSameDraft(found.draft, availabilityDraftOf(found.base))) return;
      setKept((now) => now ?? found);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const keep = useCallback((next: KeptDraft | null) => {
    setKept(next);
    void writeKept('availability', next);
  }, []);

  return [kept, keep];
}
