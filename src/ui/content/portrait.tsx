import { styled } from '../theme/styled.tsx';

const Face = styled('img', {
  base: {
    display: 'block',
    width: '8rem',
    maxWidth: 'full',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: 'card',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderColor: 'card.border',
    bg: 'soft.bg',
  },
});

export interface PortraitProps {
  readonly src: string;
  readonly alt: string;
}

/** A square photo of a person. Its place is kept while it is decoded. */
export function Portrait({ src, alt }: PortraitProps) {
  return <Face src={src} alt={alt} width={128} height={128} decoding="async" />;
}
