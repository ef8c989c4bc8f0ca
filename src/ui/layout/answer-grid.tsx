import { styled } from '../theme/styled.tsx';

/** Answer buttons of equal width, side by side while there is room. */
export const AnswerGrid = styled('div', {
  base: { display: 'grid', gap: '3', minWidth: 0 },
  variants: {
    columns: {
      // Never three in a row: a button is at least 13rem and at least half the width.
      two: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(14.5rem, 50% - 0.375rem)), 1fr))' },
      /** For short labels such as hours. */
      // Where a label is short, an icon beside it takes the width of its longest word.
      many: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
        '& > button': { paddingInline: '2' },
        '& svg[data-icon]': { display: 'none' },
      },
    },
  },
  defaultVariants: { columns: 'two' },
});
