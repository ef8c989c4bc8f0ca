import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Daisy } from '../scenes/daisy.tsx';
import { useLink } from '../actions/navigate-context.ts';
import { belowDesktop, belowPhone, fromDesktop, fromTablet } from '../theme/container-queries.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '2',
    paddingBlock: '2',
    bg: 'soft.bg',
    color: 'soft.text',
    borderBottomWidth: '2px',
    borderColor: 'soft.border',
    // What has no room beside the name stands below the rest, not below the name.
    [fromTablet]: { columnGap: '1', paddingInline: '4', justifyContent: 'flex-end' },
    [fromDesktop]: { columnGap: '2' },
  },
});

const Brand = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    minWidth: 'control',
    color: 'soft.text',
    fontFamily: 'heading',
    fontSize: 'h2',
    fontWeight: 700,
    textDecoration: 'none',
    borderRadius: 'control',
    [fromTablet]: { marginInlineEnd: 'auto' },
    [belowDesktop]: { fontSize: 'h3' },
    // Large already: as high as a finger needs is enough.
    [belowPhone]: { minHeight: '56px' },
  },
});

/**
 * Where there is little room the flower stands for the name; screen readers still say it. The way in or out then fits
 * beside the rest, so that the call for help is at the same place with and without it.
 */
const Name = chakra('span', {
  base: {
    ...visuallyHidden,
    [fromDesktop]: notVisuallyHidden,
  },
});

/** The call for help takes a row of its own where there is no room beside the rest. */
const Help = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 14.5rem',
    '& > a': { flex: '1 1 auto' },
    [fromTablet]: { flex: '0 1 auto' },
    [belowPhone]: { order: 1 },
  },
});

/** With the largest text on a phone the settings stand beside the flower: a row less above the view. */
const Languages = chakra('div', { base: { [belowPhone]: { order: 1 } } });

export interface SiteHeaderProps {
  readonly name: string;
  readonly href: string;
  readonly languageSwitch: ReactNode;
  readonly settingsLink: ReactNode;
  readonly callUs: ReactNode;
  /** The way in, or out. */
  readonly account?: ReactNode;
}

/** Who we are, in which language and size, and how to reach a person: the same on every screen. */
export function SiteHeader({ name, href, languageSwitch, settingsLink, callUs, account }: SiteHeaderProps) {
  const link = useLink(href);
  return (
    <Bar>
      <Brand {...link}>
        <Daisy size={1.8} />
        <Name>{name}</Name>
      </Brand>
      <Languages>{languageSwitch}</Languages>
      {settingsLink}
      {account}
      <Help>{callUs}</Help>
    </Bar>
  );
}
