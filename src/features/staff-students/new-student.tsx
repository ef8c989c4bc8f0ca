import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { createStudent } from '#domain/contracts/students.ts';
import { studentProfileDefaults } from '#domain/documents/student-profile.ts';
import { editedPart } from '#domain/students/edited-student.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StudentForm } from './form/student-form.tsx';
import { SaveBar } from './save-bar.tsx';
import { useStudentDraft } from './use-student-draft.ts';

const empty = editedPart({ ...studentProfileDefaults(), first_name: '', last_name: '', residence: '' });

export interface NewStudentProps {
  readonly acting: ActingFor;
  readonly closeHref: string;
  readonly onCreated: (studentId: string) => void;
}

/** Adds one student. */
export function NewStudent({ acting, closeHref, onCreated }: NewStudentProps) {
  const { t } = useTranslation('students');
  const serviceName = useServiceNames(acting);
  const formId = useId();
  const draft = useStudentDraft(empty, 1);
  const command = useDispatch(acting, createStudent);

  async function save() {
    const student = draft.submit();
    if (student === null || command.busy) return;
    const done = await command.ask({ student });
    if (done !== null) onCreated(done.student_id);
  }

  return (
    <Stack>
      <Card title={t('new-title')}>
        <Row>
          <LinkButton kind="quiet" icon="close" href={closeHref}>
            {t('action-close')}
          </LinkButton>
        </Row>
      </Card>
      <StudentForm
        formId={formId}
        draft={draft.shown}
        onChange={draft.change}
        serviceName={serviceName}
        problems={draft.attempt.problems}
        attempt={draft.attempt.count}
        onSubmit={() => void save()}
      />
      <SaveBar
        formId={formId}
        busy={command.busy}
        problem={command.problem}
        isChanged={draft.isChanged}
        onUndo={() => {
          command.settle();
          draft.reset();
        }}
      />
    </Stack>
  );
}
