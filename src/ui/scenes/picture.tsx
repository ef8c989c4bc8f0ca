import { styled } from '../theme/styled.tsx';
import { DaisyHead } from './daisy.tsx';

const stem = { fill: 'none', stroke: '#1b5a42', strokeWidth: 5, strokeLinecap: 'round' } as const;
const leaf = { fill: '#5f9d6e', stroke: '#1b5a42', strokeWidth: 3, strokeLinejoin: 'round' } as const;

const pictures = {
  /** Three daisies in the grass: the landing page and the welcome. */
  meadow: (
    <>
      <path {...stem} d="M70 190C72 150 66 130 70 100M165 190c-2-50 6-80 0-110M255 190c-4-35-8-50-5-70" />
      <path
        {...leaf}
        d="M71 165c-22 2-34-8-38-24 20-2 34 6 38 24zM164 150c24 2 38-10 42-28-24-2-38 8-42 28zM252 170c18 0 28-8 32-22-18-2-28 6-32 22z"
      />
      <DaisyHead x={70} y={80} scale={0.9} />
      <DaisyHead x={165} y={58} scale={1.15} />
      <DaisyHead x={250} y={104} scale={0.75} />
      <path {...stem} d="M8 190h304" />
    </>
  ),
  /** A closed bud: an empty list. */
  bud: (
    <>
      <path {...stem} d="M160 190c2-40-4-60 0-84" />
      <path {...leaf} d="M161 168c24 0 38-10 42-28-24-2-38 8-42 28zM159 150c-22 0-34-8-38-24 22-2 34 6 38 24z" />
      <path d="M142 100c-4-24 2-46 18-62 16 16 22 38 18 62z" fill="#ffffff" stroke="#1b5a42" strokeWidth={3} />
      <path {...leaf} d="M136 92c8 20 40 20 48 0 2 20-8 32-24 32s-26-12-24-32z" />
      <path {...stem} d="M70 190h180" />
    </>
  ),
  /** A leaning daisy: a missing page, an error. */
  lost: (
    <>
      <path {...stem} d="M150 190c-6-60 10-110 62-108" />
      <path {...leaf} d="M148 165c-24 2-38-8-42-26 24-2 38 8 42 26z" />
      <DaisyHead x={218} y={92} />
      <path {...stem} d="M70 190h180M262 176v.5M276 162v.5M292 154v.5" />
    </>
  ),
} as const;

const Drawing = styled('svg', { base: { width: '100%', maxWidth: '20rem', height: 'auto' } });

export interface PictureProps {
  readonly name: keyof typeof pictures;
}

/** Decoration around the daisy; it carries no information of its own. */
export function Picture({ name }: PictureProps) {
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 320 200">
      {pictures[name]}
    </Drawing>
  );
}
