import { ink, paint } from './palette.ts';

export const line = { stroke: ink, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function Daisy({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} {...line} strokeWidth={1.6}>
      <path d="M0 0v22" fill="none" stroke={paint.moss} strokeWidth={3} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <ellipse key={angle} cy={-6.5} rx={2.9} ry={4.6} fill={paint.white} transform={`rotate(${angle})`} />
      ))}
      <circle r={3.6} fill={paint.heart} />
    </g>
  );
}

export function Tree({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} {...line}>
      <path d="M0 0v-34M0-18l10-10" fill="none" strokeWidth={6} stroke={paint.brown} />
      <path
        d="M-26-44a18 18 0 0 1 8-30 22 22 0 0 1 40 2 17 17 0 0 1 4 30 20 20 0 0 1-26 6 18 18 0 0 1-26-8z"
        fill={paint.leaf}
      />
    </g>
  );
}

export const hill = <path d="M0 172q80-26 160-12t160-8v48H0z" fill={paint.grass} />;
export const floor = <path d="M0 168h320v32H0z" fill={paint.sand} />;

export const maria = {
  hair: 'bun',
  hairColor: paint.silver,
  skin: paint.light,
  top: paint.plum,
  bottom: paint.plum,
  skirt: true,
  glasses: true,
} as const;
export const jozef = {
  hair: 'bald',
  hairColor: paint.silver,
  skin: paint.light,
  top: paint.denim,
  bottom: paint.brown,
} as const;
export const tom = {
  hair: 'short',
  hairColor: paint.brown,
  skin: paint.light,
  top: paint.brick,
  bottom: paint.denim,
} as const;
export const amira = {
  hair: 'long',
  hairColor: paint.black,
  skin: paint.warm,
  top: paint.heart,
  bottom: paint.moss,
} as const;
export const kofi = {
  hair: 'curls',
  hairColor: paint.black,
  skin: paint.deep,
  top: paint.moss,
  bottom: paint.denim,
} as const;
