import { styled } from '../theme/styled.tsx';
import { Icon, type IconName } from '../content/icon.tsx';
import { useLink } from '../actions/navigate-context.ts';
import { belowMenuBar, belowPhone, fromDesktop, fromTablet } from '../theme/container-queries.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

/** Controls of the header, as high as the header allows: the label below an icon, or beside it. */
export const headerControl = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'control',
  minWidth: 'control',
  paddingInline: '1',
  borderRadius: 'control',
  color: 'soft.link',
  fontSize: 'small',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // One line: the words are large enough to find.
  [belowMenuBar]: { minHeight: '56px', '& > svg': { display: 'none' } },
  [belowPhone]: { paddingInline: '2px' },
  [fromDesktop]: { flexDirection: 'row', gap: '2', paddingInline: '3' },
} as const;
const Anchor = styled('a', { base: headerControl });
const Action = styled('button', { base: headerControl });

/** Screen readers announce the whole label everywhere. */
const Rest = styled('span', { base: { ...visuallyHidden, [fromTablet]: notVisuallyHidden } });

export interface HeaderWordsProps {
  readonly icon: IconName;
  /** The part of the label that always fits, and the rest for wider screens. */
  readonly label: string;
  readonly rest?: string;
}

export function HeaderWords({ icon, label, rest }: HeaderWordsProps) {
  return (
    <>
      <Icon name={icon} size={1.5} />
      <span>
        {label}
        {rest === undefined ? null : <Rest> {rest}</Rest>}
      </span>
    </>
  );
}

/** A small link in the header, such as the login. */
export function HeaderLink({ href, ...words }: HeaderWordsProps & { readonly href: string }) {
  return (
    <Anchor {...useLink(href)}>
      <HeaderWords {...words} />
    </Anchor>
  );
}

/** The same as a button. */
export function HeaderButton({ onClick, ...words }: HeaderWordsProps & { readonly onClick: () => void }) {
  return (
    <Action type="button" onClick={onClick}>
      <HeaderWords {...words} />
    </Action>
  );
}
