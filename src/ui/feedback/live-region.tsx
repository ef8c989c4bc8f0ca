import { chakra } from '@chakra-ui/react';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Unseen = chakra('div', {
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
