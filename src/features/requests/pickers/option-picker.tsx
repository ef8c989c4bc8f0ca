import { AnswerGrid } from '#ui/layout/answer-grid.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceCards } from '#ui/fields/choice-cards.tsx';
import type { IconName } from '#ui/content/icon.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly icon?: IconName;
}

/** The field of a form that shows which option is chosen. */
export interface PickedField {
  readonly id: string;
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly error: string | undefined;
}

export interface OptionPickerProps {
  readonly options: readonly Option[];
  readonly onPick: (value: string) => void;
  /** In a form: cards, one of which stays chosen. Left out in the chat, where a tap on a button is the answer. */
  readonly field?: PickedField | undefined;
  /** `many` for short words such as hours. */
  readonly columns?: 'two' | 'many';
  /** Every option has an illustration. */
  readonly illustrated?: boolean;
  /** An extra button after the options, in the chat. */
  readonly more?: React.ReactNode;
}

/** Picks one of several options: radio cards in the form, answer buttons in the chat. */
export function OptionPicker({ options, onPick, field, columns = 'two', illustrated, more }: OptionPickerProps) {
  if (field !== undefined) {
    return (
      <ChoiceCards
        {...field}
        columns={columns}
        illustrated={illustrated ?? false}
        choices={options}
        onChange={onPick}
      />
    );
  }
  return (
    <AnswerGrid columns={columns}>
      {options.map(({ value, label, icon }) => (
        <Button key={value} {...(icon === undefined ? {} : { icon })} onClick={() => onPick(value)}>
          {label}
        </Button>
      ))}
      {more}
    </AnswerGrid>
  );
}
