import { styled } from '../theme/styled.tsx';

/**
 * An item of a long list of tall items. One that is `far` down is in the page, for the browser's search and for screen
 * readers, but has no style and no layout until it comes near: a dialog changes both of the whole page, as all of it becomes
 * inert. Not for what a screen begins with: its height is a guess until then.
 */
export const LongListItem = styled('li', {
  base: {},
  variants: {
    far: {
      true: {
        contentVisibility: 'auto',
        // About a card, until its own height is known.
        containIntrinsicBlockSize: 'auto 24rem',
        // The focus mark of what stands at its edge.
        overflowClipMargin: '1rem',
      },
      false: {},
    },
    /** A card of a few lines. */
    low: { true: { containIntrinsicBlockSize: 'auto 13rem' }, false: {} },
  },
});
