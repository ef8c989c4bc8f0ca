import { chakra } from '@chakra-ui/react';
import { Icon, type IconName } from '../content/icon.tsx';
import { useLink } from '../actions/navigate-context.ts';
import {
  belowMenuBar,
  belowPhone,
  fromTablet,
  narrowMenuBar,
  wideMenuBar,
  withMenuBar,
} from '../theme/container-queries.ts';
import { pressedInForcedColors } from '../theme/forced-colors.ts';

const Nav = chakra('nav', {
  base: {
    color: 'soft.text',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    [fromTablet]: { position: 'sticky', top: 0, maxHeight: '100dvh', overflowY: 'auto' },
  },
  variants: {
    narrow: {
      // 80 and 256 px at the browser's own text size, the line beside it included.
      true: { [fromTablet]: { width: 'calc(5rem - 2px)' } },
      false: { [fromTablet]: { width: 'calc(16rem - 2px)' } },
    },
  },
});

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    padding: '1',
    gap: '1',
    // Three in a row: as many as have room for their longest word.
    '& > li': { flex: '1 1 30%', minWidth: 0, display: 'flex' },
    // Two rows of words must leave room for a view above them.
    [narrowMenuBar]: { gap: 0, paddingBlock: 0 },
    [wideMenuBar]: { flexWrap: 'nowrap', '& > li': { flex: '1 1 0' } },
    [fromTablet]: { flexDirection: 'column', flexWrap: 'nowrap', gap: '2', '& > li': { flex: '0 0 auto' } },
    [belowMenuBar]: { flexDirection: 'column', flexWrap: 'nowrap', '& > li': { flex: '0 0 auto' } },
  },
  variants: { narrow: { true: { [fromTablet]: { padding: 0 } }, false: { [fromTablet]: { padding: '3' } } } },
});

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  width: 'full',
  minHeight: 'control',
  paddingBlock: '2',
  paddingInline: 0,
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'center',
  borderWidth: '2px',
  borderColor: 'transparent',
  borderRadius: 'control',
  color: 'soft.text',
  fontSize: 'small',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:not([aria-current=page]):hover': { bg: 'card.bg' },
  '&[aria-current=page]': {
    bg: 'chosen.bg',
    color: 'chosen.text',
    borderColor: 'chosen.border',
    _highContrast: pressedInForcedColors,
  },
  [withMenuBar]: { paddingBlock: '1' },
  [narrowMenuBar]: { borderInlineWidth: 0, fontFamily: 'narrow', fontWeight: 500 },
  [belowMenuBar]: {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    textAlign: 'start',
    gap: '3',
    paddingInline: '3',
  },
  [belowPhone]: { gap: '2', paddingInline: '1', fontFamily: 'narrow' },
} as const;

const besideIcon = {
  [fromTablet]: {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    textAlign: 'start',
    gap: '3',
    paddingInline: '3',
    fontSize: 'body',
  },
} as const;

/** Every pixel of the 80 goes to the words, and narrow letters keep "Aanvragen" whole on most devices. */
const belowIcon = {
  [fromTablet]: { borderInlineWidth: 0, borderRadius: 0, fontFamily: 'narrow', fontWeight: 500 },
} as const;

const itemVariants = { narrow: { true: belowIcon, false: besideIcon } } as const;
const ItemLink = chakra('a', { base: item, variants: itemVariants });
const ItemButton = chakra('button', { base: item, variants: itemVariants });

const FromTabletOnly = chakra('li', {
  base: { '&&': { display: 'none' }, [fromTablet]: { '&&': { display: 'flex' } } },
});

/** A column of 80 px is narrow for words of 18 px: those that do not fit break by the rules of the page's language. */
const Label = chakra('span', {
  base: { minWidth: 0, maxWidth: '100%', hyphens: 'auto', overflowWrap: 'anywhere' },
});

interface MenuWords {
  readonly label: string;
  readonly icon: IconName;
}

export interface MenuView extends MenuWords {
  readonly href: string;
  readonly current: boolean;
}

export interface MenuAction extends MenuWords {
  readonly onClick: () => void;
}

export interface SideMenuProps {
  readonly label: string;
  readonly views: readonly MenuView[];
  /** Below the views, from a tablet up; a phone keeps these out of the way of the thumb. */
  readonly actions: readonly MenuAction[];
  readonly narrow: boolean;
}

function Words({ label, icon }: MenuWords) {
  return (
    <>
      <Icon name={icon} size={1.5} />
      <Label>{label}</Label>
    </>
  );
}

function ViewLink({ href, current, narrow, ...words }: MenuView & { readonly narrow: boolean }) {
  const link = useLink(href);
  return (
    <ItemLink {...link} narrow={narrow} aria-current={current ? 'page' : undefined}>
      <Words {...words} />
    </ItemLink>
  );
}

/** Views of the app, always with their words: beside the icon, below it in the narrow column, a bar on a phone. */
export function SideMenu({ label, views, actions, narrow }: SideMenuProps) {
  return (
    <Nav aria-label={label} narrow={narrow}>
      <List narrow={narrow}>
        {views.map((view) => (
          <li key={view.href}>
            <ViewLink {...view} narrow={narrow} />
          </li>
        ))}
        {actions.map(({ onClick, ...words }) => (
          <FromTabletOnly key={words.label}>
            <ItemButton type="button" onClick={onClick} narrow={narrow}>
              <Words {...words} />
            </ItemButton>
          </FromTabletOnly>
        ))}
      </List>
    </Nav>
  );
}
