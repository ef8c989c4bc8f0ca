import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import {
  requestGroups,
  requestPeriods,
  type RequestFilter,
  type RequestPeriod,
} from '#domain/requests/request-filter.ts';
import { deviceClock } from '#lib/clock.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface FilterFieldProps<Value extends string> {
  readonly label: string;
  /** The words for "it does not matter". */
  readonly any: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

function FilterField<Value extends string>({ label, any, options, value, onChange }: FilterFieldProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select
          control={control}
          autoComplete="off"
          value={value ?? ''}
          onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? null)}
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export interface FilterFieldsProps {
  readonly filter: RequestFilter;
  readonly onFilter: (filter: RequestFilter) => void;
  readonly services: readonly Option<string>[];
}

/** One field each for the state, the service and the period. */
export function FilterFields({ filter, onFilter, services }: FilterFieldsProps) {
  const { t } = useTranslation('filter');
  const year = Number(brusselsDate(deviceClock.now()).slice(0, 4));
  const periodLabel: Readonly<Record<RequestPeriod, string>> = {
    recent: t('period-recent'),
    'this-year': t('period-year', { year }),
    'last-year': t('period-year', { year: year - 1 }),
    earlier: t('period-earlier', { year: year - 1 }),
  };
  return (
    <Card as="div" tone="soft">
      <Row fields>
        <FilterField
          label={t('filter-group')}
          any={t('group-any')}
          options={requestGroups.map((group) => ({ value: group, label: t(`group-${group}`) }))}
          value={filter.group}
          onChange={(group) => onFilter({ ...filter, group })}
        />
        <FilterField
          label={t('filter-service')}
          any={t('service-any')}
          options={services}
          value={filter.serviceId}
          onChange={(serviceId) => onFilter({ ...filter, serviceId })}
        />
        <FilterField
          label={t('filter-period')}
          any={t('period-any')}
          options={requestPeriods.map((period) => ({ value: period, label: periodLabel[period] }))}
          value={filter.period}
          onChange={(period) => onFilter({ ...filter, period })}
        />
      </Row>
    </Card>
  );
}
