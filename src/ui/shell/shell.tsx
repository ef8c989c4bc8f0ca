import { styled } from '../theme/styled.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { belowMenuBar, belowPhone, fromTablet, withMenuBar } from '../theme/container-queries.ts';
import { scrollPaddingBelowHeader, headerHeight } from '../theme/header-room.ts';
import { hyphenateLongWords } from '../theme/hyphenate-long-words.ts';
import { keepFocusInView } from './keep-focus-in-view.ts';

const Root = styled('div', { base: { containerType: 'inline-size', containerName: 'shell' } });

const SkipLink = styled('a', {
  base: {
    position: 'absolute',
    zIndex: 3,
    insetInlineStart: '2',
    top: '2',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '5',
    bg: 'main.bg',
    color: 'main.text',
    borderRadius: 'control',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

const Layout = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Icons repeat the words beside them, and leave them the width.
    [belowPhone]: { ...hyphenateLongWords, '& svg[data-icon]': { width: '28px', height: '28px' } },
  },
  variants: {
    withMenu: {
      true: {
        // On a phone the menu is below the scroll container, not over it: it never covers the focused element.
        [withMenuBar]: { minHeight: 0, height: '100dvh' },
        [fromTablet]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gridTemplateRows: `${headerHeight} 1fr`,
        },
      },
    },
  },
});

/** Header and view. Where the menu stands between or beside them, it has no box of its own. */
const Scroller = styled('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1 1 auto' },
  variants: {
    withMenu: {
      true: {
        [withMenuBar]: { minHeight: 0, overflowY: 'auto', scrollPaddingBlock: scrollPaddingBelowHeader },
        [belowMenuBar]: { display: 'contents' },
        [fromTablet]: {
          display: 'contents',
          // Its area is the whole grid, so that it stays sticky over the whole scroll height.
          '& > header': { gridColumn: '1 / -1', gridRow: '1 / -1', alignSelf: 'start' },
        },
      },
    },
  },
});

const Content = styled('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 },
  variants: { withMenu: { true: { [belowMenuBar]: { order: 2 }, [fromTablet]: { gridColumn: 2, gridRow: 2 } } } },
});

const Main = styled('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    flex: '1 1 auto',
    paddingInline: '4',
    // Less padding on a phone: the main action belongs in the first screen.
    paddingBlockStart: '4',
    paddingBlockEnd: '6',
    outline: 'none',
    // Contains what is visually hidden: it would otherwise extend the document beyond the part that scrolls.
    position: 'relative',
    [fromTablet]: { paddingInline: '8', paddingBlock: '8' },
    [belowPhone]: { paddingInline: 'edge' },
  },
});

const Notices = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    '&:empty': { display: 'none' },
  },
});

const Footer = styled('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    paddingInline: '4',
    paddingBlock: '5',
    borderTopWidth: '2px',
    borderColor: 'soft.border',
    bg: 'soft.bg',
    color: 'soft.text',
    [fromTablet]: { paddingInline: '8' },
    [belowPhone]: { paddingInline: 'edge' },
  },
});

const MenuPlace = styled('div', {
  base: {
    bg: 'soft.bg',
    borderColor: 'soft.border',
    // Below a tablet the menu is a bar at the bottom; where even that does not fit, a button between header and view.
    order: 1,
    [withMenuBar]: { position: 'sticky', bottom: 0, zIndex: 1, borderTopWidth: '2px' },
    [belowMenuBar]: { borderBottomWidth: '2px' },
    [fromTablet]: { gridColumn: 1, gridRow: 2, borderInlineEndWidth: '2px' },
  },
});

export interface ShellProps {
  readonly skipText: string;
  readonly header: ReactNode;
  readonly menu?: ReactNode;
  /** Notices of the whole app, such as a lost connection or unsent items, above every view. */
  readonly notices?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const mainId = 'content';

/** The frame around every view: the same places for the same controls on every screen. */
export function Shell(props: ShellProps) {
  const { skipText, header, menu, notices, footer, children } = props;
  const withMenu = menu !== undefined;

  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  }

  return (
    <Root>
      <SkipLink href={`#${mainId}`} onClick={skip}>
        {skipText}
      </SkipLink>
      <Layout withMenu={withMenu}>
        {withMenu ? <MenuPlace>{menu}</MenuPlace> : null}
        <Scroller withMenu={withMenu}>
          {header}
          <Content withMenu={withMenu}>
            <Main id={mainId} tabIndex={-1} onFocus={keepFocusInView}>
              <Notices>{notices}</Notices>
              {children}
            </Main>
            {footer === undefined ? null : <Footer>{footer}</Footer>}
          </Content>
        </Scroller>
      </Layout>
    </Root>
  );
}
