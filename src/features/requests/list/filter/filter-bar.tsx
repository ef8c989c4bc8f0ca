import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import {
  isFiltering,
  noFilter,
  requestGroups,
  requestPeriods,
  type RequestFilter,
  type RequestPeriod,
} from '#domain/requests/request-filter.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { sharedQueries } from '#shared/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';

export interface FilterBarProps {
  readonly acting: ActingFor;
  readonly filter: RequestFilter;
  readonly onFilter: (filter: RequestFilter) => void;
  readonly serviceName: (serviceId: string) => string;
}

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

/** Makes a long list short: by state, by service, by when it was asked for. */
export function FilterBar({ acting, filter, onFilter, serviceName }: FilterBarProps) {
  const { t } = useTranslation('requests');
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(isFiltering(filter));
  const categories = useCachedQuery(sharedQueries.categories(acting));
  const offered = categories.status === 'ready' ? categories.value.map(({ id }) => id) : [];
  const year = Number(brusselsDate(deviceClock.now()).slice(0, 4));
  const periodLabel: Readonly<Record<RequestPeriod, string>> = {
    recent: t('period-recent'),
    'this-year': t('period-year', { year }),
    'last-year': t('period-year', { year: year - 1 }),
    earlier: t('period-earlier', { year: year - 1 }),
  };

  function showAll() {
    // This button goes away with what it takes away.
    toggle.current?.focus();
    onFilter(noFilter);
  }

  return (
    <>
      <Row>
        <Button ref={toggle} icon="filter" aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
          {t(open ? 'filter-close' : 'filter-open')}
        </Button>
        {isFiltering(filter) ? (
          <Button icon="list" onClick={showAll}>
            {t('filter-clear')}
          </Button>
        ) : null}
      </Row>
      <div id={panelId} hidden={!open}>
        {open ? (
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
                options={offered.map((id) => ({ value: id, label: serviceName(id) }))}
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
        ) : null}
      </div>
    </>
  );
}
