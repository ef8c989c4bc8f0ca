import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useField } from '#shared/forms/use-field.ts';
import type { FormFields } from '#shared/forms/use-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { InPieces } from '#ui/lists/in-pieces.tsx';
import { useToday } from '#shared/days/use-today.ts';
import { DayPicker } from '../pickers/day-picker.tsx';
import { HoursPicker } from '../pickers/hours-picker.tsx';
import { NotesField } from '../pickers/notes-field.tsx';
import { ServicePicker } from '../pickers/service-picker.tsx';
import { TimePicker } from '../pickers/time-picker.tsx';
import { UsualPrice } from '../usual-price.tsx';
import { AddressFields } from './address-fields.tsx';
import { otherDay, type RequestFormValues } from './form-values.ts';
import { RecurrenceField } from './recurrence-field.tsx';
import { OtherDayField } from './other-day-field.tsx';

interface FormProps {
  readonly form: FormFields<RequestFormValues>;
}

function ServiceField({ form, acting }: FormProps & { readonly acting: ActingFor }) {
  const { t } = useTranslation(['requests', 'request-form']);
  const { change, ...field } = useField(form, 'serviceId');
  const [gone, setGone] = useState(false);
  return (
    <Stack>
      <ServicePicker
        acting={acting}
        field={{ ...field, legend: t('request-form:service-legend') }}
        onPick={change}
        failure={(message) => ({ title: t('services-failed', { message }), retry: t('services-retry') })}
        onGone={() => {
          change('');
          setGone(true);
        }}
      />
      <StatusArea>
        {gone && field.value === '' ? <Notice kind="warning">{t('request-form:service-gone')}</Notice> : null}
        {field.value === '' ? null : (
          <Notice kind="info" title={t('request-form:price-note')}>
            <UsualPrice serviceId={field.value} />
          </Notice>
        )}
      </StatusArea>
    </Stack>
  );
}

function DayField({ form }: FormProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const today = useToday();
  const { change, ...field } = useField(form, 'day');
  return (
    <>
      <DayPicker
        today={today}
        field={{ ...field, legend: t('request-form:day-legend') }}
        onPick={change}
        other={{ value: otherDay, label: t('request-form:other-day'), icon: 'calendar' }}
      />
      {field.value === otherDay ? <OtherDayField form={form} today={today} /> : null}
    </>
  );
}

function TimeField({ form }: FormProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const { change, ...field } = useField(form, 'time');
  return <TimePicker field={{ ...field, legend: t('time') }} onPick={change} />;
}

function HoursField({ form }: FormProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const { change, value, ...field } = useField(form, 'hours');
  return (
    <HoursPicker field={{ ...field, value: String(value), legend: t('request-form:hours-legend') }} onPick={change} />
  );
}

function WishesField({ form }: FormProps) {
  const { t } = useTranslation(['requests', 'request-form']);
  const { change, ...field } = useField(form, 'notes');
  return <NotesField {...field} label={t('notes')} hint={t('request-form:notes-hint')} rows={4} onChange={change} />;
}

export interface RequestFieldsProps extends FormProps {
  readonly acting: ActingFor;
  /** The address was prefilled from the account. */
  readonly prefilled: boolean;
  /** What follows the fields, which comes with the last of them: nothing moves. */
  readonly children: ReactNode;
}

/** All fields of a request, drawn one after the other, and what follows them. */
export function RequestFields({ form, acting, prefilled, children }: RequestFieldsProps) {
  return (
    <InPieces>
      <ServiceField form={form} acting={acting} />
      <DayField form={form} />
      <TimeField form={form} />
      <RecurrenceField form={form} />
      <HoursField form={form} />
      <AddressFields form={form} prefilled={prefilled} />
      <>
        <WishesField form={form} />
        {children}
      </>
    </InPieces>
  );
}
