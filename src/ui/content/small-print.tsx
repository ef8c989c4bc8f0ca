import { styled } from '../theme/styled.tsx';

/** Secondary facts under the main ones, such as a reference: side by side while there is room. */
export const SmallPrint = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'small',
    color: 'card.muted',
    lineHeight: 1.4,
    '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  },
});
