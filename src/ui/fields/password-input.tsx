import { styled } from '../theme/styled.tsx';
import { useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../actions/button.tsx';
import type { FieldControl } from './field.tsx';
import { TextInput } from './text-input.tsx';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > input': { flex: '1 1 12rem' },
    '& > button': { flex: '0 1 auto' },
  },
});

export interface PasswordInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'type' | 'color' | 'size' | 'height' | 'width'
> {
  readonly control: FieldControl;
  readonly showText: string;
  readonly hideText: string;
}

/** A password input that can be made readable. The button's label tells the state. */
export function PasswordInput({ control, showText, hideText, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Row>
      <TextInput
        {...rest}
        control={control}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button icon={shown ? 'eye-off' : 'eye'} aria-controls={control.id} onClick={() => setShown(!shown)}>
        {shown ? hideText : showText}
      </Button>
    </Row>
  );
}
