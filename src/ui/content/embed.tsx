import { styled } from '../theme/styled.tsx';

const Frame = styled('iframe', {
  base: {
    width: 'full',
    height: '24rem',
    borderWidth: '2px',
    borderColor: 'page.border',
    borderRadius: 'card',
    bg: 'card.bg',
  },
});

/** A frame of another site: sandboxed, and with our origin as its only referrer. */
export function Embed({ src, title }: { readonly src: string; readonly title: string }) {
  return <Frame src={src} title={title} loading="lazy" sandbox="allow-scripts allow-popups" referrerPolicy="origin" />;
}
