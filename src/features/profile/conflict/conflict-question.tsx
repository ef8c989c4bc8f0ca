import { useTranslation } from '#i18n/use-translation.ts';
import {
  changedUnits,
  type ConflictChoice,
  conflictsWith,
  type ProfileChanges,
  type ProfileUnit,
  profileUnitNames,
  resolveConflict,
} from '#domain/accounts/profile-changes.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { FormSummary } from '#shared/forms/form-summary.tsx';
import type { FormErrors } from '#shared/forms/form-types.ts';
import { useField } from '#shared/forms/use-field.ts';
import { type FormFields, useForm } from '#shared/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Conflict } from '../delivery.ts';
import { useUnitFormat } from './use-unit-format.ts';

export interface ConflictQuestionProps {
  readonly conflict: Conflict;
  /** Called with the changes that remain after the choice; may be empty. */
  readonly onChosen: (changes: ProfileChanges) => Promise<void>;
}

type Choices = Readonly<Record<ProfileUnit, ConflictChoice | null>>;

const undecided = Object.fromEntries(profileUnitNames.map((unit) => [unit, null])) as Choices;

type Decided = Partial<Record<ProfileUnit, ConflictChoice>>;

function checkChoices(
  units: readonly ProfileUnit[],
  choices: Choices,
): Result<Decided, FormErrors<Choices, 'conflict-required'>> {
  const open = units.filter((unit) => choices[unit] === null);
  if (open.length > 0) return err(Object.fromEntries(open.map((unit) => [unit, 'conflict-required'])));
  return ok(Object.fromEntries(units.map((unit) => [unit, choices[unit]])) as Decided);
}

interface UnitChoiceProps {
  readonly form: FormFields<Choices>;
  readonly unit: ProfileUnit;
  readonly conflict: Conflict;
}

function UnitChoice({ form, unit, conflict: { changes, theirs } }: UnitChoiceProps) {
  const { t } = useTranslation('profile');
  const { nameOf, valueOf } = useUnitFormat();
  const { id, value, error, change } = useField(form, unit);
  return (
    <Card as="div">
      <ChoiceCards
        id={id}
        name={id}
        legend={nameOf(unit)}
        error={error}
        choices={[
          { value: 'mine', label: valueOf(unit, changes.after), description: t('conflict-mine') },
          { value: 'theirs', label: valueOf(unit, theirs), description: t('conflict-theirs') },
        ]}
        value={value}
        onChange={change}
      />
    </Card>
  );
}

/** Shows both values side by side. None is selected in advance, and nothing is written before the choice. */
export function ConflictQuestion({ conflict, onChosen }: ConflictQuestionProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const { nameOf } = useUnitFormat();
  const { changes, theirs } = conflict;
  const units = conflictsWith(theirs, changes);
  const form = useForm({
    name: 'conflict',
    fields: units,
    initial: undecided,
    check: (choices) => checkChoices(units, choices),
    messageOf: (key, unit) => t(key, { what: nameOf(unit) }),
    async send(decided): Promise<null> {
      await onChosen(resolveConflict(changes, theirs, decided));
      return null;
    },
  });

  return (
    <>
      <Notice kind="warning" announce="status">
        <p>{t('errors:profile-conflict')}</p>
        {changedUnits(changes).length > units.length ? <p>{t('conflict-rest')}</p> : null}
      </Notice>
      <FormSummary form={form} title={t('check-title')} />
      <Form onSubmit={form.submit}>
        {units.map((unit) => (
          <UnitChoice key={unit} form={form} unit={unit} conflict={conflict} />
        ))}
        <Button type="submit" kind="main" wide icon="check" busy={form.busy}>
          {t(form.busy ? 'saving' : 'conflict-save')}
        </Button>
      </Form>
    </>
  );
}
