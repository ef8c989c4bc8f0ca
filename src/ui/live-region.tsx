import { chakra } from '@chakra-ui/react';

const Unseen = chakra('div', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
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
