import { styled } from '../theme/styled.tsx';

const Figure = styled('figure', { base: { margin: 0, maxWidth: '60rem', width: 'full' } });

/** A plain link: a file is no place of the app. */
const Enlarge = styled('a', {
  base: {
    display: 'block',
    borderRadius: 'control',
    borderWidth: '2px',
    borderColor: 'card.border',
    overflow: 'hidden',
    '& > img': { display: 'block', width: 'full', height: 'auto', bg: 'soft.bg' },
  },
});

export interface PictureProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A picture that loads when it comes into view, as a link to itself in its own size. */
export function Picture({ src, alt, width, height }: PictureProps) {
  return (
    <Figure>
      <Enlarge href={src}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </Enlarge>
    </Figure>
  );
}
