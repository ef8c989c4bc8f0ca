import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { boardStages } from '#domain/documents/board-row.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { type BoardFilter, boardFilterParts, noBoardFilter } from '#domain/staff/board-filter.ts';
import { useServiceNames } from '#shared/requests/use-service-names.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { TypedField } from '#ui/fields/typed-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** The id of the field that `/` leads to. */
export const filterTextId = 'board-text';

export interface FilterBarProps {
  readonly acting: ActingFor;
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
}

/** Conditions that are seldom needed, and then stay in view. */
function hasMore({ service, postcode, from, to }: BoardFilter): boolean {
  return [service, postcode, from, to].some((value) => value !== '');
}

function MoreFields({ acting, filter, change }: FilterBarProps & { readonly change: Change }) {
  const { t } = useTranslation('board');
  const serviceName = useServiceNames(acting);
  const typed = (name: 'postcode' | 'from' | 'to', type: 'text' | 'date') => (
    <TypedField
      id={`board-${name}`}
      label={t(`filter-${name}`)}
      type={type}
      value={filter[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <Row fields>
      <ChoiceField
        id="board-service"
        label={t('filter-service')}
        any={t('filter-any')}
        options={serviceIds.map((service) => [service, serviceName(service)])}
        value={serviceIds.find((service) => service === filter.service) ?? null}
        onChange={(service) => change({ service: service ?? '' })}
      />
      {typed('postcode', 'text')}
      {typed('from', 'date')}
      {typed('to', 'date')}
    </Row>
  );
}

type Change = (part: Partial<BoardFilter>) => void;

/** The conditions of the list; each holds at once. */
export function FilterBar(props: FilterBarProps) {
  const { filter, onFilter } = props;
  const { t } = useTranslation('board');
  const moreId = useId();
  const [opened, setOpened] = useState(false);
  const change: Change = (part) => onFilter({ ...filter, ...part });
  return (
    <Stack>
      <Row fields>
        <TypedField
          id={filterTextId}
          label={t('filter-text')}
          type="search"
          value={filter.text}
          onChange={(text) => change({ text })}
        />
        <ChoiceField
          id="board-stage"
          label={t('filter-stage')}
          any={t('filter-open')}
          options={boardStages.map((stage) => [stage, t(`stage-${stage}`)])}
          value={filter.stage}
          onChange={(stage) => change({ stage })}
        />
        {hasMore(filter) ? null : (
          <Button icon="filter" aria-expanded={opened} aria-controls={moreId} onClick={() => setOpened(!opened)}>
            {t('filter-more')}
          </Button>
        )}
      </Row>
      <div id={moreId}>{opened || hasMore(filter) ? <MoreFields {...props} change={change} /> : null}</div>
      {boardFilterParts(filter).length === 0 ? null : (
        <Row>
          <Button kind="quiet" icon="close" onClick={() => onFilter(noBoardFilter)}>
            {t('filter-clear')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
