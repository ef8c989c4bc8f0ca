import { styled } from '../theme/styled.tsx';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Unseen = styled('div', {
  base: {
    ...visuallyHidden,
    whiteSpace: 'nowrap',
  },
});

/**
 * Announces a change that is visible elsewhere on the page. Must be rendered before its text, or nothing is announced.
 */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <Unseen role="status" aria-live="polite" data-live-region="">
      {text}
    </Unseen>
  );
}
