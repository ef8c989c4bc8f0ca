import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { findActions } from '#shared/staff/actions/find-actions.ts';
import { useRegisteredActions } from '#shared/staff/actions/use-actions.ts';
import { usePeopleSearch } from '#shared/staff/people/use-people-search.ts';
import { Keys } from '#ui/content/keys.tsx';
import { SearchDialog, type SearchOption } from '#ui/layout/search-dialog.tsx';

export interface PaletteProps {
  readonly acting: ActingFor;
  readonly onPerson: (seniorId: string) => void;
  readonly onClose: () => void;
}

function useActionOptions(): (typed: string) => readonly SearchOption[] {
  const { t } = useTranslation('staff');
  const actions = useRegisteredActions();
  return (typed) =>
    findActions(actions, typed).map(({ id, label, keys = [], disabledReason = null, run }) => ({
      id,
      disabled: disabledReason !== null,
      onChoose: run,
      label: (
        <>
          <span>{disabledReason === null ? label : t('palette-not-now', { label, reason: disabledReason })}</span>
          <span>
            {keys.map((key) => (
              <Keys key={key} keys={key} />
            ))}
          </span>
        </>
      ),
    }));
}

/** From this many letters on persons are looked up. */
const fewest = 3;

/** Every action and place by name (Ctrl+K); persons where no action is called so. */
export function Palette({ acting, onPerson, onClose }: PaletteProps) {
  const { t } = useTranslation('staff');
  const [name, setName] = useState('');
  const actionsFor = useActionOptions();
  const search = usePeopleSearch(acting, name, fewest);
  const people = search.status === 'found' ? search.people : [];

  function optionsFor(typed: string): readonly SearchOption[] {
    const actions = actionsFor(typed);
    if (actions.length > 0 || typed !== name) return actions;
    return people.map(({ senior_id: id, first_name, last_name, city, name_city }) => ({
      id,
      disabled: false,
      onChoose: () => onPerson(id),
      label: (
        <>
          <span>{`${first_name} ${last_name}`.trim()}</span>
          <span>{`${city} ${name_city}`.trim()}</span>
        </>
      ),
    }));
  }

  return (
    <SearchDialog
      label={t('palette-label')}
      closeLabel={t('close')}
      outcomeOf={(count) => t('palette-found', { count })}
      onClose={onClose}
      // Each search is a line in the audit log: none for the name of an action.
      onType={(typed) => setName(actionsFor(typed).length === 0 ? typed : '')}
      optionsFor={optionsFor}
    />
  );
}
