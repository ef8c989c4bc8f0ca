import { styled } from '../theme/styled.tsx';
import type { ComponentPropsWithRef } from 'react';
import { visibleFocus } from '../theme/visible-focus.ts';
import { controlFrame, disabledFrame, invalidFrame } from './control-frame.ts';
import type { FieldControl } from './field.tsx';

/** Shared by every control to type or choose in. */
const controlStyles = {
  ...controlFrame,
  display: 'block',
  width: 'full',
  minHeight: 'control',
  fontSize: 'body',
  lineHeight: 1.4,
  '&[aria-invalid=true]': invalidFrame,
  // Browsers lower the placeholder's opacity.
  '&:disabled': { ...disabledFrame, opacity: 1 },
} as const;

const StyledInput = styled('input', {
  base: {
    ...controlStyles,
    // Chromium: between the parts of a date or a time, the field itself is no longer `:focus-visible`, and on the button of
    // the calendar not even `:focus`.
    '&:is([type="date"], [type="time"]):focus-within': visibleFocus,
  },
});
const StyledTextarea = styled('textarea', { base: { ...controlStyles, minHeight: '8rem' } });
/** Drawn here, because WebKit draws its own grey, taller box; of forced colours only the engine knows enough. */
const StyledSelect = styled('select', {
  base: {
    ...controlStyles,
    cursor: 'pointer',
    appearance: 'none',
    paddingInlineEnd: '10',
    // A choice that is wider than its field ends in an ellipsis, and not within a letter.
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'right 1.4375rem center, right 1rem center',
    backgroundSize: '0.4375rem 0.4375rem',
    backgroundRepeat: 'no-repeat',
    _highContrast: { appearance: 'auto', backgroundImage: 'none' },
  },
});

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Tag>,
  'id' | 'color' | 'size' | 'height' | 'width'
>;

interface Controlled {
  readonly control: FieldControl;
}

const belonging = ({ id, invalid, describedBy }: FieldControl) => ({
  id,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
});

/** One line of text, a number or a date. Pass its `autoComplete` token if there is one. */
export function TextInput({ control, ...rest }: Native<'input'> & Controlled) {
  return <StyledInput {...rest} {...belonging(control)} />;
}

export function TextArea({ control, ...rest }: Native<'textarea'> & Controlled) {
  return <StyledTextarea {...rest} {...belonging(control)} />;
}

/** A native select: large, familiar and accessible on every tablet. */
export function Select({ control, ...rest }: Native<'select'> & Controlled) {
  return <StyledSelect {...rest} {...belonging(control)} />;
}
