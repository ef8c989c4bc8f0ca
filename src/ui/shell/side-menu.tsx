import { styled } from '../theme/styled.tsx';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../content/icon.tsx';
import { suppressDoubleTap } from '../actions/suppress-double-tap.ts';
import { useLink } from '../actions/navigate-context.ts';
import { belowMenuBar, fromTablet, wideMenuBar, withMenuBar } from '../theme/container-queries.ts';
import { menuRow, menuShadow } from '../theme/menu-row.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';
import { useDismiss } from '../use-dismiss.ts';

const Nav = styled('nav', {
  base: {
    color: 'soft.text',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '& > [aria-expanded=false] + ul': { [belowMenuBar]: { display: 'none' } },
    [fromTablet]: {
      position: 'sticky',
      top: 'var(--header-room)',
      maxHeight: 'calc(100dvh - var(--header-room))',
      overflowY: 'auto',
    },
  },
  variants: {
    narrow: {
      // 80 and 256 px at the default text size, border included.
      true: { [fromTablet]: { width: 'calc(5rem - 2px)' } },
      false: { [fromTablet]: { width: 'calc(16rem - 2px)' } },
    },
  },
});

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '2',
    '& li': { display: 'flex' },
    // One row: every entry as wide as its longest word; the remaining width is shared.
    [withMenuBar]: {
      flexDirection: 'row',
      gap: 0,
      paddingBlock: '1',
      paddingInline: '2px',
      '& > li': { flex: '1 1 auto', width: 'min-content', minWidth: '2.8rem' },
      '& > li + li': { borderInlineStartWidth: '1px', borderColor: 'soft.border' },
    },
    [fromTablet]: { gap: '2' },
  },
  variants: { narrow: { true: { [fromTablet]: { padding: 0 } }, false: { [fromTablet]: { padding: '3' } } } },
});

/** Entries that the bar has no room for: behind "Meer" there, listed with the others in the column. */
const MoreItem = styled('li', {
  base: {
    '&&': { display: 'contents', [withMenuBar]: { display: 'flex' } },
    '& > button': { display: 'none', [withMenuBar]: { display: 'flex' } },
    '& > ul': {
      display: 'contents',
      [withMenuBar]: {
        position: 'absolute',
        insetInline: 0,
        bottom: '100%',
        display: 'flex',
        flexDirection: 'column',
        gap: '1',
        padding: '2',
        bg: 'soft.bg',
        borderTopWidth: '2px',
        borderColor: 'soft.border',
        boxShadow: menuShadow,
      },
    },
    '& > [aria-expanded=false] + ul': { [withMenuBar]: { display: 'none' } },
  },
});

/** No padding, so that labels have all the width; the current entry is framed within its own area. */
const belowIcon = {
  borderWidth: 0,
  '&[aria-current]:not(:focus-visible)': { boxShadow: 'inset 0 0 0 2px {colors.chosen.border}' },
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '1',
  paddingInline: 0,
  fontSize: 'small',
  textAlign: 'center',
} as const;

const itemRecipe = {
  base: menuRow,
  variants: {
    // The longest words are wider than this column: there they break by the rules of the language.
    narrow: { true: { [fromTablet]: { ...belowIcon, borderRadius: 0, fontWeight: 500, hyphens: 'auto' } } },
    inBar: { true: { [withMenuBar]: { ...belowIcon, fontWeight: 500, lineHeight: 1.15 } } },
  },
} as const;
const ItemLink = styled('a', itemRecipe);
const ItemButton = styled('button', itemRecipe);

/** The whole menu behind one button, where the text is too large for a bar. */
const Toggle = styled('button', {
  base: { ...menuRow, display: 'none', [belowMenuBar]: { display: 'flex', minHeight: '56px', paddingInline: '3' } },
});

const FromTabletOnly = styled('li', { base: { '&&': { display: 'none', [fromTablet]: { display: 'flex' } } } });

const Label = styled('span', { base: { minWidth: 0, maxWidth: '100%' } });

/** A shorter label for the bar of a small phone; screen readers announce both. */
const Short = styled('span', {
  base: { display: 'none', [withMenuBar]: { display: 'block' }, [wideMenuBar]: { display: 'none' } },
});
const Whole = styled('span', {
  base: { [withMenuBar]: { ...visuallyHidden, whiteSpace: 'nowrap' }, [wideMenuBar]: notVisuallyHidden },
});

interface MenuWords {
  readonly label: string;
  readonly shortLabel?: string | undefined;
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
  readonly moreLabel: string;
  /** At most four: the entries in a phone's bar. */
  readonly views: readonly MenuView[];
  /** Behind "Meer" on a phone. */
  readonly moreViews: readonly MenuView[];
  readonly moreActions: readonly MenuAction[];
  /** In the column of a tablet only. */
  readonly columnAction: MenuAction;
  readonly narrow: boolean;
}

function Words({ label, shortLabel, icon }: MenuWords) {
  return (
    <>
      <Icon name={icon} size={1.5} />
      <Label>
        {shortLabel === undefined ? (
          label
        ) : (
          <>
            <Short>{shortLabel}</Short>
            <Whole>{label}</Whole>
          </>
        )}
      </Label>
    </>
  );
}

interface EntryProps {
  readonly narrow: boolean;
  readonly inBar?: boolean;
}

function ViewLink({ href, current, narrow, inBar = false, ...words }: MenuView & EntryProps) {
  const link = useLink(href);
  return (
    <ItemLink {...link} narrow={narrow} inBar={inBar} aria-current={current ? 'page' : undefined}>
      <Words {...words} />
    </ItemLink>
  );
}

function ActionButton({ onClick, narrow, ...words }: MenuAction & EntryProps) {
  return (
    <ItemButton type="button" narrow={narrow} onClick={onClick}>
      <Words {...words} />
    </ItemButton>
  );
}

interface MoreEntriesProps {
  readonly label: string;
  /** Whether the current view is among them. */
  readonly current: boolean;
  readonly children: ReactNode;
}

function MoreEntries({ label, current, children }: MoreEntriesProps) {
  const place = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const listId = useId();
  useDismiss(place, close);
  return (
    <MoreItem ref={place}>
      <ItemButton
        type="button"
        inBar
        aria-expanded={open}
        aria-controls={listId}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          suppressDoubleTap(event);
          setOpen(!open);
        }}
      >
        <Words icon="menu" label={label} />
      </ItemButton>
      <ul id={listId}>{children}</ul>
    </MoreItem>
  );
}

/** The views of the app with labels: beside the icon, below it in the narrow column, in a phone's bar, or behind a button. */
export function SideMenu({ label, moreLabel, views, moreViews, moreActions, columnAction, narrow }: SideMenuProps) {
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const listId = useId();
  useDismiss(nav, close);
  return (
    <Nav ref={nav} aria-label={label} narrow={narrow}>
      <Toggle
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={(event) => {
          suppressDoubleTap(event);
          setOpen(!open);
        }}
      >
        <Icon name="menu" size={1.5} />
        {label}
      </Toggle>
      <List id={listId} narrow={narrow}>
        {views.map((view) => (
          <li key={view.href}>
            <ViewLink {...view} narrow={narrow} inBar />
          </li>
        ))}
        <MoreEntries label={moreLabel} current={moreViews.some(({ current }) => current)}>
          {moreViews.map((view) => (
            <li key={view.href}>
              <ViewLink {...view} narrow={narrow} />
            </li>
          ))}
          {moreActions.map((action) => (
            <li key={action.label}>
              <ActionButton {...action} narrow={narrow} />
            </li>
          ))}
          <FromTabletOnly>
            <ActionButton {...columnAction} narrow={narrow} />
          </FromTabletOnly>
        </MoreEntries>
      </List>
    </Nav>
  );
}
