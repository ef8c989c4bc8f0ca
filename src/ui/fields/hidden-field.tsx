import { styled } from '../theme/styled.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Unseen = styled('div', {
  base: {
    ...visuallyHidden,
    whiteSpace: 'nowrap',
  },
});

/** Attributes by which the common password managers skip a field. */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

export interface HiddenFieldProps {
  readonly name: string;
  /** The label, for a page without its styles. */
  readonly label: string;
}

/**
 * A honeypot: invisible, unreachable and unannounced for people, yet filled in by bots. Not `display: none`, which bots
 * recognise; inert, so that neither keyboard nor screen reader reaches it.
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
