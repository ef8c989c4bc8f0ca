import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '#ui/scenes/figure.tsx';
import { paint } from '#ui/scenes/palette.ts';

/** A student who does not exist, from the chest up, in the place of a photo. */
export const studentPhoto = renderToStaticMarkup(
  <svg viewBox="-33 -126 66 66" width={256} height={256} style={{ display: 'block' }}>
    <rect x={-33} y={-126} width={66} height={66} fill={paint.sky} />
    <Figure
      x={0}
      y={0}
      hair="long"
      hairColor={paint.brown}
      skin={paint.light}
      top={paint.moss}
      bottom={paint.denim}
      hands={[
        [-30, -30],
        [30, -30],
      ]}
    />
  </svg>,
);
