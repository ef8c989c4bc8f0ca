import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { deviceClock } from '#lib/clock.ts';
import { readKept, writeKept } from '#offline/helper-store.ts';

const keptSchema = z.object({ visitId: z.string(), at: z.string() });

/**
 * When the student pressed that she leaves, while she says how long it was. On the phone: the form opens again, with that
 * moment, when the page was closed in between.
 */
export function useLeaving(visitId: string) {
  const [at, setAt] = useState<string | null>(null);

  useEffect(() => {
    let isOver = false;
    async function read() {
      const { data } = keptSchema.safeParse(await readKept('leaving'));
      if (!isOver && data?.visitId === visitId) setAt(data.at);
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [visitId]);

  return {
    at,
    /** Shows the form once the moment is on the phone: a form that was seen opens again after a crash. */
    async begin() {
      const now = deviceClock.now().toISOString();
      await writeKept('leaving', { visitId, at: now });
      setAt(now);
    },
    end() {
      setAt(null);
      void writeKept('leaving', null);
    },
  };
}
