import { useState } from 'react';
import type { EditedStudent } from '#domain/students/edited-student.ts';
import { type DraftProblem, draftOf, readDraft, type StudentDraft } from '#domain/students/student-draft.ts';

interface Attempt {
  readonly count: number;
  readonly problems: readonly DraftProblem[];
}

const noAttempt: Attempt = { count: 0, problems: [] };

/** What stands in the form. It follows the server until somebody types; then it stays, and `isBehind` says so. */
export function useStudentDraft(stored: EditedStudent, revision: number) {
  const [base, setBase] = useState({ revision, stored });
  const [draft, setDraft] = useState<StudentDraft | null>(null);
  const [attempt, setAttempt] = useState(noAttempt);
  // Greater only: right after saving, the list that is followed is still behind.
  if (draft === null && revision > base.revision) setBase({ revision, stored });

  const shown = draft ?? draftOf(base.stored);
  const read = readDraft(shown);
  const isChanged = draft !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(base.stored));

  return {
    shown,
    /** The revision that the form began with. */
    revision: base.revision,
    isChanged,
    /** Somebody else changed the student since. */
    isBehind: draft !== null && revision > base.revision,
    /** What the form describes; null while something is wrong. */
    value: read.ok ? read.value : null,
    attempt,
    change: (part: Partial<StudentDraft>) => {
      setDraft({ ...shown, ...part });
      // What was wrong and is right now is not said any more; what is newly wrong is said at the next attempt.
      setAttempt(({ count, problems }) => {
        const next = readDraft({ ...shown, ...part });
        const left = next.ok ? [] : next.error;
        return { count, problems: problems.filter(({ field }) => left.some((each) => each.field === field)) };
      });
    },
    /** Returns the student to save; null when something is wrong, which is then shown. */
    submit(): EditedStudent | null {
      setAttempt(({ count }) => ({ count: count + 1, problems: read.ok ? [] : read.error }));
      return read.ok ? read.value : null;
    },
    /** What was typed is stored. */
    saved(edited: EditedStudent, at: number) {
      setBase({ revision: at, stored: edited });
      setDraft(null);
      setAttempt(noAttempt);
    },
    /** Forgets what was typed. */
    reset() {
      setDraft(null);
      setAttempt(noAttempt);
    },
  };
}
