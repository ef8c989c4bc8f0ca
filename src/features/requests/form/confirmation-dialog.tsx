import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { joinAddress } from '#domain/accounts/address.ts';
import { phoneHref } from '#domain/brand.ts';
import type { RequestForm } from './request-form-schema.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatHour, formatLongDay } from '#shared/days/day-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { RhythmNotice } from '../recurrence/rhythm-notice.tsx';
import { useRecurrenceWords } from '../recurrence/use-recurrence-words.ts';
import type { Submission } from './submit-request.ts';

export interface ConfirmationDialogProps {
  readonly acting: ActingFor;
  /** The form that will be submitted. */
  readonly form: RequestForm;
  readonly busy: boolean;
  /** The failure of the last attempt, if any. */
  readonly failure: Extract<Submission, { kind: 'failed' }> | null;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

function Failure({ failure }: { readonly failure: Extract<Submission, { kind: 'failed' }> }) {
  const { t } = useTranslation(['requests', 'request-form', 'errors']);
  return (
    <Notice kind="danger" announce="alert" title={t('request-form:submit-failed-title')}>
      <p>{t(failure.notKept ? 'request-form:submit-failed-storage' : 'submit-failed')}</p>
      <p>{t(`errors:${failure.error.code}`)}</p>
      <p>{t('request-form:submit-failed-kept')}</p>
      <Link href={phoneHref} icon="phone">
        {t('call')}
      </Link>
    </Notice>
  );
}

/** Summarises what will be submitted and asks to confirm it. */
export function ConfirmationDialog({ acting, form, busy, failure, onBack, onConfirm }: ConfirmationDialogProps) {
  const { t } = useTranslation(['requests', 'request-form', 'recurrence']);
  const language = useLanguage();
  const serviceName = useServiceNames(acting);
  const recurrenceWords = useRecurrenceWords();
  const address = joinAddress(form);
  const facts = [
    { name: t('request-form:confirm-service'), value: serviceName(form.serviceId) },
    { name: t('request-form:confirm-date'), value: formatLongDay(form.date, language) },
    { name: t('request-form:confirm-time'), value: t('time-hour', { hour: formatHour(form.time, language) }) },
    { name: t('recurrence:fact'), value: recurrenceWords(form) },
    { name: t('request-form:confirm-hours'), value: t('hours', { count: form.hours }) },
    { name: t('request-form:confirm-address'), value: address === '' ? t('no-address') : address },
    ...(form.notes === '' ? [] : [{ name: t('request-form:confirm-notes'), value: form.notes }]),
  ];
  return (
    <Dialog
      open
      title={t('request-form:confirm-title')}
      onClose={() => {
        if (!busy) onBack();
      }}
      actions={
        <>
          <Button kind="main" icon="send" busy={busy} onClick={onConfirm}>
            {t(busy ? 'confirm-busy' : 'request-form:confirm-send')}
          </Button>
          <Button disabled={busy} onClick={onBack}>
            {t('request-form:confirm-back')}
          </Button>
        </>
      }
    >
      <Facts facts={facts} />
      {form.frequency === 'one-time' ? null : <RhythmNotice frequency={form.frequency} date={form.date} />}
      <p>{t('request-form:confirm-contact')}</p>
      {failure === null || busy ? null : <Failure failure={failure} />}
    </Dialog>
  );
}
