import { styled } from '../theme/styled.tsx';
import { encode } from 'uqr';

/** Black on white whatever the colours of the device are: cameras look for exactly that. */
const Drawing = styled('svg', {
  base: {
    width: '16rem',
    maxWidth: '100%',
    height: 'auto',
    forcedColorAdjust: 'none',
    _print: { width: '55mm' },
  },
});

/** The modules around a code that stay white, so that a camera finds it. */
const quietZone = 4;

/** One path for all black modules: a rectangle for each run in a row. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    let x = 0;
    while (x < row.length) {
      let end = x;
      while (row[end] === true) end += 1;
      if (end > x) runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
      x = end + 1;
    }
  }
  return runs.join('');
}

export interface QrCodeProps {
  readonly content: string;
  /** What the code is for. What it holds is beside it as text. */
  readonly label: string;
}

/** A QR code with error correction M, as the guideline for payments asks. */
export function QrCode({ content, label }: QrCodeProps) {
  const { size, data } = encode(content, { ecc: 'M', boostEcc: false, border: quietZone });
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </Drawing>
  );
}
