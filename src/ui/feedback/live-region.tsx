import { chakra } from '@chakra-ui/react';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const Unseen = chakra('div', {
  base: {
    ...visuallyHidden,
    whiteSpace: 'nowrap',
  },
});

/** Speaks what changed elsewhere on the page, where it is also written. It must be there before its text is. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <Unseen role="status" aria-live="polite" data-live-region="">
      {text}
    </Unseen>
  );
}
