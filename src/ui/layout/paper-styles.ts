import { belowPhone } from '../theme/container-queries.ts';

/** How what will be printed looks on a screen: a sheet of paper in a frame, in large print. */
export const paperOnScreen = {
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: '8',
  bg: 'white',
  color: 'black',
  borderColor: 'card.border',
  borderRadius: 'card',
  fontSize: '1.25rem',
  overflowWrap: 'anywhere',
  [belowPhone]: { padding: 'edge', fontSize: 'body' },
} as const;
