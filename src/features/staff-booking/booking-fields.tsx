import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { textLimits } from '#domain/field-types.ts';
import { frequencies } from '#domain/requests/frequencies.ts';
import { hoursRange, serviceIds } from '#domain/requests/prices.ts';
import { usualPrice } from '#domain/requests/hourly-prices.ts';
import { addDaysTo } from '#domain/requests/calendar.ts';
import { leadTimeDays } from '#domain/requests/lead-time.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatLongDay } from '#shared/days/day-words.ts';
import { useMinute } from '#shared/days/use-minute.ts';
import { useToday } from '#shared/days/use-today.ts';
import { sharedQueries } from '#shared/queries.ts';
import { useDurationWords } from '#shared/requests/use-price-words.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextArea, TextInput } from '#ui/fields/text-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { type BookingProblems, type BookingValues, isSoon } from './booking-values.ts';

export interface BookingFieldsProps {
  readonly acting: ActingFor;
  readonly values: BookingValues;
  readonly onChange: (values: BookingValues) => void;
  readonly problems: BookingProblems;
}

export const bookingFieldId = (name: string): string => `booking-${name}`;

const allHours = Array.from({ length: hoursRange.max - hoursRange.min + 1 }, (_, index) => hoursRange.min + index);

function useProblem({ problems }: BookingFieldsProps) {
  const { t } = useTranslation('booking');
  return (name: keyof BookingValues): string | undefined => {
    const key = problems[name];
    return key === undefined ? undefined : t(key);
  };
}

/** What one hour costs, said on the phone. */
function usePriceHint(service: string): string | undefined {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const known = serviceIds.find((id) => id === service);
  if (known === undefined) return undefined;
  const { from, to } = usualPrice(known);
  const words = (euro: number) => formatEuro(euro * 100, language);
  return from === to
    ? t('price-one', { price: words(from) })
    : t('price-between', { from: words(from), to: words(to) });
}

function ServiceField(props: BookingFieldsProps) {
  const { acting, values, onChange } = props;
  const { t } = useTranslation('booking');
  const serviceName = useServiceNames(acting);
  const categories = useCachedQuery(sharedQueries.categories(acting));
  const ids = categories.status === 'ready' ? categories.value.map(({ id }) => id) : serviceIds;
  const problem = useProblem(props);
  return (
    <Field
      id={bookingFieldId('service')}
      label={t('service')}
      hint={usePriceHint(values.service)}
      error={problem('service')}
    >
      {(control) => (
        <Select
          control={control}
          value={values.service}
          onChange={({ target }) => onChange({ ...values, service: target.value })}
        >
          <option value="">{t('service-choose')}</option>
          {ids.map((id) => (
            <option key={id} value={id}>
              {serviceName(id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function WhenFields(props: BookingFieldsProps) {
  const { values, onChange } = props;
  const { t } = useTranslation('booking');
  const duration = useDurationWords();
  const today = useToday();
  const problem = useProblem(props);
  const typed = (name: 'date' | 'start', type: 'date' | 'time') => (
    <Field id={bookingFieldId(name)} label={t(name)} error={problem(name)}>
      {(control) => (
        <TextInput
          control={control}
          type={type}
          min={type === 'date' ? today : undefined}
          value={values[name]}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Row fields>
      {typed('date', 'date')}
      {typed('start', 'time')}
      <Field id={bookingFieldId('hours')} label={t('hours')}>
        {(control) => (
          <Select
            control={control}
            value={values.hours}
            onChange={({ target }) => onChange({ ...values, hours: Number(target.value) })}
          >
            {allHours.map((hours) => (
              <option key={hours} value={hours}>
                {duration(hours * 60)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Row>
  );
}

/** How often, until when, and what is said on the phone about public holidays. */
function RecurrenceFields(props: BookingFieldsProps) {
  const { values, onChange } = props;
  const { t } = useTranslation(['booking', 'recurrence']);
  const problem = useProblem(props);
  return (
    <Row fields>
      <Field
        id={bookingFieldId('frequency')}
        label={t('recurrence:fact')}
        hint={values.frequency === 'one-time' ? undefined : t('recurrence:holidays')}
      >
        {(control) => (
          <Select
            control={control}
            value={values.frequency}
            onChange={({ target }) =>
              onChange({ ...values, frequency: frequencies.find((each) => each === target.value) ?? 'one-time' })
            }
          >
            {frequencies.map((each) => (
              <option key={each} value={each}>
                {t(`recurrence:${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {values.frequency === 'one-time' ? null : (
        <Field id={bookingFieldId('until')} label={t('until')} hint={t('until-hint')} error={problem('until')}>
          {(control) => (
            <TextInput
              control={control}
              type="date"
              min={values.date}
              value={values.until}
              onChange={({ target }) => onChange({ ...values, until: target.value })}
            />
          )}
        </Field>
      )}
    </Row>
  );
}

/** Only for a visit that is sooner than the lead time allows. */
function SoonField(props: BookingFieldsProps) {
  const { values, onChange } = props;
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const today = useToday();
  const now = useMinute();
  const problem = useProblem(props);
  if (!isSoon(values, now)) return null;
  return (
    <Field
      id={bookingFieldId('reason')}
      label={t('reason')}
      hint={t('reason-hint', { day: formatLongDay(addDaysTo(today, leadTimeDays), language) })}
      error={problem('reason')}
    >
      {(control) => (
        <TextInput
          control={control}
          type="text"
          autoComplete="off"
          maxLength={textLimits.notes}
          value={values.reason}
          onChange={({ target }) => onChange({ ...values, reason: target.value })}
        />
      )}
    </Field>
  );
}

/** What is asked for, and when. */
export function BookingFields(props: BookingFieldsProps) {
  const { values, onChange } = props;
  const { t } = useTranslation('booking');
  return (
    <>
      <ServiceField {...props} />
      <WhenFields {...props} />
      <RecurrenceFields {...props} />
      <SoonField {...props} />
      <Field id={bookingFieldId('notes')} label={t('notes')} hint={t('notes-hint')}>
        {(control) => (
          <TextArea
            control={control}
            rows={3}
            maxLength={textLimits.notes}
            value={values.notes}
            onChange={({ target }) => onChange({ ...values, notes: target.value })}
          />
        )}
      </Field>
    </>
  );
}
