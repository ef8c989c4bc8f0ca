import type { ReactNode } from 'react';
import { sceneSeconds } from '#features/landing/film-captions.ts';
import { Figure, type FigureProps } from '#ui/scenes/figure.tsx';
import { ink, paint } from '#ui/scenes/palette.ts';

/** The film of the landing page; its captions tell the story. */
export const framesPerSecond = 12;

const line = { stroke: ink, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

type Look = Omit<FigureProps, 'x' | 'y' | 'scale' | 'hands'>;

const rosa: Look = {
  hair: 'bun',
  hairColor: paint.silver,
  skin: paint.light,
  top: paint.rose,
  bottom: paint.rose,
  skirt: true,
  glasses: true,
};
const tom: Look = { hair: 'short', hairColor: paint.brown, skin: paint.light, top: paint.brick, bottom: paint.denim };
const amira: Look = { hair: 'long', hairColor: paint.black, skin: paint.warm, top: paint.heart, bottom: paint.moss };
const kofi: Look = { hair: 'curls', hairColor: paint.black, skin: paint.deep, top: paint.moss, bottom: paint.denim };

/** 0 before `from`, 1 after `to`, eased in between; times are fractions of a scene. */
function ease(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const sway = (time: number, times: number, size: number): number => Math.sin(time * times * Math.PI * 2) * size;

const room = (
  <>
    <path d="M0 0h320v168H0z" fill={paint.cream} />
    <path d="M0 168h320v32H0z" fill={paint.sand} />
    <g {...line}>
      <path d="M28 30h70v62H28zM63 30v62M28 61h70" fill={paint.sky} />
      <path d="M22 98h82" strokeWidth={6} stroke={paint.brown} />
    </g>
  </>
);

const street = (
  <>
    <path d="M0 0h320v200H0z" fill={paint.sky} />
    <path d="M0 172q80-26 160-12t160-8v48H0z" fill={paint.grass} />
    <path d="M0 188h320v12H0z" fill={paint.sand} />
  </>
);

function Daisy({ x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn})`} {...line} strokeWidth={1.6}>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <ellipse key={angle} cy={-6.5} rx={2.9} ry={4.6} fill={paint.white} transform={`rotate(${angle})`} />
      ))}
      <circle r={3.6} fill={paint.heart} />
    </g>
  );
}

const basket = (
  <g {...line}>
    <path d="M-18 0h36l-5 24h-26z" fill={paint.brick} />
    <path d="M-10 0q10-22 20 0" fill="none" />
    <path d="M-6 0l-4-14M3 0l2-18M9 0l6-12" fill="none" stroke={paint.leaf} strokeWidth={5} />
  </g>
);

function Bubble({ x, y, shown, children }: { x: number; y: number; shown: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${shown})`} opacity={shown}>
      <ellipse rx={44} ry={32} fill={paint.white} {...line} />
      {children}
    </g>
  );
}

const tick = <path d="M-14 0l9 10 18-20" fill="none" stroke={paint.moss} strokeWidth={7} strokeLinecap="round" />;

const scenes: readonly ((time: number) => ReactNode)[] = [
  (time) => (
    <>
      {room}
      <Figure
        x={150 + sway(time, 1, 3)}
        y={186}
        scale={1.1}
        {...rosa}
        hands={[
          [-20, -38],
          [12, -30 + sway(time, 2, 3)],
        ]}
      />
      <circle cx={192} cy={76} r={4} fill={paint.white} {...line} />
      <circle cx={202} cy={64} r={6} fill={paint.white} {...line} />
      <Bubble x={244} y={44} shown={ease(time, 0.15, 0.35)}>
        <g transform="translate(0 -6) scale(0.9)">{basket}</g>
      </Bubble>
    </>
  ),
  (time) => {
    const pressed = ease(time, 0.4, 0.5) - ease(time, 0.55, 0.65);
    return (
      <>
        {room}
        <g {...line}>
          <rect x={96} y={34} width={128} height={150} rx={14} fill={paint.black} />
          <rect x={106} y={46} width={108} height={126} rx={6} fill={paint.cream} />
          <path d="M122 66h76M122 82h56" strokeWidth={6} stroke={paint.grey} />
          <rect x={122} y={104 + pressed * 2} width={76} height={24} rx={8} fill={paint.moss} />
          <path d="M138 116h44" stroke={paint.white} strokeWidth={5} />
        </g>
        <g opacity={ease(time, 0.6, 0.75)} transform="translate(160 150) scale(0.7)">
          {tick}
        </g>
        <g
          {...line}
          transform={`translate(${238 - ease(time, 0.15, 0.4) * 56} ${176 - ease(time, 0.15, 0.4) * 52 + pressed * 4})`}
        >
          <path d="M0 0q-8-10 0-14t10 6l40 34-14 24-40-34q-10-8 4-16z" fill={paint.light} />
        </g>
      </>
    );
  },
  (time) => (
    <>
      <path d="M0 0h320v200H0z" fill={paint.grass} />
      <path d="M30 52q60-30 130-10t130-16v136q-70 22-140 6t-126 0z" fill={paint.cream} {...line} />
      <path
        d="M96 146Q140 60 236 92"
        fill="none"
        stroke={paint.heart}
        strokeWidth={6}
        strokeDasharray="1 12"
        strokeLinecap="round"
      />
      <g transform="translate(96 176)">
        <Figure
          x={0}
          y={0}
          scale={0.62}
          {...rosa}
          hands={[
            [-22, -34],
            [24, -60],
          ]}
        />
      </g>
      {[amira, tom, kofi].map((who, index) => {
        const chosen = index === 1 ? ease(time, 0.6, 0.8) : 0;
        return (
          <g
            key={who.top}
            opacity={
              ease(time, 0.1 + index * 0.12, 0.25 + index * 0.12) * (index === 1 ? 1 : 1 - ease(time, 0.6, 0.8) * 0.65)
            }
          >
            <Figure
              x={190 + index * 46}
              y={138 + (index === 1 ? -4 : 8)}
              scale={0.55 + chosen * 0.16}
              {...who}
              hands={[
                [-20, -32],
                [22, -34 - chosen * 40],
              ]}
            />
          </g>
        );
      })}
      <Daisy x={236} y={44} scale={1.4 * ease(time, 0.65, 0.85)} turn={time * 90} />
    </>
  ),
  (time) => (
    <>
      {room}
      <Figure
        x={96}
        y={188}
        scale={1.1}
        {...rosa}
        hands={[
          [-22, -36],
          [20, -84 + sway(time, 2, 1)],
        ]}
      />
      <path d="M112 92l8-2 5 17-8 2z" {...line} fill={paint.black} />
      <path
        d="M136 74q14-10 28 0M142 62q22-16 44 0"
        {...line}
        fill="none"
        strokeWidth={4}
        stroke={paint.leaf}
        opacity={0.4 + 0.6 * Math.abs(sway(time, 3, 1))}
      />
      <Bubble x={228} y={70} shown={ease(time, 0.2, 0.4)}>
        <g {...line} transform="translate(-14 0)">
          <path d="M12-14a16 16 0 1 0 0 28M-12-4h20M-12 5h20" fill="none" strokeWidth={5} />
        </g>
        <g transform="translate(22 0) scale(0.55)" opacity={ease(time, 0.5, 0.65)}>
          {tick}
        </g>
      </Bubble>
      <Figure
        x={256}
        y={190}
        scale={0.95}
        {...amira}
        top={paint.plum}
        hands={[
          [-18, -84],
          [22, -34],
        ]}
      />
    </>
  ),
  (time) => {
    const walked = ease(time, 0, 1) * 90;
    const step = Math.abs(sway(time, 4, 4));
    return (
      <>
        {street}
        <g {...line}>
          <path d="M214 170V70h96v100z" fill={paint.white} />
          <path d="M206 70h112l-8-22h-96z" fill={paint.brick} />
          <path d="M228 170v-56h30v56zM270 92h30v34h-30z" fill={paint.sky} />
        </g>
        <Figure
          x={50 + walked}
          y={186 - step}
          scale={1}
          {...rosa}
          hands={[
            [-22, -34],
            [24, -40],
          ]}
        />
        <Figure
          x={104 + walked}
          y={186 - 4 + step}
          scale={1.06}
          {...tom}
          hands={[
            [-26, -40],
            [26, -28],
          ]}
        />
        <g transform={`translate(${132 + walked} ${152 + step}) scale(0.85)`}>{basket}</g>
        <Daisy x={26} y={176} />
        <Daisy x={196} y={180} scale={1.2} />
      </>
    );
  },
  (time) => (
    <>
      {street}
      <g {...line}>
        <path d="M150 172V58l66-40 66 40v114z" fill={paint.cream} />
        <path d="M140 64l76-48 76 48" fill="none" strokeWidth={7} stroke={paint.brick} />
        <path d="M188 172v-74q28-26 56 0v74z" fill={paint.moss} />
      </g>
      <Figure
        x={216}
        y={170}
        scale={0.92}
        {...rosa}
        hands={[
          [-24, -34],
          [26, -74 + sway(time, 3, 8)],
        ]}
      />
      <Figure
        x={112 - ease(time, 0.3, 1) * 60}
        y={180}
        {...tom}
        hands={[
          [-30, -66 + sway(time, 3, 6)],
          [22, -34],
        ]}
      />
      {[0, 1, 2, 3, 4].map((index) => (
        <Daisy
          key={index}
          x={40 + index * 62}
          y={190 - ease(time, 0.1 + index * 0.1, 0.5 + index * 0.1) * 10}
          scale={1.4 * ease(time, 0.1 + index * 0.1, 0.4 + index * 0.1)}
          turn={time * 60 * (index % 2 === 0 ? 1 : -1)}
        />
      ))}
    </>
  ),
];

export const filmSeconds = scenes.length * sceneSeconds;

const fadeSeconds = 0.35;

/** One frame of the film. */
export function FilmFrame({ second }: { readonly second: number }) {
  const index = Math.min(scenes.length - 1, Math.floor(second / sceneSeconds));
  const within = second - index * sceneSeconds;
  const shown = Math.min(1, within / fadeSeconds, (sceneSeconds - within) / fadeSeconds);
  return (
    <svg viewBox="0 0 320 200" width="960" height="600" style={{ display: 'block', background: paint.cream }}>
      <g opacity={index === 0 && within < fadeSeconds ? 1 : Math.max(0.001, shown)}>
        {scenes[index]?.(within / sceneSeconds)}
      </g>
    </svg>
  );
}
