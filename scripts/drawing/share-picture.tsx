import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#domain/brand.ts';
import { landing } from '#i18n/nl/landing.ts';
import { Daisy } from '#ui/scenes/daisy.tsx';
import { Scene } from '#ui/scenes/scene.tsx';

/** The preview picture of a shared link: 1200 by 630, the format of social media. */
export const sharePicture = renderToStaticMarkup(
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: '1fr 600px',
      gap: 56,
      alignItems: 'center',
      width: 1200,
      height: 630,
      boxSizing: 'border-box',
      padding: 56,
      background: '#fdf8ec',
      color: '#14523b',
      fontFamily: "'Atkinson Hyperlegible Next', sans-serif",
    }}
  >
    <div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 48, fontWeight: 700 }}>
        <Daisy size={1.6} />
        {brand.name}
      </div>
      <p style={{ fontSize: 60, fontWeight: 700, lineHeight: 1.15, margin: '40px 0 0' }}>{landing.title}</p>
    </div>
    <div style={{ borderRadius: 32, overflow: 'hidden' }}>
      <Scene name="welcome" />
    </div>
  </div>,
);
