import { useTranslation } from '#i18n/use-translation.ts';
import type { StepObstacle } from '#domain/dispatch/possible-steps.ts';
import type { HardReason } from '#domain/matching/hard-rules.ts';
import { BestStudents } from '#shared/staff/matching/best-students.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { StudentSearch } from '#shared/staff/matching/student-search.tsx';
import type { Matches, Suggestion } from '#shared/staff/matching/use-matches.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { NamedStudent } from './use-direct-commands.ts';

/** Of the search in the request's file, which a key leads to. */
export const studentSearchId = 'student-search';

interface MatchingCardProps {
  readonly matches: Matches;
  /** Why nobody can be asked or planned now. */
  readonly obstacle: StepObstacle | null;
  readonly busy: boolean;
  readonly serviceName: (serviceId: string) => string;
  readonly onOffer: (student: NamedStudent) => void;
  /** With why she should not be given the visit, if anything. */
  readonly onPlan: (student: NamedStudent, against: readonly HardReason[]) => void;
}

const namedStudent = ({ candidate: { profile } }: Pick<Suggestion, 'candidate'>): NamedStudent => ({
  id: profile.id,
  name: studentName(profile),
});

/** The five best students for the request's visit, and any other by name: each can be asked or planned. */
export function MatchingCard({ matches, obstacle, busy, serviceName, onOffer, onPlan }: MatchingCardProps) {
  const { t } = useTranslation(['matching', 'dispatch']);
  const off = obstacle !== null;
  return (
    <Card as="div" heading={t('title')}>
      {obstacle === null ? null : <p>{t(`dispatch:${obstacle}`)}</p>}
      <BestStudents
        matches={matches}
        hasKeys
        renderActions={(suggestion) => {
          const student = namedStudent(suggestion);
          const { name } = student;
          return (
            <>
              <Button
                icon="send"
                busy={busy}
                disabled={off}
                aria-label={t('offer-to', { name })}
                onClick={() => onOffer(student)}
              >
                {t('offer')}
              </Button>
              <Button
                icon="check"
                busy={busy}
                disabled={off}
                aria-label={t('plan-this', { name })}
                onClick={() => onPlan(student, [])}
              >
                {t('plan')}
              </Button>
            </>
          );
        }}
      />
      <StudentSearch
        id={studentSearchId}
        matches={matches}
        serviceName={serviceName}
        renderAction={({ against, ...found }) => {
          const student = namedStudent(found);
          const { name } = student;
          return (
            <Button
              icon="check"
              busy={busy}
              disabled={off}
              aria-label={t(against.length > 0 ? 'plan-anyway-this' : 'plan-this', { name })}
              onClick={() => onPlan(student, against)}
            >
              {t(against.length > 0 ? 'plan-anyway' : 'plan')}
            </Button>
          );
        }}
      />
    </Card>
  );
}
