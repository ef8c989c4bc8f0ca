import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import { paint } from './palette.ts';
import { Daisy, Tree, amira, floor, hill, jozef, kofi, line, maria, tom } from './scene-parts.tsx';

export const serviceScenes = {
  companionship: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.sky} />
      {hill}
      <Tree x={262} y={168} scale={1.3} />
      <Tree x={46} y={166} scale={0.9} />
      <path d="M40 200q90-50 240-10" fill="none" stroke={paint.sand} strokeWidth={26} />
      <Figure
        x={138}
        y={184}
        {...maria}
        hands={[
          [-26, -36],
          [24, -44],
        ]}
      />
      <path d="M112 148v36" {...line} strokeWidth={4} fill="none" />
      <Figure
        x={190}
        y={184}
        scale={1.06}
        {...amira}
        hands={[
          [-26, -46],
          [26, -32],
        ]}
      />
      <Daisy x={84} y={168} />
      <Daisy x={240} y={172} scale={0.9} />
    </>
  ),
  transport: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.sky} />
      {hill}
      <path d="M0 176h320v24H0z" fill={paint.grey} />
      <path d="M10 188h30M70 188h30M130 188h30M190 188h30M250 188h30" stroke={paint.white} strokeWidth={4} />
      <g {...line}>
        <path d="M74 164v-30q2-12 18-14l20-36q4-8 14-8h80q10 0 16 8l24 36q26 4 28 22v22z" fill={paint.brick} />
        <path d="M108 118l18-32h34v32zM168 118V86h36l22 32z" fill={paint.sky} />
        <path d="M164 84v78M176 132h14M96 132h10" fill="none" />
        <circle cx={116} cy={166} r={18} fill={paint.black} />
        <circle cx={116} cy={166} r={7} fill={paint.grey} />
        <circle cx={232} cy={166} r={18} fill={paint.black} />
        <circle cx={232} cy={166} r={7} fill={paint.grey} />
        <path d="M272 138h10" stroke={paint.heart} strokeWidth={7} />
        <circle cx={142} cy={104} r={10} fill={paint.light} />
        <path d="M131 102c0-12 22-12 22 0-4-5-18-5-22 0z" fill={paint.silver} />
        <circle cx={190} cy={104} r={10} fill={paint.deep} />
        <path d="M179 101c0-13 22-13 22 0-5-5-17-5-22 0z" fill={paint.black} />
      </g>
      <Tree x={36} y={172} />
    </>
  ),
  groceries: (
    <>
      <path d="M0 0h320v168H0z" fill={paint.cream} />
      {floor}
      <g {...line}>
        <path d="M22 30h92v138H22z" fill={paint.sand} />
        <path d="M22 74h92M22 120h92" fill="none" />
        <path d="M32 74V48h12v26M52 74V54h18v20M80 74V44h10v30" fill={paint.rose} />
        <path d="M32 120v-22h22v22M64 120v-28h12v28M86 120v-20h18v20" fill={paint.leaf} />
        <path d="M34 168v-26h28v26M72 168v-32h12v32" fill={paint.denim} />
      </g>
      <Figure
        x={168}
        y={184}
        {...jozef}
        hands={[
          [-26, -34],
          [28, -42],
        ]}
      />
      <Figure
        x={244}
        y={184}
        scale={1.05}
        {...tom}
        hands={[
          [-30, -36],
          [26, -30],
        ]}
      />
      <g {...line}>
        <path d="M192 146h36l-4 38h-28z" fill={paint.brick} />
        <path d="M200 146q10-18 20 0" fill="none" />
        <path d="M204 146l-4-16M212 146l2-20M220 146l6-14" fill="none" stroke={paint.leaf} strokeWidth={5} />
      </g>
    </>
  ),
  garden: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.sky} />
      {hill}
      <path d="M190 196q60-40 130-16v20H190z" fill={paint.brown} opacity={0.55} />
      <Tree x={40} y={172} scale={1.25} />
      <Figure
        x={124}
        y={182}
        {...maria}
        top={paint.rose}
        bottom={paint.rose}
        hands={[
          [-26, -38],
          [28, -66],
        ]}
      />
      <Figure
        x={206}
        y={186}
        scale={1.04}
        {...kofi}
        hands={[
          [-26, -34],
          [30, -44],
        ]}
      />
      <g {...line}>
        <path d="M236 134v-6h30l4 30h-30zM238 138q-14 2-10 18M268 140l20-10" fill={paint.denim} />
        <path d="M290 138l4 16M296 134l8 14M286 146v12" fill="none" stroke={paint.denim} />
      </g>
      <Daisy x={256} y={168} scale={1.3} />
      <Daisy x={282} y={172} scale={1.1} />
      <Daisy x={304} y={168} scale={1.3} />
      <Daisy x={80} y={174} />
    </>
  ),
  physical: (
    <>
      <path d="M0 0h320v200H0z" fill={paint.sky} />
      {hill}
      <circle cx={268} cy={40} r={20} fill={paint.heart} />
      <g {...line}>
        <circle cx={96} cy={158} r={26} fill="none" strokeWidth={4} />
        <circle cx={176} cy={158} r={26} fill="none" strokeWidth={4} />
        <path
          d="M96 158l22-40h44l14 40M118 118l18 40 26-40M136 158H96M112 108h14M162 118l-4-16 14-4"
          fill="none"
          stroke={paint.brick}
          strokeWidth={5}
        />
      </g>
      <Figure
        x={124}
        y={150}
        scale={0.8}
        {...jozef}
        bottom={paint.moss}
        hands={[
          [-18, -40],
          [56, -62],
        ]}
      />
      <Figure
        x={252}
        y={186}
        {...amira}
        hands={[
          [-32, -64],
          [26, -34],
        ]}
      />
      <Tree x={32} y={168} />
    </>
  ),
  household: (
    <>
      <path d="M0 0h320v168H0z" fill={paint.cream} />
      {floor}
      <g {...line}>
        <path d="M30 26h84v72H30zM72 26v72M30 62h84" fill={paint.sky} />
        <path d="M24 104h96" strokeWidth={7} stroke={paint.brown} />
        <path d="M46 104V90h16v14z" fill={paint.brick} />
        <path d="M232 60h64v108h-64zM264 60v108M258 108v10M270 108v10" fill={paint.sand} />
        <path d="M240 60V44h14v16M262 60V36h20v24" fill={paint.rose} />
      </g>
      <Daisy x={54} y={72} scale={0.9} />
      <Figure
        x={150}
        y={184}
        scale={1.05}
        {...kofi}
        top={paint.heart}
        hands={[
          [-24, -34],
          [38, -54],
        ]}
      />
      <g {...line}>
        <path d="M180 84l16 98" fill="none" strokeWidth={4} stroke={paint.brown} />
        <path d="M184 178h26l6 12h-36z" fill={paint.straw} />
      </g>
      <Figure
        x={238}
        y={190}
        scale={0.95}
        {...maria}
        hands={[
          [-26, -40],
          [26, -44],
        ]}
      />
      <path d="M258 146h14v10q-7 6-14 0zM272 148q6 2 0 6" {...line} fill={paint.white} />
    </>
  ),
  /** A daughter with a telephone, far from her mother's house. */
} as const satisfies Record<string, ReactNode>;
