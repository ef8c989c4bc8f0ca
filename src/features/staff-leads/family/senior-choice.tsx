import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { FoundPerson } from '#domain/contracts/people.ts';
import { SearchOutcome } from '#shared/staff/people/search-outcome.tsx';
import { usePeopleSearch } from '#shared/staff/people/use-people-search.ts';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';

/** Somebody who is not known yet. */
export const newPerson = 'new';

/** The senior of a family member: somebody found, somebody new, or nobody chosen yet. */
export type ChosenSenior = FoundPerson | typeof newPerson | null;

export interface SeniorChoiceProps {
  readonly acting: ActingFor;
  /** What the form said of her. */
  readonly typed: string;
  readonly chosen: ChosenSenior;
  readonly onChoose: (chosen: ChosenSenior) => void;
  readonly error: string | undefined;
}

const nobody: readonly FoundPerson[] = [];

const idOf = (chosen: ChosenSenior): string =>
  chosen === null || chosen === newPerson ? (chosen ?? '') : chosen.senior_id;

const placeOf = ({ full_address, city, name_city, phone_number }: FoundPerson) =>
  [full_address, `${city} ${name_city}`.trim(), phone_number].filter((part) => part !== '').join(', ');

/** Finds the senior among our customers, or says that she is new. Who was chosen stays in sight while somebody types on. */
export function SeniorChoice({ acting, typed: begin, chosen, onChoose, error }: SeniorChoiceProps) {
  const { t } = useTranslation(['leads', 'people']);
  const [typed, setTyped] = useState(begin);
  const search = usePeopleSearch(acting, typed);
  const found = search.status === 'found' ? search.people : nobody;
  const isHidden = chosen !== null && chosen !== newPerson && found.every((each) => idOf(each) !== idOf(chosen));
  const shown = isHidden ? [chosen, ...found] : found;
  return (
    <>
      <Field id="family-search" label={t('family-search')} hint={t('people:search-hint')}>
        {(control) => (
          <TextInput
            control={control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <SearchOutcome search={search} idle="" />
      <ChoiceCards
        id="family-senior"
        name="family-senior"
        legend={t('family-senior')}
        error={error}
        choices={[
          ...shown.map((each) => ({
            value: idOf(each),
            label: `${each.first_name} ${each.last_name}`.trim(),
            description: placeOf(each),
          })),
          { value: newPerson, label: t('family-new'), description: t('family-new-hint') },
        ]}
        value={idOf(chosen)}
        onChange={(id) => onChoose(id === newPerson ? newPerson : (shown.find((each) => idOf(each) === id) ?? null))}
      />
    </>
  );
}
