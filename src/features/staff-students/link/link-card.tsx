import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { helperAccessState } from '#domain/students/helper/helper-access.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { dayAndMonth } from '#shared/days/day-words.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { studentName } from '#shared/staff/matching/student-name.ts';
import { Button } from '#ui/actions/button.tsx';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { LinkDialog, type LinkOf, type LinkStep } from './link-dialog.tsx';

/** The student's personal link: whether she can open her page, and how to give her another one or stop it. */
export function LinkCard({ acting, student }: LinkOf) {
  const { t } = useTranslation('helper-link');
  const language = useLanguage();
  const { canWrite } = useConnection();
  const { moment } = useRowWords();
  const [step, setStep] = useState<LinkStep | null>(null);
  const [done, setDone] = useState<{ readonly step: LinkStep; readonly email: string } | null>(null);
  const { helper_access: access, email } = student;
  const state = helperAccessState(access, deviceClock.now());
  const name = studentName(student);
  return (
    <Card as="div" heading={t('heading')}>
      <StatusArea>
        {done === null ? null : <Notice kind="success" title={t(`done-${done.step}`, { name, email: done.email })} />}
      </StatusArea>
      <p>
        {access === undefined
          ? t('none', { name })
          : t(state === 'none' ? 'active' : state, {
              sent: moment(access.sent_at),
              until: dayAndMonth(brusselsDate(access.expires_at), language),
            })}
      </p>
      {email === '' ? <p>{t('no-mail')}</p> : null}
      <Row>
        <Button icon="mail" disabled={!canWrite || email === ''} onClick={() => setStep('send')}>
          {t(access === undefined ? 'send-first' : 'send')}
        </Button>
        {state === 'active' ? (
          <Button disabled={!canWrite} onClick={() => setStep('revoke')}>
            {t('revoke')}
          </Button>
        ) : null}
      </Row>
      <SmallPrint>{t('season')}</SmallPrint>
      {step === null ? null : (
        <LinkDialog
          acting={acting}
          student={student}
          step={step}
          onClose={() => setStep(null)}
          onDone={() => {
            setDone({ step, email });
            setStep(null);
          }}
        />
      )}
    </Card>
  );
}
