import { styled } from '../theme/styled.tsx';
import type { ReactNode } from 'react';
import { belowPhone } from '../theme/container-queries.ts';

const Surface = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '5',
    bg: 'card.bg',
    color: 'card.text',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'card',
    minWidth: 0,
    [belowPhone]: { padding: 'edge' },
  },
  variants: {
    tone: {
      plain: {},
      /** The primary card of a screen. */
      warm: { bg: 'heart.bg', color: 'heart.text', borderColor: 'heart.border' },
      soft: { bg: 'soft.bg', borderColor: 'soft.border' },
    },
  },
});
const Title = styled('h2', { base: { fontSize: 'h2', [belowPhone]: { fontSize: 'h3' } } });
/** A card inside a section with a heading. */
const Heading = styled('h3', { base: { fontSize: 'h3' } });
const Picture = styled('div', {
  base: {
    marginInline: '-5',
    marginBlockStart: '-5',
    borderTopRadius: 'card',
    overflow: 'hidden',
    [belowPhone]: { margin: '-edge' },
  },
});

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** One heading level lower, for a card within a section. */
  readonly heading?: ReactNode;
  /** Content above the heading, from edge to edge. */
  readonly picture?: ReactNode;
  readonly tone?: 'plain' | 'warm' | 'soft';
  /** `article` for a card in a list item; by default a `section`. */
  readonly as?: 'section' | 'article' | 'div';
  readonly id?: string;
  readonly 'aria-labelledby'?: string;
}

export function Card({ children, title, heading, picture, tone = 'plain', as = 'section', ...rest }: CardProps) {
  return (
    <Surface as={as} tone={tone} {...rest}>
      {picture === undefined ? null : <Picture>{picture}</Picture>}
      {title === undefined ? null : <Title>{title}</Title>}
      {heading === undefined ? null : <Heading>{heading}</Heading>}
      {children}
    </Surface>
  );
}
