import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FoundPerson } from '#domain/contracts/people.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useListKeys } from '#shared/staff/actions/use-list-keys.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { GridColumn } from '#ui/lists/grid-row.tsx';
import { RowGrid } from '#ui/lists/row-grid.tsx';
import { useRoving } from '#ui/lists/use-roving.ts';
import { FamilyFound } from './family-found.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { usePeopleSearch } from './use-people-search.ts';

export interface PeopleFinderProps {
  readonly acting: ActingFor;
  /** The person who is open beside the list. */
  readonly openId: string | null;
  readonly onOpen: (seniorId: string) => void;
}

const idOf = ({ senior_id }: FoundPerson) => senior_id;
const nobody: readonly FoundPerson[] = [];

const nameOf = ({ first_name, last_name }: FoundPerson) => `${first_name} ${last_name}`.trim();

function useColumns(narrow: boolean): readonly GridColumn<FoundPerson>[] {
  const { t } = useTranslation('people');
  const all: readonly GridColumn<FoundPerson>[] = [
    { id: 'name', header: t('name'), width: 'minmax(9rem, 3fr)', cell: (each) => <strong>{nameOf(each)}</strong> },
    {
      id: 'place',
      header: t('address'),
      width: 'minmax(9rem, 4fr)',
      cell: ({ full_address, city, name_city }) =>
        [full_address, `${city} ${name_city}`.trim()].filter((part) => part !== '').join(', '),
    },
    { id: 'phone', header: t('phone'), width: 'minmax(7rem, 2fr)', cell: ({ phone_number }) => phone_number },
    {
      id: 'account',
      header: t('login'),
      width: 'minmax(6rem, 2fr)',
      cell: ({ has_account }) => t(has_account ? 'with-login' : 'without-login'),
    },
  ];
  return narrow ? all.slice(0, 3) : all;
}

interface SearchFieldProps {
  readonly id: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onPress: (event: KeyboardEvent) => void;
}

function SearchField({ id, typed, onType, onPress }: SearchFieldProps) {
  const { t } = useTranslation('people');
  const { canWrite, reason } = useConnection();
  return (
    <Field id={id} label={t('search')} hint={t('search-hint')} error={canWrite ? undefined : (reason ?? undefined)}>
      {(control) => (
        <TextInput
          control={control}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onKeyDown={onPress}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

/**
 * Looks up a senior by name, telephone, postcode or mail, of her own or of her family: the arrow keys walk from the field
 * into the seniors who are found.
 */
export function PeopleFinder({ acting, openId, onOpen }: PeopleFinderProps) {
  const { t } = useTranslation('people');
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const search = usePeopleSearch(acting, typed);
  const people = search.status === 'found' ? search.people : nobody;
  const ids = useMemo(() => people.map(idOf), [people]);
  const list = useRoving({ ids, onOpen, openId });
  const columns = useColumns(openId !== null);
  const group = t('title');
  useListKeys(list, group);
  useActions([
    {
      id: 'search',
      label: t('search'),
      group,
      keys: ['/'],
      run: () => document.getElementById(fieldId)?.focus(),
    },
  ]);

  function press(event: KeyboardEvent): void {
    const [first] = ids;
    if (first === undefined || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'Enter') onOpen(first);
    else list.focus(first);
  }

  return (
    <Stack>
      <SearchField id={fieldId} typed={typed} onType={setTyped} onPress={press} />
      <SearchOutcome search={search} idle={t('search-how')} />
      {people.length === 0 ? null : (
        <RowGrid label={t('list')} columns={columns} items={people} idOf={idOf} list={list} />
      )}
      {search.status === 'found' && search.family.length > 0 ? (
        <FamilyFound family={search.family} onOpen={onOpen} />
      ) : null}
    </Stack>
  );
}
