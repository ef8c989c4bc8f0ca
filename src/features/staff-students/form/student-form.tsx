import { useTranslation } from '#i18n/use-translation.ts';
import type { DraftProblem } from '#domain/students/student-draft.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import type { FormPart } from './form-part.ts';
import { PersonFields } from './person-fields.tsx';
import { useFieldNames } from './use-field-names.ts';
import { WeekEditor } from './week-editor.tsx';
import { WorkFields } from './work-fields.tsx';

interface StudentFormProps extends Omit<FormPart, 'errorOf'> {
  readonly formId: string;
  readonly serviceName: (serviceId: string) => string;
  readonly problems: readonly DraftProblem[];
  /** Counts the attempts to save. */
  readonly attempt: number;
  readonly onSubmit: () => void;
}

/** Everything that staff edits of a student. */
export function StudentForm(props: StudentFormProps) {
  const { formId, draft, onChange, serviceName, problems, attempt, onSubmit } = props;
  const { t } = useTranslation('students');
  const nameOf = useFieldNames();
  const errorOf = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return problem === undefined ? undefined : t(`problem-${problem.code}`);
  };
  const part: FormPart = { draft, onChange, errorOf };
  return (
    <Form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary
        title={t('problems-title')}
        problems={problems.map(({ field, code }) => ({
          fieldId: field,
          message: `${nameOf(field)}: ${t(`problem-${code}`)}`,
        }))}
        attempt={attempt}
      />
      <Card as="div" heading={t('person')}>
        <PersonFields {...part} />
        <SmallPrint>{t('law-hint')}</SmallPrint>
      </Card>
      <Card as="div" heading={t('work')}>
        <WorkFields {...part} serviceName={serviceName} />
      </Card>
      <Card as="div" heading={t('week')}>
        <p>{t('week-hint')}</p>
        <WeekEditor {...part} />
        <ExceptionsEditor {...part} />
      </Card>
    </Form>
  );
}
