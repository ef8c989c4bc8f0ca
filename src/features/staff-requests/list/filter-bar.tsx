import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { serviceIds } from '#domain/requests/prices.ts';
import { type BoardFilter, boardFilterParts, noBoardFilter, stageChoices } from '#domain/staff/board-filter.ts';
import { boardOrderName, boardOrders, readBoardOrder } from '#domain/staff/board-order.ts';
import { type BoardView, wholePostcode } from '#domain/staff/board-view.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { staffNamesQuery } from '#shared/staff/staff-names-query.ts';
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
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
}

/** Conditions that are seldom needed, and then stay in view. */
function hasMore({ service, postcode, from, to, taken }: BoardFilter): boolean {
  return [service, postcode, from, to, taken].some((value) => value !== '');
}

type Change = (part: Partial<BoardFilter>) => void;

interface MoreFieldsProps extends Pick<FilterBarProps, 'acting'> {
  readonly filter: BoardFilter;
  readonly change: Change;
}

function TakenField({ acting, filter, change }: MoreFieldsProps) {
  const { t } = useTranslation(['board', 'table']);
  const names = useCachedQuery(staffNamesQuery(acting));
  const { actorUid } = acting;
  const others = Object.entries(names.status === 'ready' ? names.value : {})
    .filter(([uid]) => uid !== actorUid)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  // Of an address whose colleague is not known here.
  const unknown =
    filter.taken === '' || filter.taken === actorUid || others.some(([uid]) => uid === filter.taken)
      ? []
      : [[filter.taken, t('table:taken-unknown')] as const];
  return (
    <ChoiceField
      id="board-taken"
      label={t('file-taken')}
      any={t('filter-any')}
      options={[[actorUid, t('table:taken-me')], ...others, ...unknown]}
      value={filter.taken === '' ? null : filter.taken}
      onChange={(taken) => change({ taken: taken ?? '' })}
    />
  );
}

function MoreFields({ acting, filter, change }: MoreFieldsProps) {
  const { t } = useTranslation(['board', 'table']);
  const serviceName = useServiceNames(acting);
  const typed = (name: 'postcode' | 'from' | 'to', type: 'text' | 'date') => (
    <TypedField
      id={`board-${name}`}
      label={t(`filter-${name}`)}
      type={type}
      value={filter[name]}
      hint={
        name === 'postcode' && filter.postcode !== '' && wholePostcode(filter.postcode) === ''
          ? t('table:postcode-hint')
          : undefined
      }
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
      <TakenField acting={acting} filter={filter} change={change} />
    </Row>
  );
}

/** Which requests the list has, where each condition holds, and in which order. */
export function FilterBar({ acting, view, onView }: FilterBarProps) {
  const { filter, order } = view;
  const { t } = useTranslation(['board', 'table']);
  const moreId = useId();
  const [opened, setOpened] = useState(false);
  const change: Change = (part) => onView({ ...view, filter: { ...filter, ...part } });
  return (
    <Stack>
      <Row fields="short">
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
          options={stageChoices.map((stage) => [stage, stage === 'all' ? t('table:stage-all') : t(`stage-${stage}`)])}
          value={filter.stage}
          onChange={(stage) => change({ stage })}
        />
        <ChoiceField
          id="board-order"
          label={t('table:order')}
          options={boardOrders.map((each) => [boardOrderName(each), t(`table:order-${each.by}-${each.direction}`)])}
          value={boardOrderName(order)}
          onChange={(name) => onView({ ...view, order: readBoardOrder(name ?? '') })}
        />
        {hasMore(filter) ? null : (
          <Button icon="filter" aria-expanded={opened} aria-controls={moreId} onClick={() => setOpened(!opened)}>
            {t('filter-more')}
          </Button>
        )}
      </Row>
      <div id={moreId}>
        {opened || hasMore(filter) ? <MoreFields acting={acting} filter={filter} change={change} /> : null}
      </div>
      {boardFilterParts(filter).length === 0 ? null : (
        <Row>
          <Button kind="quiet" icon="close" onClick={() => onView({ ...view, filter: noBoardFilter })}>
            {t('filter-clear')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
