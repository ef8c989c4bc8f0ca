import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Keys } from '#ui/content/keys.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { studentName } from './student-name.ts';
import type { Matches, Suggestion } from './use-matches.ts';
import { useSoftReasonWords } from './use-reason-words.ts';

export interface BestStudentsProps {
  readonly matches: Matches;
  /** Whether the keys 1 to 5 do something with them. */
  readonly hasKeys: boolean;
  /** What can be done with a student: buttons in one row. */
  readonly renderActions: (suggestion: Suggestion) => ReactNode;
}

interface SuggestionLineProps extends Omit<BestStudentsProps, 'matches'> {
  readonly suggestion: Suggestion;
  readonly place: number;
}

function SuggestionLine({ suggestion, place, hasKeys, renderActions }: SuggestionLineProps) {
  const { t } = useTranslation('matching');
  const words = useSoftReasonWords();
  const { profile } = suggestion.candidate;
  return (
    <Stack as="li" gap="close">
      <Row>
        {hasKeys ? <Keys keys={String(place)} /> : null}
        <strong>{studentName(profile)}</strong>
        {profile.residence === '' ? null : <span>{t('from', { residence: profile.residence })}</span>}
      </Row>
      <p>{suggestion.reasons.map(words).join(' · ')}</p>
      <Row>{renderActions(suggestion)}</Row>
    </Stack>
  );
}

/** The students who suit the visit best, with the reasons in words. */
export function BestStudents({ matches, ...rest }: BestStudentsProps) {
  const { t } = useTranslation(['matching', 'errors']);
  if (matches.status === 'loading') return <Loading text={t('loading')} />;
  if (matches.status === 'failed') {
    return (
      <Notice kind="warning" title={t('failed')}>
        <p>{t(`errors:${matches.error.code}`)}</p>
      </Notice>
    );
  }
  if (matches.visit === null) return <p>{t('unknown-service')}</p>;
  return (
    <>
      {matches.best.length === 0 ? (
        <p>{t(matches.candidates.length === 0 ? 'no-students' : 'none')}</p>
      ) : (
        <Stack as="ol">
          {matches.best.map((suggestion, index) => (
            <SuggestionLine key={suggestion.studentId} suggestion={suggestion} place={index + 1} {...rest} />
          ))}
        </Stack>
      )}
      <SmallPrint>{t('estimate')}</SmallPrint>
    </>
  );
}
