import { ink } from './palette.ts';

export interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly hair: 'bun' | 'short' | 'long' | 'bald' | 'curls';
  readonly hairColor: string;
  readonly skin: string;
  readonly top: string;
  readonly bottom: string;
  /** A dress or a coat instead of trousers. */
  readonly skirt?: boolean;
  /** Positions of the hands relative to the point between the feet: left, then right. */
  readonly hands: readonly [readonly [number, number], readonly [number, number]];
  readonly glasses?: boolean;
}

const line = { stroke: ink, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const hairs: Readonly<Record<FigureProps['hair'], string>> = {
  bun: 'M-19-92c-2-17 8-25 19-25s21 8 19 25c-4-9-9-12-19-12s-15 3-19 12zM-9-113a10 10 0 1 1 18 0z',
  short: 'M-19-94c-3-18 8-25 19-25 12 0 22 8 19 25-3-8-6-11-10-13-9 4-20 3-24 1-2 3-3 7-4 12z',
  long: 'M-19-70c-6-30-2-48 19-48s25 18 19 48c-2-12-2-24-5-32-9 3-19 3-28 0-3 8-3 20-5 32z',
  bald: 'M-16-101q-7 8-4 19 7-1 6-9-2-5-2-10zM16-101q7 8 4 19-7-1-6-9 2-5 2-10z',
  curls:
    'M-19-93a8 8 0 0 1-1-13 9 9 0 0 1 9-11 10 10 0 0 1 19-1 9 9 0 0 1 11 11 8 8 0 0 1 0 14c-3-8-6-11-10-13-9 3-17 3-22 1-3 3-5 7-6 12z',
};

function arm(shoulder: number, [x, y]: readonly [number, number]): string {
  const elbowX = (shoulder + x) / 2 + Math.sign(shoulder) * 5;
  const elbowY = (-58 + y) / 2 + 6;
  return `M${shoulder}-58Q${elbowX} ${elbowY} ${x} ${y}`;
}

/** A person, about 120 high, with the feet at (x, y). */
export function Figure({
  x,
  y,
  scale = 1,
  hair,
  hairColor,
  skin,
  top,
  bottom,
  skirt = false,
  hands,
  glasses = false,
}: FigureProps) {
  const [left, right] = hands;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} {...line}>
      {skirt ? (
        <path d="M-8-6v4M8-6v4" fill="none" strokeWidth={7} />
      ) : (
        <path d="M-9-36-10-2h9L0-30 2-2h9l-2-34z" fill={bottom} />
      )}
      <path d="M-14-3h12M3-3h12" fill="none" strokeWidth={6} />
      {skirt ? <path d="M-13-40-22-8q22 7 44 0L13-40z" fill={bottom} /> : null}
      <path d="M-9-70q9 5 18 0 10 2 12 12l-4 26q-17 5-34 0l-4-26q2-10 12-12z" fill={top} />
      <path d={arm(-17, left)} fill="none" strokeWidth={13} />
      <path d={arm(-17, left)} fill="none" stroke={top} strokeWidth={8} />
      <path d={arm(17, right)} fill="none" strokeWidth={13} />
      <path d={arm(17, right)} fill="none" stroke={top} strokeWidth={8} />
      <circle cx={left[0]} cy={left[1]} r={5.5} fill={skin} />
      <circle cx={right[0]} cy={right[1]} r={5.5} fill={skin} />
      {hair === 'long' ? <path d={hairs.long} fill={hairColor} /> : null}
      <circle cy={-90} r={18} fill={skin} />
      {hair === 'long' ? (
        <path d="M-18-93c0-14 8-21 18-21s18 7 18 21c-5-4-9-8-11-12-7 5-17 8-25 12z" fill={hairColor} />
      ) : (
        <path d={hairs[hair]} fill={hairColor} />
      )}
      <path d="M-7-90v.5M7-90v.5" fill="none" strokeWidth={4} />
      {glasses ? (
        <path
          d="M-12-90a5 5 0 1 0 10 0 5 5 0 1 0-10 0M2-90a5 5 0 1 0 10 0 5 5 0 1 0-10 0M-2-91q2-2 4 0"
          fill="none"
          strokeWidth={2}
        />
      ) : null}
      <path d="M-6-81q6 6 12 0" fill="none" strokeWidth={2.5} />
    </g>
  );
}
