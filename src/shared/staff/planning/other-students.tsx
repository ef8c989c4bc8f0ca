import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { BestStudents } from '../matching/best-students.tsx';
import { studentName } from '../matching/student-name.ts';
import { StudentSearch } from '../matching/student-search.tsx';
import type { Suggestion } from '../matching/use-matches.ts';
import type { PlanningForm } from './use-planning-form.ts';

interface OtherStudentsProps {
  readonly acting: ActingFor;
  readonly form: PlanningForm;
}

/** The best students for the visit as it becomes, with the reasons, and any other by name. */
export function OtherStudents({ acting, form }: OtherStudentsProps) {
  const { t } = useTranslation(['planning', 'matching']);
  const serviceName = useServiceNames(acting);
  const { matches, fields } = form;
  const chooser = ({ candidate: { profile } }: Pick<Suggestion, 'candidate'>) => {
    const isChosen = profile.id === fields.student;
    return (
      <Button
        {...(isChosen ? { icon: 'check' as const } : {})}
        aria-label={t(isChosen ? 'chosen-this' : 'choose-this', { name: studentName(profile) })}
        aria-pressed={isChosen}
        onClick={() => fields.setStudent(isChosen ? 'keep' : profile.id)}
      >
        {t(isChosen ? 'chosen' : 'choose')}
      </Button>
    );
  };
  return (
    <Card as="div" heading={t('matching:title')}>
      <BestStudents matches={matches} hasKeys={false} renderActions={chooser} />
      <StudentSearch id="other-student" matches={matches} serviceName={serviceName} renderAction={chooser} />
    </Card>
  );
}
