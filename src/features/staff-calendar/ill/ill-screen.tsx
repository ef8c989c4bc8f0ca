import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StudentProfile } from '#domain/documents/student-profile.ts';
import { isoDate } from '#domain/field-types.ts';
import type { IllPlace } from '#domain/staff/calendar-place.ts';
import { AbsencesCard } from '#shared/staff/absences/absences-card.tsx';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { useStudents } from '#shared/staff/matching/use-students.ts';
import { Link } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { IllVisits } from './ill-visits.tsx';

export interface IllScreenProps {
  readonly acting: ActingFor;
  readonly place: IllPlace;
  readonly onPlace: (place: IllPlace) => void;
  readonly calendarHref: string;
  readonly requestHref: (requestId: string) => string;
}

interface FieldsProps extends Pick<IllScreenProps, 'place' | 'onPlace'> {
  readonly students: readonly StudentProfile[];
}

function Fields({ place, onPlace, students }: FieldsProps) {
  const { t } = useTranslation('ill');
  const { student, period } = place;
  const byName = students.toSorted((one, other) => studentName(one).localeCompare(studentName(other)));
  const day = (id: 'from' | 'to') => (
    <Field id={id} label={t(id)}>
      {(control) => (
        <TextInput
          control={control}
          type="date"
          value={period[id]}
          onChange={({ target: { value } }) =>
            isoDate.safeParse(value).success ? onPlace({ student, period: { ...period, [id]: value } }) : undefined
          }
        />
      )}
    </Field>
  );
  return (
    <Row fields>
      <Field id="student" label={t('student')}>
        {(control) => (
          <Select
            control={control}
            value={student ?? ''}
            onChange={({ target: { value } }) => onPlace({ ...place, student: value === '' ? null : value })}
          >
            <option value="">{t('choose-student')}</option>
            {byName.map((each) => (
              <option key={each.id} value={each.id}>
                {studentName(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {day('from')}
      {day('to')}
    </Row>
  );
}

/** "Deze student is ziek": all that she has in some days, proposed anew. */
export function IllScreen({ acting, place, onPlace, calendarHref, requestHref }: IllScreenProps) {
  const { t } = useTranslation(['ill', 'errors']);
  const students = useStudents(acting);
  const chosen = students.status === 'ready' ? students.value.find(({ id }) => id === place.student) : undefined;
  return (
    <Page title={t('title')}>
      <Row>
        <Link icon="calendar" href={calendarHref}>
          {t('back')}
        </Link>
      </Row>
      {students.status === 'loading' ? <Loading text={t('students-loading')} /> : null}
      {students.status === 'failed' ? (
        <Notice kind="warning" title={t('failed-title')}>
          <p>{t(`errors:${students.error.code}`)}</p>
        </Notice>
      ) : null}
      {students.status === 'ready' ? <Fields place={place} onPlace={onPlace} students={students.value} /> : null}
      {students.status === 'ready' && chosen === undefined ? <p>{t('choose-first')}</p> : null}
      {chosen === undefined ? null : (
        <AbsencesCard
          key={`${chosen.id} ${place.period.from} ${place.period.to} absences`}
          acting={acting}
          student={chosen}
          period={{ from: place.period.from, until: place.period.to }}
        />
      )}
      {chosen === undefined ? null : (
        <IllVisits
          key={`${chosen.id} ${place.period.from} ${place.period.to}`}
          acting={acting}
          studentId={chosen.id}
          name={studentName(chosen)}
          period={place.period}
          requestHref={requestHref}
        />
      )}
    </Page>
  );
}
