import { useTranslation } from 'react-i18next';
import { useSoftReasonWords } from '#shared/staff/matching/use-reason-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Keys } from '#ui/content/keys.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import type { Matches, Suggestion } from '#shared/staff/matching/use-matches.ts';

export interface MatchPanelProps {
  readonly matches: Matches;
  /** Why nobody can be asked or planned now, in words; null while somebody can. */
  readonly obstacle: string | null;
  readonly busy: boolean;
  readonly onOffer: (suggestion: Suggestion) => void;
  readonly onPlan: (suggestion: Suggestion) => void;
}

interface SuggestionLineProps extends Omit<MatchPanelProps, 'matches'> {
  readonly suggestion: Suggestion;
  readonly place: number;
}

function SuggestionLine({ suggestion, place, obstacle, busy, onOffer, onPlan }: SuggestionLineProps) {
  const { t } = useTranslation('matching');
  const words = useSoftReasonWords();
  const { profile } = suggestion.candidate;
  const name = studentName(profile);
  const off = obstacle !== null;
  return (
    <Stack as="li" gap="close">
      <Row>
        <Keys keys={String(place)} />
        <strong>{name}</strong>
        {profile.residence === '' ? null : <span>{t('from', { residence: profile.residence })}</span>}
      </Row>
      <p>{suggestion.reasons.map(words).join(' · ')}</p>
      <Row>
        <Button
          icon="send"
          busy={busy}
          disabled={off}
          aria-label={t('offer-to', { name })}
          onClick={() => onOffer(suggestion)}
        >
          {t('offer')}
        </Button>
        <Button
          icon="check"
          busy={busy}
          disabled={off}
          aria-label={t('plan-this', { name })}
          onClick={() => onPlan(suggestion)}
        >
          {t('plan')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The students who suit the visit best, with the reasons in words. */
export function MatchPanel({ matches, ...rest }: MatchPanelProps) {
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
      {rest.obstacle === null ? null : <p>{rest.obstacle}</p>}
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
