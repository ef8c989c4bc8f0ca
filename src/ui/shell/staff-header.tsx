import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { Daisy } from '../scenes/daisy.tsx';
import { useLink } from '../actions/navigate-context.ts';
import { belowMenuBar, fromDesktop, fromMenuBar, fromTablet, fromWideDesktop } from '../theme/container-queries.ts';
import { headerTop } from '../theme/header-room.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

/** One row, sticky; where the width does not suffice it wraps. */
const Bar = styled('header', {
  base: {
    _print: { display: 'none' },
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    paddingInline: '4',
    minHeight: '3.5rem',
    bg: 'soft.bg',
    color: 'soft.text',
    borderBottomWidth: '2px',
    borderColor: 'soft.border',
    [fromMenuBar]: { position: 'sticky', top: headerTop },
    [belowMenuBar]: { minHeight: 0, paddingInline: '2' },
  },
});

const Brand = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    minWidth: 'control',
    paddingInlineEnd: '2',
    color: 'soft.text',
    fontSize: 'h3',
    fontWeight: 700,
    textDecoration: 'none',
    borderRadius: 'control',
  },
});
const Name = styled('span', { base: { ...visuallyHidden, [fromDesktop]: notVisuallyHidden } });

const Places = styled('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', flex: '1 1 auto' } });
const Place = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    minWidth: 'control',
    paddingInline: '3',
    color: 'soft.link',
    fontWeight: 600,
    textDecoration: 'none',
    borderBottomWidth: '4px',
    borderTopWidth: '4px',
    borderColor: 'transparent',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': {
      borderBottomColor: 'main.bg',
      color: 'soft.text',
      _highContrast: { borderColor: 'Highlight' },
    },
  },
  variants: { wideOnly: { true: { display: 'none', [fromWideDesktop]: { display: 'inline-flex' } } } },
});
const Tools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    // At the right of the bar a menu opens to the left.
    [fromTablet]: { '& > details > div': { insetInline: 'auto 0' } },
  },
});

export interface StaffPlace {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** Shown only where there is room for it. */
  readonly wideOnly: boolean;
}

function PlaceLink({ href, label, current, wideOnly }: StaffPlace) {
  return (
    <Place {...useLink(href)} wideOnly={wideOnly} aria-current={current ? 'page' : undefined}>
      {label}
    </Place>
  );
}

export interface StaffHeaderProps {
  readonly name: string;
  readonly href: string;
  /** The name of the navigation for screen readers. */
  readonly placesLabel: string;
  readonly places: readonly StaffPlace[];
  /** Search, language and text, signing out. */
  readonly tools: ReactNode;
}

/** The header of staff's app: its places, and what is at hand on each. */
export function StaffHeader({ name, href, placesLabel, places, tools }: StaffHeaderProps) {
  return (
    <Bar>
      <Brand {...useLink(href)}>
        <Daisy size={1.8} />
        <Name>{name}</Name>
      </Brand>
      <Places aria-label={placesLabel}>
        {places.map((place) => (
          <PlaceLink key={place.href} {...place} />
        ))}
      </Places>
      <Tools>{tools}</Tools>
    </Bar>
  );
}
