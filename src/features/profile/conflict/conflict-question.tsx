import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changedUnits,
  type ConflictChoice,
  conflictsWith,
  type ProfileChanges,
  type ProfileUnit,
  resolveConflict,
} from '#domain/accounts/profile-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Conflict } from '../delivery.ts';
import { useUnitWords } from './use-unit-words.ts';

export interface ConflictQuestionProps {
  readonly conflict: Conflict;
  readonly busy: boolean;
  /** What the person still wants, now that they have chosen; perhaps nothing. */
  readonly onChosen: (changes: ProfileChanges) => void;
}

type Choices = Partial<Readonly<Record<ProfileUnit, ConflictChoice>>>;

/** Both values in words, side by side; nothing is chosen beforehand and nothing is written before the choice. */
export function ConflictQuestion({ conflict, busy, onChosen }: ConflictQuestionProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const { nameOf, valueOf } = useUnitWords();
  const { changes, theirs } = conflict;
  const units = conflictsWith(theirs, changes);
  const [choices, setChoices] = useState<Choices>({});
  const [attempt, setAttempt] = useState(0);
  const open = attempt === 0 ? [] : units.filter((unit) => choices[unit] === undefined);
  const messageOf = (unit: ProfileUnit) => t('conflict-required', { what: nameOf(unit) });

  function choose() {
    setAttempt((count) => count + 1);
    if (busy || units.some((unit) => choices[unit] === undefined)) return;
    onChosen(resolveConflict(changes, theirs, choices));
  }

  return (
    <>
      <Notice kind="warning" announce="status">
        <p>{t('errors:profile-conflict')}</p>
        {changedUnits(changes).length > units.length ? <p>{t('conflict-rest')}</p> : null}
      </Notice>
      <ErrorSummary
        title={t('check-title')}
        problems={open.map((unit) => ({ fieldId: `conflict-${unit}`, message: messageOf(unit) }))}
        attempt={attempt}
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        {units.map((unit) => (
          <Card key={unit} as="div">
            <ChoiceCards
              id={`conflict-${unit}`}
              name={`conflict-${unit}`}
              legend={nameOf(unit)}
              error={open.includes(unit) ? messageOf(unit) : undefined}
              choices={[
                { value: 'mine', label: valueOf(unit, changes.after), description: t('conflict-mine') },
                { value: 'theirs', label: valueOf(unit, theirs), description: t('conflict-theirs') },
              ]}
              value={choices[unit] ?? null}
              onChange={(choice) => setChoices({ ...choices, [unit]: choice })}
            />
          </Card>
        ))}
        <Button type="submit" kind="main" wide icon="check" busy={busy}>
          {t(busy ? 'saving' : 'conflict-save')}
        </Button>
      </Form>
    </>
  );
}
