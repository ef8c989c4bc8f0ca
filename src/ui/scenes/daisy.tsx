const petals = 12;
const petalAngles = Array.from({ length: petals }, (_, petal) => (petal * 360) / petals);

interface DaisyHeadProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** White petals have a dark edge, so that they are visible on white. */
export function DaisyHead({ x, y, scale = 1 }: DaisyHeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {petalAngles.map((angle) => (
        <ellipse
          key={angle}
          cx={0}
          cy={-28}
          rx={8.5}
          ry={18}
          fill="#ffffff"
          stroke="#1b5a42"
          strokeWidth={3}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={14} fill="#ffcf4d" stroke="#7a5600" strokeWidth={3} />
    </g>
  );
}

export interface DaisyProps {
  /** In em of the surrounding text. */
  readonly size?: number;
}

/** The logo. The name is beside it as text. */
export function Daisy({ size = 2 }: DaisyProps) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="-50 -50 100 100" width={`${size}em`} height={`${size}em`}>
      <DaisyHead x={0} y={0} />
    </svg>
  );
}
