import { useTranslation } from '#i18n/use-translation.ts';
import type { StoredVisit } from '#domain/documents/visit.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { DurationField } from '../dialogs/duration-field.tsx';
import { studentName } from '../matching/student-name.ts';
import type { PlanningForm } from './use-planning-form.ts';

interface PlanningFieldsProps {
  readonly form: PlanningForm;
  readonly visit: StoredVisit;
}

function TimeFields({ form }: Pick<PlanningFieldsProps, 'form'>) {
  const { t } = useTranslation('file');
  const { fields, validDate, validStart } = form;
  return (
    <Row fields>
      <Field id="date" label={t('date')} error={validDate ? undefined : t('date-invalid')}>
        {(control) => (
          <TextInput
            control={control}
            type="date"
            value={fields.date}
            onChange={(event) => fields.setDate(event.target.value)}
          />
        )}
      </Field>
      <Field id="start" label={t('start')} error={validStart ? undefined : t('start-invalid')}>
        {(control) => (
          <TextInput
            control={control}
            type="time"
            value={fields.start}
            onChange={(event) => fields.setStart(event.target.value)}
          />
        )}
      </Field>
      <DurationField minutes={fields.minutes} onChange={fields.setMinutes} />
    </Row>
  );
}

/** As it is, nobody, and who was chosen below; everybody for a service that no student names. */
function StudentOptions({ form, visit: { visit } }: PlanningFieldsProps) {
  const { t } = useTranslation('planning');
  const { matches, fields } = form;
  const { student_profiles: current, state } = visit;
  const candidates = matches.status === 'ready' ? matches.candidates : [];
  const isListed = matches.status === 'ready' && matches.visit === null;
  const listed = candidates
    .map(({ profile }) => profile)
    .filter(({ id }) => id === fields.student || (isListed && id !== visit.studentprofile_id))
    .toSorted((one, other) => studentName(one).localeCompare(studentName(other)));
  return (
    <>
      <option value="keep">
        {current === null ? t('keep-none') : t('keep-student', { name: studentName(current) })}
      </option>
      {state === 'open' ? null : <option value="none">{t('no-student')}</option>}
      {listed.map((profile) => (
        <option key={profile.id} value={profile.id}>
          {studentName(profile)}
        </option>
      ))}
    </>
  );
}

/** When a visit is, how long, and who does it. */
export function PlanningFields(props: PlanningFieldsProps) {
  const { form } = props;
  const { t } = useTranslation('planning');
  const { student, setStudent, how, setHow } = form.fields;
  const isGiven = student !== 'keep' && student !== 'none';
  return (
    <>
      <TimeFields form={form} />
      <Row fields>
        <Field id="student" label={t('student')}>
          {(control) => (
            <Select control={control} value={student} onChange={(event) => setStudent(event.target.value)}>
              <StudentOptions {...props} />
            </Select>
          )}
        </Field>
        {isGiven ? (
          <Field id="how" label={t('how')}>
            {(control) => (
              <Select
                control={control}
                value={how}
                onChange={(event) => setHow(event.target.value === 'offer-visit' ? 'offer-visit' : 'assign-student')}
              >
                <option value="assign-student">{t('how-assign-student')}</option>
                <option value="offer-visit">{t('how-offer-visit')}</option>
              </Select>
            )}
          </Field>
        ) : null}
      </Row>
    </>
  );
}
