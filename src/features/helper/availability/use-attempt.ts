import { useState } from 'react';
import type { AvailabilityProblem, readAvailability } from '#domain/students/availability-draft.ts';

/** What was wrong at the last attempt to save; `count` tells one attempt from the next. */
interface Attempt {
  readonly count: number;
  readonly problems: readonly AvailabilityProblem[];
}

type Read = ReturnType<typeof readAvailability>;

const none: Attempt = { count: 0, problems: [] };

const problemsOf = (read: Read): readonly AvailabilityProblem[] => (read.ok ? [] : read.error);

/** The attempts to save a form: what is wrong is said after one, and what was mended since is not said any more. */
export function useAttempt() {
  const [last, setLast] = useState(none);
  return {
    last,
    made: (read: Read) => setLast(({ count }) => ({ count: count + 1, problems: problemsOf(read) })),
    mended: (read: Read) =>
      setLast(({ count, problems }) => {
        const left = problemsOf(read);
        return { count, problems: problems.filter(({ field }) => left.some((each) => each.field === field)) };
      }),
    over: () => setLast(none),
  };
}
