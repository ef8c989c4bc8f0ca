import { useDeferredValue, useId, useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { isFiltering, noFilter, type RequestFilter } from '#domain/requests/request-filter.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { sharedQueries } from '#shared/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FilterFields } from './filter-fields.tsx';

export interface FilterBarProps {
  readonly acting: ActingFor;
  readonly filter: RequestFilter;
  readonly onFilter: (filter: RequestFilter) => void;
  readonly serviceName: (serviceId: string) => string;
}

/** Makes a long list short: by state, by service, by when it was asked for. */
export function FilterBar({ acting, filter, onFilter, serviceName }: FilterBarProps) {
  const { t } = useTranslation('filter');
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(isFiltering(filter));
  // The button answers before the fields are drawn.
  const isDrawn = useDeferredValue(open);
  const categories = useCachedQuery(sharedQueries.categories(acting));
  const offered = categories.status === 'ready' ? categories.value : [];
  const services = offered.map(({ id }) => ({ value: id, label: serviceName(id) }));

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
        {open && isDrawn ? <FilterFields filter={filter} onFilter={onFilter} services={services} /> : null}
      </div>
    </>
  );
}
