import { styled } from '../theme/styled.tsx';
import { belowPhone } from '../theme/container-queries.ts';

const List = styled('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    '& > li': { display: 'flex', gap: '4', alignItems: 'flex-start', counterIncrement: 'step', minWidth: 0 },
    [belowPhone]: { '& > li': { flexDirection: 'column', gap: 'edge' } },
    '& > li::before': {
      content: 'counter(step)',
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '2.25rem',
      minHeight: '2.25rem',
      bg: 'heart.bg',
      color: 'heart.text',
      borderWidth: '2px',
      borderColor: 'heart.border',
      borderRadius: 'round',
      fontWeight: 700,
    },
  },
});

/** Steps in order, numbered. */
export function NumberedSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    // Safari drops the list role of a list without markers.
    <List role="list">
      {steps.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </List>
  );
}
