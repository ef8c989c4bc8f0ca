import { useId, useMemo, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { changeStudent } from '#domain/contracts/students.ts';
import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { hoursInYear } from '#domain/matching/hard-rules.ts';
import { yearHours } from '#domain/matching/year-hours.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { checkVisits } from '#domain/students/unfit-visits.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { AbsencesCard } from '#shared/staff/absences/absences-card.tsx';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { ReachLinks } from '#shared/staff/reach-links.tsx';
import { useChangeWords } from '#shared/staff/use-change-words.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { comingVisitsQuery } from './coming-visits.ts';
import { StudentForm } from './form/student-form.tsx';
import { LinkCard } from './link/link-card.tsx';
import { PhotoCard } from './photo/photo-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { StudentBadges } from './student-badges.tsx';
import { useStudentDraft } from './use-student-draft.ts';
import { VisitsCard } from './visits-card.tsx';

export interface StudentFileProps {
  readonly acting: ActingFor;
  readonly student: FollowedStudent;
  readonly closeHref: string;
  readonly requestHref: (requestId: string) => string;
}

function Head({ student, closeHref }: Pick<StudentFileProps, 'student' | 'closeHref'>) {
  const { t } = useTranslation('students');
  const language = useLanguage();
  const today = useToday();
  const { moment } = useRowWords();
  const changeWords = useChangeWords();
  const { phone, email, last_change: last } = student;
  const hours = formatNumber(hoursInYear(student, today), language);
  return (
    <Card title={studentName(student)}>
      <StudentBadges student={student} />
      <Facts
        facts={[
          {
            name: t('hours-year', { year: today.slice(0, 4) }),
            value: t('hours-of', { hours, limit: yearHours.limit }),
          },
        ]}
      />
      <Row>
        <ReachLinks phone={phone} email={email} />
        <LinkButton kind="quiet" icon="close" href={closeHref}>
          {t('action-close')}
        </LinkButton>
      </Row>
      {last === null ? null : (
        <SmallPrint>
          {t('last-change', { by: last.by, moment: moment(last.at), action: changeWords(last.action) })}
        </SmallPrint>
      )}
    </Card>
  );
}

/** The form with the command that saves it, and the coming visits held against what it says. */
function useStudentFile({ acting, student }: StudentFileProps) {
  const today = useToday();
  const stored = useMemo(() => editedPart(student), [student]);
  const draft = useStudentDraft(stored, student.revision);
  const command = useDispatch(acting, changeStudent);
  const visits = useCachedQuery(comingVisitsQuery(acting, student.id, today));
  const [saved, setSaved] = useState(false);
  const profile = { ...student, ...draft.value };
  const checked = visits.status === 'ready' ? checkVisits(visits.value, profile) : [];

  async function save() {
    const edited = draft.submit();
    if (edited === null || command.busy) return;
    const done = await command.ask({ student_id: student.id, revision: draft.revision, student: edited });
    if (done === null) return;
    setSaved(true);
    draft.saved(edited, done.revision);
  }

  return {
    draft,
    command,
    visits,
    checked,
    unfit: checked.filter(({ against }) => against.length > 0).length,
    saved: saved && !draft.isChanged,
    save,
    undo() {
      command.settle();
      draft.reset();
    },
  };
}

/** Everything that is known of a student, changed in place. */
export function StudentFile(props: StudentFileProps) {
  const { acting, student, requestHref } = props;
  const { t } = useTranslation('students');
  const serviceName = useServiceNames(acting);
  const formId = useId();
  const { draft, command, visits, checked, unfit, saved, save, undo } = useStudentFile(props);
  return (
    <Stack>
      <Head {...props} />
      <StatusArea>
        {saved ? <Notice kind="success" title={t('saved')} /> : null}
        {draft.isBehind ? (
          <Notice kind="warning" title={t('changed-by-other', { by: student.last_change?.by ?? '' })} />
        ) : null}
        {unfit === 0 ? null : (
          <Notice kind="warning" title={t('unfit-title', { count: unfit })}>
            <p>{t('unfit-text')}</p>
          </Notice>
        )}
      </StatusArea>
      <PhotoCard acting={acting} student={student} />
      <LinkCard acting={acting} student={student} />
      <AbsencesCard acting={acting} student={student} />
      <VisitsCard state={visits} checked={checked} serviceName={serviceName} requestHref={requestHref} />
      <StudentForm
        formId={formId}
        draft={draft.shown}
        onChange={draft.change}
        serviceName={serviceName}
        problems={draft.attempt.problems}
        attempt={draft.attempt.count}
        onSubmit={() => void save()}
      />
      {draft.isChanged ? <p role="status">{t('changed')}</p> : null}
      <SaveBar
        formId={formId}
        busy={command.busy}
        problem={command.problem}
        isChanged={draft.isChanged}
        onUndo={undo}
      />
    </Stack>
  );
}
