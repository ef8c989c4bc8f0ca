import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import { paint } from './palette.ts';
import { Daisy, Tree, hill, line, maria, tom } from './scene-parts.tsx';

export const homeScenes = {
  welcome: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.sky} />
      {hill}
      <g {...line}>
        <path d="M150 172V58l66-40 66 40v114z" fill={paint.cream} />
        <path d="M140 64l76-48 76 48" fill="none" strokeWidth={7} stroke={paint.brick} />
        <path d="M188 172v-74q28-26 56 0v74z" fill={paint.moss} />
        <path d="M255 92h18v22h-18zM159 92h18v22h-18z" fill={paint.sky} />
        <circle cx={236} cy={140} r={2.5} fill={paint.heart} />
        <path d="M176 174h80" strokeWidth={6} />
      </g>
      <Figure
        x={216}
        y={170}
        scale={0.92}
        {...maria}
        hands={[
          [-26, -34],
          [24, -30],
        ]}
      />
      <Figure
        x={108}
        y={178}
        scale={1}
        {...tom}
        hands={[
          [-20, -30],
          [34, -58],
        ]}
      />
      <Daisy x={146} y={106} scale={1.1} />
      <Daisy x={156} y={112} scale={0.9} />
      <Tree x={40} y={176} scale={1.1} />
      <Daisy x={20} y={168} />
      <Daisy x={300} y={166} scale={1.2} />
      <Daisy x={70} y={176} scale={0.9} />
    </>
  ),
  family: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.cream} />
      <path d="M0 172h320v28H0z" fill={paint.sand} />
      <path
        d="M112 86q50-54 104-6"
        fill="none"
        stroke={paint.brick}
        strokeWidth={4}
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <g {...line}>
        <path d="M206 176v-62l44-30 44 30v62z" fill={paint.white} />
        <path d="M198 118l52-36 52 36" fill="none" strokeWidth={6} stroke={paint.brick} />
        <path d="M262 176v-36h20v36z" fill={paint.moss} />
      </g>
      <Figure
        x={232}
        y={186}
        scale={0.72}
        {...maria}
        hands={[
          [-24, -34],
          [24, -70],
        ]}
      />
      <Figure
        x={92}
        y={188}
        scale={1.15}
        hair="long"
        hairColor={paint.brown}
        skin={paint.light}
        top={paint.moss}
        bottom={paint.denim}
        hands={[
          [-24, -34],
          [22, -58],
        ]}
      />
      <path d="M112 108l10-3 6 20-10 3z" {...line} fill={paint.black} />
      <Daisy x={30} y={172} scale={1.2} />
      <Daisy x={310} y={174} />
    </>
  ),
  /** Antwerp, Ghent and Leuven, connected by roads. */
  region: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.grass} />
      <path d="M40 60q50-30 110-10t120-20v150q-60 20-130 4T30 170z" fill={paint.cream} {...line} />
      <path
        d="M176 62Q120 90 84 122M176 62Q206 100 236 138M84 122q70 34 152 16"
        fill="none"
        stroke={paint.heart}
        strokeWidth={6}
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <g {...line}>
        <path d="M166 62V38l5-14 5 14v24zM176 62V46h14v16z" fill={paint.brick} />
        <path d="M72 122V98h8V88l4-8 4 8v10h8v24z" fill={paint.denim} />
        <path d="M222 138v-26l7-10 7 10 7-10 7 10v26z" fill={paint.plum} />
      </g>
      <Daisy x={130} y={150} scale={1.2} />
      <Daisy x={262} y={60} />
      <Daisy x={56} y={70} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
