import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { Absence, StudentProfile } from '#domain/documents/student-profile.ts';
import { comingAbsences } from '#domain/students/absences.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AbsenceDialog, type AbsenceStep } from './absence-dialog.tsx';
import { usePeriodWords } from './use-period-words.ts';

export interface AbsencesCardProps {
  readonly acting: ActingFor;
  readonly student: StudentProfile;
  /** The days that a screen of its own is about, which are set unless others are chosen; by default today. */
  readonly period?: Pick<Absence, 'from' | 'until'>;
}

function AbsenceLine({ absence, onStep }: { readonly absence: Absence; readonly onStep: (step: AbsenceStep) => void }) {
  const { t } = useTranslation('absence');
  const { canWrite } = useConnection();
  const period = usePeriodWords()(absence);
  return (
    <Stack as="li" gap="close">
      <strong>{period}</strong>
      <Row>
        {(['change', 'remove'] as const).map((kind) => (
          <Button
            key={kind}
            disabled={!canWrite}
            aria-label={t(`${kind}-label`, { period })}
            onClick={() => onStep({ kind, absence })}
          >
            {t(kind)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

/** The days to come on which a student takes no visit; they are set, ended and removed here. */
export function AbsencesCard({ acting, student, period }: AbsencesCardProps) {
  const { t } = useTranslation('absence');
  const { canWrite } = useConnection();
  const today = useToday();
  const [step, setStep] = useState<AbsenceStep | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const coming = comingAbsences(student.absences, today);
  const wanted = period ?? { from: today, until: today };
  const isSet = coming.some(({ from, until }) => from <= wanted.from && wanted.until <= until);
  return (
    <Card {...(period === undefined ? { as: 'div', heading: t('heading') } : { title: t('heading') })}>
      <StatusArea>{said === null ? null : <Notice kind="success" title={said} />}</StatusArea>
      {coming.length === 0 ? (
        <p>{t('none', { name: studentName(student) })}</p>
      ) : (
        <Stack as="ul" gap="close">
          {coming.map((absence) => (
            <AbsenceLine key={absence.id} absence={absence} onStep={setStep} />
          ))}
        </Stack>
      )}
      {isSet && period !== undefined ? null : (
        <Row>
          <Button
            kind={period === undefined ? 'secondary' : 'main'}
            icon="calendar"
            disabled={!canWrite}
            onClick={() => setStep({ kind: 'register', period: wanted })}
          >
            {t('register')}
          </Button>
        </Row>
      )}
      <SmallPrint>{t('no-reason')}</SmallPrint>
      {step === null ? null : (
        <AbsenceDialog
          acting={acting}
          student={student}
          step={step}
          onClose={() => setStep(null)}
          onDone={(done) => {
            setStep(null);
            setSaid(done);
          }}
        />
      )}
    </Card>
  );
}
