import { styled } from '../theme/styled.tsx';
import { notVisuallyHidden, visuallyHidden } from '../theme/visually-hidden.ts';

export const Grid = styled('div', {
  base: {
    containerType: 'inline-size',
    containerName: 'grid',
    borderWidth: '2px',
    borderColor: 'card.border',
    borderRadius: 'control',
    bg: 'card.bg',
    color: 'card.text',
    // Contains what is visually hidden.
    position: 'relative',
    '& > *:last-child > *:last-child': { borderBottomWidth: 0 },
  },
});
/** Wide enough for the columns; otherwise each row is a small card. */
const withFewColumns = '@container grid (min-width: 30rem)';
const withManyColumns = '@container grid (min-width: 46.5rem)';
const withMostColumns = '@container grid (min-width: 58rem)';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  paddingInline: '3',
  paddingBlock: '2',
  minHeight: 'control',
  borderBottomWidth: '1px',
  borderColor: 'card.border',
  // The state of each card is at the same edge.
  '& > :last-child': { marginInlineStart: 'auto' },
  '& > [data-label]::before': { content: 'attr(data-label) ": "', color: 'card.muted' },
} as const;
const inColumns = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: '3',
  '& > :last-child': { marginInlineStart: 0 },
  '& > [data-label]::before': { content: 'none' },
} as const;
const headInColumns = { ...inColumns, ...notVisuallyHidden, color: 'card.muted', fontWeight: 600 } as const;

export const Head = styled('div', {
  base: { ...line, ...visuallyHidden },
  variants: {
    room: {
      few: { [withFewColumns]: headInColumns },
      many: { [withManyColumns]: headInColumns },
      most: { [withMostColumns]: headInColumns },
    },
  },
});

export const Row = styled('div', {
  base: {
    ...line,
    cursor: 'pointer',
    // Rows out of sight are neither laid out nor painted; they stay in the document for searching and for assistive technology.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 3.75rem',
    '@media (hover: hover)': { '&:hover': { bg: 'soft.bg' } },
    '&[data-open=true]': { bg: 'chosen.bg', color: 'chosen.text', _highContrast: { outline: '2px solid Highlight' } },
    // Inside, so that the next row does not cover it.
    '&:focus-visible': {
      outlineOffset: '-3px',
      boxShadow: 'inset 0 0 0 6px var(--madelief-colors-heart-bg)',
      zIndex: 1,
    },
  },
  variants: {
    room: {
      few: { [withFewColumns]: inColumns },
      many: { [withManyColumns]: inColumns },
      most: { [withMostColumns]: inColumns },
    },
  },
});
export const Cell = styled('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } });
/** Its label makes the target as high as the row. */
export const Mark = styled('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'control',
    minWidth: 'control',
    cursor: 'pointer',
    '& input': { width: '1.375rem', height: '1.375rem', accentColor: 'var(--madelief-colors-main-bg)' },
  },
});
export const Unseen = styled('span', { base: visuallyHidden });

/** The room that columns need. */
export function roomFor({ length }: { readonly length: number }): 'few' | 'many' | 'most' {
  if (length > 5) return 'most';
  return length > 4 ? 'many' : 'few';
}

/** Only where there are columns: in a list of cards the head is out of sight, and must not take the focus. */
export const SortButton = styled('button', {
  base: {
    display: 'none',
    alignItems: 'center',
    gap: '1',
    width: 'full',
    minHeight: 'control',
    padding: 0,
    textAlign: 'start',
    fontWeight: 600,
    color: 'inherit',
    bg: 'transparent',
    border: 'none',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  variants: {
    room: {
      few: { [withFewColumns]: { display: 'inline-flex' } },
      many: { [withManyColumns]: { display: 'inline-flex' } },
      most: { [withMostColumns]: { display: 'inline-flex' } },
    },
  },
});

/** The heading where it is no button. */
export const PlainHeading = styled('span', {
  base: { whiteSpace: 'nowrap' },
  variants: {
    room: {
      few: { [withFewColumns]: { display: 'none' } },
      many: { [withManyColumns]: { display: 'none' } },
      most: { [withMostColumns]: { display: 'none' } },
    },
  },
});
