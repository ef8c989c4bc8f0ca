import { chakra } from '@chakra-ui/react';
import { Icon } from './icon.tsx';
import { useFollowLink } from './navigate-context.ts';
import { belowDesktop, belowPhone, fromDesktop } from './theme/container-queries.ts';
import { pressedInForcedColors } from './theme/forced-colors.ts';

const Anchor = chakra('a', {
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
    [fromDesktop]: { flexDirection: 'row', gap: '2', paddingInline: '3' },
  },
});

/** Where there is little room one word stands below the letters; screen readers still say all of them. */
const Rest = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [fromDesktop]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
  },
});

export interface SettingsLinkProps {
  readonly href: string;
  /** What there always is room for, and how the label goes on where there is more. */
  readonly label: string;
  readonly rest: string;
  readonly current: boolean;
}

/** The way to larger text and stronger colours: beside the languages, on every screen. */
export function SettingsLink({ href, label, rest, current }: SettingsLinkProps) {
  const follow = useFollowLink(href);
  return (
    <Anchor href={href} onClick={follow} aria-current={current ? 'page' : undefined}>
      <Icon name="text-size" size={1.5} />
      <span>
        {label}
        <Rest> {rest}</Rest>
      </span>
    </Anchor>
  );
}
