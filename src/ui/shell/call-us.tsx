import { styled } from '../theme/styled.tsx';
import { Icon } from '../content/icon.tsx';
import { belowMenuBar, belowPhone, fromTablet, fromUsualPhone } from '../theme/container-queries.ts';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

const Anchor = styled('a', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'control',
    paddingInline: '2',
    bg: 'card.bg',
    color: 'card.link',
    borderWidth: '2px',
    borderColor: 'card.icon',
    borderRadius: 'control',
    fontSize: 'small',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    _hover: { bg: 'chosen.bg' },
    [fromUsualPhone]: { '& > svg': { display: 'none' } },
    [fromTablet]: {
      flexDirection: 'row',
      gap: '3',
      paddingInline: '4',
      textAlign: 'start',
      '& > svg': { display: 'block' },
    },
    [belowMenuBar]: { minHeight: '56px', '& > svg': { display: 'none' } },
    [belowPhone]: { paddingInline: '4px', marginInlineStart: 'auto' },
  },
});
const Words = styled('span', { base: { minWidth: 0 } });
const FirstLine = styled('span', { base: { display: 'block', [fromTablet]: { fontSize: 'body' } } });
/** The number, visible wherever there is room; screen readers announce it everywhere. */
const Number = styled('span', {
  base: {
    ...visuallyHidden,
    fontWeight: 700,
    whiteSpace: 'nowrap',
    [fromUsualPhone]: { ...notVisuallyHidden, display: 'block' },
    [fromTablet]: { display: 'inline', fontSize: 'body' },
  },
});
const Hours = styled('span', {
  base: {
    ...visuallyHidden,
    fontWeight: 400,
    color: 'card.muted',
    [fromTablet]: { ...notVisuallyHidden, display: 'block' },
  },
});

export interface CallUsProps {
  readonly label: string;
  readonly number: string;
  readonly hours: string;
  /** `tel:` link. */
  readonly href: string;
}

/** The telephone link, in the same place on every screen. */
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
