import { chakra } from '@chakra-ui/react';
import { Icon } from '../content/icon.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'card.bg',
    color: 'card.link',
    borderWidth: '2px',
    borderColor: 'card.icon',
    borderRadius: 'control',
    lineHeight: 1.3,
    textDecoration: 'none',
    _hover: { bg: 'chosen.bg' },
    [belowPhone]: { gap: '2', paddingInline: '2', paddingBlock: '1' },
  },
});
const Words = chakra('span', { base: { minWidth: 0 } });
const FirstLine = chakra('span', { base: { display: 'block' } });
const Number = chakra('span', {
  base: { fontWeight: 700, whiteSpace: 'nowrap', [belowPhone]: { whiteSpace: 'normal' } },
});
const Hours = chakra('span', { base: { display: 'block', fontSize: 'small', color: 'card.muted' } });

export interface CallUsProps {
  readonly label: string;
  readonly number: string;
  readonly hours: string;
  /** `tel:` link. */
  readonly href: string;
}

/** The way out of everything: a person who picks up. At the same place on every screen. */
export function CallUs({ label, number, hours, href }: CallUsProps) {
  return (
    <Anchor href={href}>
      <Icon name="phone" size={1.5} />
      <Words>
        <FirstLine>
          {label} <Number>{number}</Number>
        </FirstLine>{' '}
        <Hours>{hours}</Hours>
      </Words>
    </Anchor>
  );
}
