import { chakra, defineRecipe } from '@chakra-ui/react';
import { Icon, type IconName } from '../content/icon.tsx';
import { useLink } from '../actions/navigate-context.ts';
import { belowDesktop, belowPhone, fromDesktop } from '../theme/container-queries.ts';
import { pressedInForcedColors } from '../theme/forced-colors.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'control',
    minWidth: 'control',
    paddingInline: '1',
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'control',
    color: 'soft.link',
    fontSize: 'small',
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&[aria-current=page]': {
      bg: 'chosen.bg',
      color: 'chosen.text',
      borderColor: 'chosen.border',
      textDecoration: 'none',
      _highContrast: pressedInForcedColors,
    },
    [belowDesktop]: { fontFamily: 'narrow' },
    [belowPhone]: { minHeight: '56px' },
    cursor: 'pointer',
    [fromDesktop]: { flexDirection: 'row', gap: '2', paddingInline: '3' },
  },
});
const Anchor = chakra('a', recipe);
const Action = chakra('button', recipe);

/** Where there is little room one word stands below the letters; screen readers still say all of them. */
const Rest = chakra('span', {
  base: {
    ...visuallyHidden,
    [fromDesktop]: notVisuallyHidden,
  },
});

interface Words {
  readonly icon: IconName;
  /** What there always is room for, and how the label goes on where there is more. */
  readonly label: string;
  readonly rest?: string;
}

function Inside({ icon, label, rest }: Words) {
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

export interface HeaderLinkProps extends Words {
  readonly href: string;
  readonly current?: boolean;
}

/** A small link beside the languages: to larger text, to the way in. */
export function HeaderLink({ href, current = false, ...words }: HeaderLinkProps) {
  const link = useLink(href);
  return (
    <Anchor {...link} aria-current={current ? 'page' : undefined}>
      <Inside {...words} />
    </Anchor>
  );
}

/** The same for what does something. */
export function HeaderButton({ onClick, ...words }: Words & { readonly onClick: () => void }) {
  return (
    <Action type="button" onClick={onClick}>
      <Inside {...words} />
    </Action>
  );
}
