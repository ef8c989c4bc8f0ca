import { styled } from './theme/styled.tsx';
import { useRef, type ReactNode } from 'react';
import { headerControl, HeaderWords, type HeaderWordsProps } from './shell/header-link.tsx';
import { suppressDoubleTap } from './actions/suppress-double-tap.ts';
import { Icon, type IconName } from './content/icon.tsx';
import { useLink } from './actions/navigate-context.ts';
import { belowPhone, fromTablet } from './theme/container-queries.ts';
import { MenuRowLink } from './menu-row.tsx';
import { menuShadow } from './theme/menu-row.ts';
import { useDismiss } from './use-dismiss.ts';

/** Native `details`, so that a prerendered page opens it without JavaScript. */
const Details = styled('details', { base: { [fromTablet]: { position: 'relative' } } });

const Summary = styled('summary', {
  base: { ...headerControl, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});

/** As wide as the header on a phone; below its button from a tablet up. */
const Panel = styled('div', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '2',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '3',
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    boxShadow: menuShadow,
    [belowPhone]: { padding: '1', insetInline: '1' },
    [fromTablet]: { insetInline: '0 auto', top: 'calc(100% + 0.25rem)', width: '20rem' },
  },
});

export interface HeaderMenuLinkProps {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

export function HeaderMenuLink({ icon, href, label, current }: HeaderMenuLinkProps) {
  const link = useLink(href);
  return (
    <MenuRowLink {...link} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </MenuRowLink>
  );
}

export interface HeaderMenuProps extends HeaderWordsProps {
  readonly children: ReactNode;
}

const close = (details: HTMLDetailsElement) => {
  details.open = false;
};

/** A button of the header with the menu that it opens. */
export function HeaderMenu({ children, ...words }: HeaderMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details, close);
  return (
    <Details ref={details}>
      <Summary onClick={suppressDoubleTap}>
        <HeaderWords {...words} />
      </Summary>
      <Panel>{children}</Panel>
    </Details>
  );
}
