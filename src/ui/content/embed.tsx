import { chakra } from '@chakra-ui/react';

const Frame = chakra('iframe', {
  base: {
    width: 'full',
    height: '24rem',
    borderWidth: '2px',
    borderColor: 'page.border',
    borderRadius: 'card',
    bg: 'card.bg',
  },
});

/** A part of somebody else's site. It can do nothing to ours, and is told no more of us than our name. */
export function Embed({ src, title }: { readonly src: string; readonly title: string }) {
  return <Frame src={src} title={title} loading="lazy" sandbox="allow-scripts allow-popups" referrerPolicy="origin" />;
}
