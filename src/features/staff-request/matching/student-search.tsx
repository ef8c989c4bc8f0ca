import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Match, matchOf } from '#domain/matching/best-matches.ts';
import type { Candidate, OpenVisit } from '#domain/matching/candidate.ts';
import { canBeOverruled } from '#domain/dispatch/rejected-student.ts';
import { type HardReason, whyNot } from '#domain/matching/hard-rules.ts';
import { foldText } from '#domain/staff/fold-text.ts';
import { useHardReasonWords, useSoftReasonWords } from '#shared/staff/matching/use-reason-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';

export const studentSearchId = 'student-search';

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

export interface ChosenStudent {
  readonly candidate: Candidate;
  readonly match: Match;
  /** Why she should not be given this visit; staff can decide otherwise, with a reason. */
  readonly against: readonly HardReason[];
}

export interface StudentSearchProps {
  readonly visit: OpenVisit;
  readonly candidates: readonly Candidate[];
  /** The ids of the students in the list above. */
  readonly best: readonly string[];
  readonly serviceName: (serviceId: string) => string;
  readonly obstacle: string | null;
  readonly busy: boolean;
  readonly onPlan: (chosen: ChosenStudent) => void;
}

function FoundStudent(props: Omit<StudentSearchProps, 'candidates'> & { readonly candidate: Candidate }) {
  const { visit, candidate, best, serviceName, obstacle, busy, onPlan } = props;
  const { t } = useTranslation('matching');
  const soft = useSoftReasonWords();
  const hard = useHardReasonWords(serviceName);
  const against = whyNot(visit, candidate);
  const match = matchOf(visit, candidate);
  const name = studentName(candidate.profile);
  const place = best.indexOf(candidate.profile.id);
  return (
    <Stack as="li" gap="close">
      <strong>{name}</strong>
      {against.length > 0 ? (
        <>
          <p>{t('why-not')}</p>
          <ul>
            {against.map((reason) => (
              <li key={JSON.stringify(reason)}>{hard(reason)}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{place === -1 ? t('others-suit-better') : t('is-in-list', { place: place + 1 })}</p>
          <p>{match.reasons.map(soft).join(' · ')}</p>
        </>
      )}
      {against.every(canBeOverruled) ? (
        <Row>
          <Button
            icon="check"
            busy={busy}
            disabled={obstacle !== null}
            aria-label={t(against.length > 0 ? 'plan-anyway-this' : 'plan-this', { name })}
            onClick={() => onPlan({ candidate, match, against })}
          >
            {t(against.length > 0 ? 'plan-anyway' : 'plan')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

/** Any student by name, and why she is not among the best. */
export function StudentSearch({ candidates, ...rest }: StudentSearchProps) {
  const { t } = useTranslation('matching');
  const [typed, setTyped] = useState('');
  const found = findStudents(candidates, typed);
  return (
    <>
      <Field id={studentSearchId} label={t('search')} hint={t('search-hint')}>
        {(control) => (
          <TextInput
            control={control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p role="status">{typed.trim() === '' ? '' : t('found', { count: found.length })}</p>
      {found.length === 0 ? null : (
        <Stack as="ul">
          {found.slice(0, shownAtMost).map((candidate) => (
            <FoundStudent key={candidate.profile.id} candidate={candidate} {...rest} />
          ))}
        </Stack>
      )}
    </>
  );
}
