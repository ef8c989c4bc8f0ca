import { useState } from 'react';
import { changeAvailability } from '#domain/contracts/availability.ts';
import type { HelperAvailability, HelperVisit } from '#domain/contracts/helpers.ts';
import {
  type AvailabilityDraft,
  availabilityDraftOf,
  isSameDraft,
  readAvailability,
} from '#domain/students/availability-draft.ts';
import { visitsOutside } from '#domain/students/helper/visits-outside.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useHelperCommand } from '../use-helper-command.ts';
import { useAttempt } from './use-attempt.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface AvailabilityProps {
  readonly link: string;
  readonly availability: HelperAvailability;
  /** The student's own. */
  readonly visits: readonly HelperVisit[];
  readonly refresh: () => Promise<void>;
}

/** Whether her hours changed between two readings; another change of her file is none. */
const hasChanged = (before: HelperAvailability, after: HelperAvailability): boolean =>
  before.revision !== after.revision && !isSameDraft(availabilityDraftOf(before), availabilityDraftOf(after));

/**
 * The student's own hours while she changes them. What she typed is kept on the phone until the server has it. A change of
 * staff that came between is shown beside it, and she says which of the two counts.
 */
export function useAvailability({ link, availability: stored, visits, refresh }: AvailabilityProps) {
  const [kept, keep] = useKeptDraft();
  const attempt = useAttempt();
  /** What was saved last, until the page has read it. */
  const [saved, setSaved] = useState<HelperAvailability | null>(null);
  const today = useToday();
  const command = useHelperCommand(changeAvailability, link, refresh);

  const current = saved !== null && saved.revision > stored.revision ? saved : stored;
  const currentDraft = availabilityDraftOf(current);
  const isEditing = kept !== null;
  const draft = kept?.draft ?? currentDraft;
  const isBehind = kept !== null && hasChanged(kept.base, current);
  const read = readAvailability(draft);

  function change(part: Partial<AvailabilityDraft>) {
    const next = { ...draft, ...part };
    keep({ base: kept?.base ?? current, draft: next });
    attempt.mended(readAvailability(next));
  }

  function forget() {
    keep(null);
    attempt.over();
  }

  async function save(): Promise<boolean> {
    attempt.made(read);
    if (!read.ok || isBehind) return false;
    if (!(await command.run({ revision: current.revision, availability: read.value }))) return false;
    setSaved({ ...current, ...read.value, revision: current.revision + 1 });
    forget();
    return true;
  }

  return {
    current,
    draft,
    today,
    attempt: attempt.last,
    isEditing,
    isBehind,
    isChanged: !isSameDraft(draft, currentDraft),
    hasSaved: saved !== null && !isEditing,
    busy: command.busy,
    problem: command.problem,
    /** Visits of hers that the change leaves without time. */
    outside: read.ok ? visitsOutside(visits, current, read.value, today) : [],
    begin: () => {
      setSaved(null);
      keep({ base: current, draft: currentDraft });
    },
    change,
    save,
    /** Forgets what was typed. */
    drop: forget,
    /** What was typed counts, and replaces what staff changed meanwhile. */
    keepMine: () => keep({ base: current, draft }),
  };
}

export type AvailabilityForm = ReturnType<typeof useAvailability>;
