import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { ChoiceFrame, ChoiceMark } from './choice-frame.tsx';
import { describedBy, FieldError, FieldHint, labelStyles } from './field.tsx';
import { Icon, type IconName } from '../content/icon.tsx';

const Fieldset = styled('fieldset', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });
const Legend = styled('legend', { base: { ...labelStyles, marginBottom: '2' } });

const Grid = styled('div', {
  base: { display: 'grid', gap: '3', marginTop: '1' },
  variants: {
    columns: {
      // Never three in a row: a card is at least 13rem and at least half the width.
      two: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(13rem, 50% - 0.375rem)), 1fr))' },
      many: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))' },
    },
  },
});

const Words = styled('span', { base: { display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 auto' } });
const Description = styled('span', { base: { fontSize: 'small', color: 'inherit' } });

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** Takes a row of its own, for a longer label among short ones. */
  readonly wide?: boolean;
}

export interface ChoiceCardsProps<Value extends string> {
  /** The id of the first card, so that an error summary can link to it. */
  readonly id: string;
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** `many` for short labels such as hours. */
  readonly columns?: 'two' | 'many';
  /** Whether every choice has a picture. */
  readonly illustrated?: boolean;
}

/** A radio group of cards: native inputs provide arrow keys, names and state. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const {
    id,
    name,
    legend,
    hint,
    error,
    choices,
    value,
    onChange,
    onBlur,
    columns = 'two',
    illustrated = false,
  } = props;
  return (
    <Fieldset aria-describedby={describedBy(id, hint, error)}>
      <Legend>{legend}</Legend>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <Grid columns={columns}>
        {choices.map((choice, index) => (
          <ChoiceFrame
            key={choice.value}
            card
            invalid={Boolean(error)}
            illustrated={illustrated}
            wide={choice.wide ?? false}
          >
            <ChoiceMark
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            {choice.icon === undefined ? null : <Icon name={choice.icon} size={1.75} />}
            <Words>
              <span>{choice.label}</span>
              {choice.description === undefined ? null : <Description>{choice.description}</Description>}
            </Words>
          </ChoiceFrame>
        ))}
      </Grid>
    </Fieldset>
  );
}
