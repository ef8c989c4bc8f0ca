import { defineGlobalStyles } from '@chakra-ui/react';
import { textSizes } from '#lib/device/display-choices.ts';
import { scrollPaddingBelowHeader, headerRoom } from './header-room.ts';
import { visibleFocus } from './visible-focus.ts';

const chosenSizes = Object.fromEntries(
  textSizes.map((size) => [`&[data-text-size="${size}"]`, { fontSize: `${size}%` }]),
);

export const globalStyles = defineGlobalStyles({
  html: {
    // Never a fixed size in px: a percentage of the browser's setting.
    fontSize: '100%',
    ...chosenSizes,
    lineHeight: 1.5,
    textSizeAdjust: '100%',
    '--header-room': headerRoom,
    scrollPaddingBlock: scrollPaddingBelowHeader,
    colorScheme: 'light',
    // The scrollbar's room stays, also below a dialog, so that "Bel ons" does not move; on a short page its track is drawn
    // there, since an empty strip beside the header looks broken. A phone's scrollbar takes no room.
    '@media (min-width: 48rem)': { scrollbarGutter: 'stable', overflowY: 'scroll' },
  },
  body: {
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 1.5,
    background: 'page.bg',
    color: 'page.text',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' },
  'b, strong': { fontWeight: 700 },
  // Icons and the logo keep their size beside long words.
  svg: { flexShrink: 0 },
  ':focus-visible': visibleFocus,
  // No focus ring: a heading takes focus only as the place to continue reading.
  'h1:focus, h2:focus': { outline: 'none', boxShadow: 'none' },
  '::placeholder': { color: 'card.muted' },
  'html:has(dialog[open])': { overflow: 'hidden' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: every change of a style would begin it, on every element, and be seen a frame later.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});
