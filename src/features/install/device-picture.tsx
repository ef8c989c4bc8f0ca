import { surfaces } from '#ui/theme/colors.ts';
import { styled } from '#ui/theme/styled.tsx';

export const devices = ['ipad', 'iphone', 'android'] as const;

export type Device = (typeof devices)[number];

export const installSteps = ['open-menu', 'choose', 'confirm', 'done'] as const;

export type InstallStep = (typeof installSteps)[number];

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Position of the browser's menu button. */
  readonly button: { readonly x: number; readonly y: number };
  readonly barAtBottom: boolean;
}

/** Drawn on a canvas of 240 × 200, with the device in the middle. */
const screens: Record<Device, Screen> = {
  ipad: { width: 200, height: 150, button: { x: 168, y: 15 }, barAtBottom: false },
  iphone: { width: 92, height: 180, button: { x: 46, y: 165 }, barAtBottom: true },
  android: { width: 92, height: 180, button: { x: 80, y: 15 }, barAtBottom: false },
};

const ink = surfaces.card.text;
const line = { stroke: ink, strokeWidth: 2.5, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const petals = Array.from({ length: 10 }, (_, index) => index * 36);

/** The menu icon: Apple's share icon, or Android's three dots. */
function MenuSign({ device }: { readonly device: Device }) {
  return device === 'android' ? (
    <path {...line} strokeWidth={4.5} d="M0-6v.1M0 0v.1M0 6v.1" />
  ) : (
    <path {...line} d="M-3.5-2H-6V7H6V-2H3.5M0 3v-11M-3.5-5 0-8.5 3.5-5" />
  );
}

function AppIcon({ size }: { readonly size: number }) {
  return (
    <g transform={`scale(${size / 40})`}>
      <rect x={-20} y={-20} width={40} height={40} rx={9} fill={surfaces.main.bg} />
      {petals.map((angle) => (
        <ellipse key={angle} cy={-9.5} rx={3.4} ry={6.5} fill="#ffffff" transform={`rotate(${angle})`} />
      ))}
      <circle r={5.5} fill={surfaces.heart.bg} />
    </g>
  );
}

/** Marks the place to tap. */
function Target({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="none" stroke={ink} strokeWidth={8} />
      <circle r={radius} fill="none" stroke={surfaces.heart.bg} strokeWidth={4.5} />
    </g>
  );
}

function TextLines({ x, y, widths }: { readonly x: number; readonly y: number; readonly widths: readonly number[] }) {
  return (
    <path
      {...line}
      stroke={surfaces.card.border}
      strokeWidth={4}
      d={widths.map((width, index) => `M${x} ${y + index * 13}h${width}`).join('')}
    />
  );
}

function Browser({ device, screen }: { readonly device: Device; readonly screen: Screen }) {
  const barY = screen.barAtBottom ? screen.height - 30 : 0;
  return (
    <>
      <rect x={0} y={barY} width={screen.width} height={30} fill={surfaces.soft.bg} />
      <rect
        x={10}
        y={barY + (screen.barAtBottom ? -22 : 9)}
        width={screen.width - 46}
        height={13}
        rx={6}
        fill="#ffffff"
        stroke={surfaces.card.border}
      />
      <g transform={`translate(${screen.button.x} ${screen.button.y})`}>
        <MenuSign device={device} />
      </g>
    </>
  );
}

/** The opened menu, with one row to choose. */
function Menu({ device, screen }: { readonly device: Device; readonly screen: Screen }) {
  const width = Math.min(screen.width - 14, 110);
  const left = screen.width - width - 7;
  const top = screen.barAtBottom ? screen.height - 128 : 32;
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect width={width} height={112} rx={9} fill="#ffffff" stroke={ink} strokeWidth={2} />
      <TextLines x={12} y={18} widths={[width * 0.5, width * 0.62]} />
      <rect
        x={5}
        y={44}
        width={width - 10}
        height={28}
        rx={6}
        fill={surfaces.heart.bg}
        stroke={ink}
        strokeWidth={2.5}
      />
      <path {...line} strokeWidth={4} d={`M12 58h${width * 0.42}`} />
      <g transform={`translate(${width - 20} 58)`}>
        {device === 'android' ? (
          <path {...line} d="M-5-7h10v14H-5zM0-3v6M-2.5 1 0 3.5 2.5 1" />
        ) : (
          <path {...line} d="M-7-7H7V7H-7zM0-3.5v7M-3.5 0h7" />
        )}
      </g>
      <TextLines x={12} y={88} widths={[width * 0.56, width * 0.4]} />
    </g>
  );
}

/** The confirmation, with its button at the top right (Apple) or bottom right (Android). */
function Question({ device, screen }: { readonly device: Device; readonly screen: Screen }) {
  const width = Math.min(screen.width - 12, 130);
  const left = (screen.width - width) / 2;
  const top = (screen.height - 96) / 2;
  const buttonY = device === 'android' ? 70 : 6;
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect width={width} height={96} rx={9} fill="#ffffff" stroke={ink} strokeWidth={2} />
      <g transform={`translate(24 ${device === 'android' ? 30 : 56})`}>
        <AppIcon size={28} />
      </g>
      <TextLines x={44} y={device === 'android' ? 26 : 52} widths={[width - 56, (width - 56) * 0.6]} />
      <rect
        x={width - 44}
        y={buttonY}
        width={38}
        height={20}
        rx={6}
        fill={surfaces.heart.bg}
        stroke={ink}
        strokeWidth={2.5}
      />
      <path {...line} strokeWidth={3} d={`M${width - 33} ${buttonY + 10}l5 5 9-10`} />
    </g>
  );
}

function HomeScreen({ screen }: { readonly screen: Screen }) {
  const columns = screen.width > 150 ? 4 : 2;
  const gap = screen.width / columns;
  const cells = Array.from({ length: columns * 2 }, (_, index) => index);
  const appIndex = columns + 1;
  const place = (index: number) => ({ x: gap * ((index % columns) + 0.5), y: 40 + Math.floor(index / columns) * 56 });
  return (
    <>
      <rect width={screen.width} height={screen.height} fill={surfaces.info.bg} />
      {cells.map((index) =>
        index === appIndex ? null : (
          <rect
            key={index}
            x={place(index).x - 14}
            y={place(index).y - 14}
            width={28}
            height={28}
            rx={7}
            fill="#ffffff"
            stroke={surfaces.card.border}
          />
        ),
      )}
      <g transform={`translate(${place(appIndex).x} ${place(appIndex).y})`}>
        <AppIcon size={30} />
      </g>
      <Target x={place(appIndex).x} y={place(appIndex).y} radius={24} />
    </>
  );
}

const Drawing = styled('svg', { base: { width: '100%', maxWidth: '15rem', height: 'auto' } });

export interface DevicePictureProps {
  readonly device: Device;
  readonly step: InstallStep;
}

/** The picture of one step of installing. Decorative: the text beside it contains the same. */
export function DevicePicture({ device, step }: DevicePictureProps) {
  const screen = screens[device];
  const clip = `screen-${device}-${step}`;
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 240 200">
      <g transform={`translate(${(240 - screen.width) / 2} ${(200 - screen.height) / 2})`}>
        <rect x={-7} y={-7} width={screen.width + 14} height={screen.height + 14} rx={14} fill={ink} />
        <clipPath id={clip}>
          <rect width={screen.width} height={screen.height} rx={8} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width={screen.width} height={screen.height} fill={surfaces.page.bg} />
          {step === 'done' ? (
            <HomeScreen screen={screen} />
          ) : (
            <>
              <Browser device={device} screen={screen} />
              {step === 'open-menu' ? <Target {...screen.button} radius={13} /> : null}
              {step === 'choose' ? <Menu device={device} screen={screen} /> : null}
              {step === 'confirm' ? <Question device={device} screen={screen} /> : null}
            </>
          )}
        </g>
      </g>
    </Drawing>
  );
}
