import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { matchOf } from '#domain/matching/best-matches.ts';
import type { Candidate, OpenVisit } from '#domain/matching/candidate.ts';
import { canBeOverruled } from '#domain/dispatch/rejected-student.ts';
import { type HardReason, whyNot } from '#domain/matching/hard-rules.ts';
import { foldText } from '#domain/staff/fold-text.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { studentName } from './student-name.ts';
import type { Matches } from './use-matches.ts';
import { useHardReasonWords, useSoftReasonWords } from './use-reason-words.ts';

const shownAtMost = 5;

/** The students whose name has every typed word, in the order of their names. */
function findStudents(candidates: readonly Candidate[], typed: string): readonly Candidate[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return candidates
    .filter(({ profile }) => {
      const name = foldText(studentName(profile));
      return words.every((word) => name.includes(word));
    })
    .toSorted((one, other) => studentName(one.profile).localeCompare(studentName(other.profile)));
}

export interface FoundStudent {
  readonly candidate: Candidate;
  /** Why she should not be given this visit; staff can decide otherwise, with a reason. */
  readonly against: readonly HardReason[];
}

interface FoundLineProps {
  readonly visit: OpenVisit;
  readonly candidate: Candidate;
  /** The ids of the students in the list of the best. */
  readonly best: readonly string[];
  readonly serviceName: (serviceId: string) => string;
  readonly renderAction: (found: FoundStudent) => ReactNode;
}

function FoundLine({ visit, candidate, best, serviceName, renderAction }: FoundLineProps) {
  const { t } = useTranslation('matching');
  const soft = useSoftReasonWords();
  const hard = useHardReasonWords(serviceName);
  const against = whyNot(visit, candidate);
  const { reasons } = matchOf(visit, candidate);
  // Told also of a student whom staff may plan in spite of something else.
  const hours = against.some(({ code }) => code === 'hours-used-up')
    ? []
    : reasons.filter(({ code }) => code === 'hours-nearly-used');
  const place = best.indexOf(candidate.profile.id);
  return (
    <Stack as="li" gap="close">
      <strong>{studentName(candidate.profile)}</strong>
      {against.length > 0 ? (
        <>
          <p>{t('why-not')}</p>
          <ul>
            {against.map((reason) => (
              <li key={JSON.stringify(reason)}>{hard(reason)}</li>
            ))}
            {hours.map((reason) => (
              <li key={reason.code}>{soft(reason)}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{place === -1 ? t('others-suit-better') : t('is-in-list', { place: place + 1 })}</p>
          <p>{reasons.map(soft).join(' · ')}</p>
        </>
      )}
      {against.every(canBeOverruled) ? <Row>{renderAction({ candidate, against })}</Row> : null}
    </Stack>
  );
}

export interface StudentSearchProps {
  /** Of the field. */
  readonly id: string;
  readonly matches: Matches;
  readonly serviceName: (serviceId: string) => string;
  /** What can be done with a student who is found. */
  readonly renderAction: (found: FoundStudent) => ReactNode;
}

/** Any student by name, and why she is not among the best. */
export function StudentSearch({ id, matches, serviceName, renderAction }: StudentSearchProps) {
  const { t } = useTranslation('matching');
  const [typed, setTyped] = useState('');
  if (matches.status !== 'ready' || matches.visit === null) return null;
  const { visit, candidates, best } = matches;
  const found = findStudents(candidates, typed);
  return (
    <>
      <Field id={id} label={t('search')} hint={t('search-hint')}>
        {(control) => (
          <TextInput
            control={control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // In a dialog it would send the form: what is looked for is not chosen yet.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <p role="status">{typed.trim() === '' ? '' : t('found', { count: found.length })}</p>
      {found.length === 0 ? null : (
        <Stack as="ul">
          {found.slice(0, shownAtMost).map((candidate) => (
            <FoundLine
              key={candidate.profile.id}
              visit={visit}
              candidate={candidate}
              best={best.map(({ studentId }) => studentId)}
              serviceName={serviceName}
              renderAction={renderAction}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
