import { chakra } from '@chakra-ui/react';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Unseen = chakra('div', {
  base: {
    ...visuallyHidden,
    whiteSpace: 'nowrap',
  },
});

/** Marks by which the best known password managers leave a field alone. */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

export interface HiddenFieldProps {
  readonly name: string;
  /** For who meets the page without its styles. */
  readonly label: string;
}

/**
 * A field that no person can see, reach or hear, and that programs fill in. Not `display: none`, by which they know it;
 * inert, so that neither the keyboard nor a screen reader comes here.
 */
export function HiddenField({ name, label }: HiddenFieldProps) {
  return (
    <Unseen inert aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} defaultValue="" tabIndex={-1} {...leftAlone} />
      </label>
    </Unseen>
  );
}
