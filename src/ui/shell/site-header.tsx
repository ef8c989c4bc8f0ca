import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Daisy } from '../scenes/daisy.tsx';
import { useLink } from '../actions/navigate-context.ts';
import { belowMenuBar, belowPhone, fromDesktop, fromMenuBar, fromTablet } from '../theme/container-queries.ts';
import { headerHeight, headerTop } from '../theme/header-room.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

/** One row, sticky. Where the text is too large it wraps and scrolls with the page. */
const Bar = styled('header', {
  base: {
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    minHeight: headerHeight,
    paddingInline: '2',
    bg: 'soft.bg',
    color: 'soft.text',
    borderBottomWidth: '2px',
    borderColor: 'soft.border',
    [fromMenuBar]: {
      position: 'sticky',
      top: headerTop,
      flexWrap: 'nowrap',
    },
    // The rows are as high as what they hold: most of the screen is for the page.
    [belowMenuBar]: { minHeight: 0 },
    [belowPhone]: { paddingInline: '4px', columnGap: '4px' },
    [fromTablet]: { columnGap: '2', paddingInline: '4' },
  },
});

const Brand = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: 'control',
    minWidth: '3rem',
    marginInlineEnd: 'auto',
    color: 'soft.text',
    fontFamily: 'heading',
    fontSize: 'h3',
    fontWeight: 700,
    textDecoration: 'none',
    borderRadius: 'control',
    [fromDesktop]: { fontSize: 'h2' },
    // The width is for the words of the other controls: of a flower that grows with the text only the minimum is left.
    [belowPhone]: {
      minHeight: '56px',
      minWidth: '44px',
      fontSize: 'small',
      '& > svg': { width: '40px', height: '40px' },
    },
  },
});

/** On small screens the logo replaces the name; screen readers still announce it. */
const Name = styled('span', { base: { ...visuallyHidden, [fromTablet]: notVisuallyHidden } });

export interface SiteHeaderProps {
  readonly name: string;
  readonly href: string;
  /** Language and text size. */
  readonly displayMenu: ReactNode;
  readonly callUs: ReactNode;
  /** Login or logout. */
  readonly account?: ReactNode;
}

/** Logo, language, text size and telephone: the same on every screen. */
export function SiteHeader({ name, href, displayMenu, callUs, account }: SiteHeaderProps) {
  const link = useLink(href);
  return (
    <Bar>
      <Brand {...link}>
        <Daisy size={1.8} />
        <Name>{name}</Name>
      </Brand>
      {displayMenu}
      {account}
      {callUs}
    </Bar>
  );
}
