import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { ChoiceFrame, ChoiceMark } from './choice-frame.tsx';
import { describedBy, FieldError, FieldHint } from './field.tsx';

const Group = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0 } });

export interface CheckboxProps {
  /** The id of the input, so that an error summary can link to it. */
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox whose label is part of its tap target. */
export function Checkbox({ id, name, label, hint, error, checked, onChange }: CheckboxProps) {
  return (
    <Group>
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ChoiceFrame invalid={Boolean(error)}>
        <ChoiceMark
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </ChoiceFrame>
    </Group>
  );
}
