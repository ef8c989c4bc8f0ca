/** Paths on a 24-unit grid, in the current text colour; always used beside a label. */
const drawings = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  'ask-help': 'M12 8.5v7M8.5 12h7M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.5M4 12h.5M4 18h.5',
  'sign-out': 'M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M15 8l4 4-4 4M19 12H9',
  'sign-in': 'M14 4h4.5A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5H14M10 8l4 4-4 4M14 12H4',
  phone:
    'M6.2 3.8 8.7 4l1.4 4-1.9 1.7a13 13 0 0 0 6.1 6.1l1.7-1.9 4 1.4.2 2.5c0 1.3-1 2.4-2.4 2.4A14 14 0 0 1 3.8 6.2c0-1.4 1.1-2.4 2.4-2.4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.3',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5.5M12 7.5v.3',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.2v.3',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5.5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  'no-network': 'M3 3l18 18M8 7a6 6 0 0 1 9.6 3.2A4.5 4.5 0 0 1 20 18.3M15 19H7a4.5 4.5 0 0 1-1-8.9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'eye-off':
    'M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
  back: 'M19 12H5M11 6l-6 6 6 6',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  place: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  credits: 'M4 7.5h15.5V19H4zM4 7.5 16 4v3.5M19.5 11.5H15v3.5h4.5',
  person: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 20.5c.5-4 3.5-6.5 8-6.5s7.5 2.5 8 6.5',
  chat: 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12.5h5',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  'text-size': 'M3 19 8 6l5 13M5 14.5h6M14 19l3.5-8 3.5 8M15.3 16.3h4.4',
  microphone: 'M9 5a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM12 18v3M8.5 21h7M5.5 11a6.5 6.5 0 0 0 13 0',
  'read-aloud': 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11',
  play: 'M7 4.5v15l12-7.5z',
  stop: 'M6 6h12v12H6z',
  again: 'M4.5 12a7.5 7.5 0 0 1 13-5l2 2M19.5 5v4h-4M19.5 12a7.5 7.5 0 0 1-13 5l-2-2M4.5 19v-4h4',
  filter: 'M4 5h16l-6 7.5V19l-4-2v-4.5z',
  note: 'M6 4h8.5L18 7.5V20H6zM9 10h6M9 13h6M9 16h4',
  /** Letters of two scripts: the icon of languages and of text. */
  language:
    'M2.5 20.5 7 9.5l4.5 11M4.3 17h5.4M11.5 5.5H21M16.2 3v2.5M19 5.5c-.8 3.6-2.9 6-6.5 7.7M13.8 8.3c1.2 2.3 3.4 4.3 7 5.2',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
  /** Either way: what can be sorted. */
  sort: 'm7 9.5 5-5 5 5M7 14.5l5 5 5-5',
  narrower: 'M4 5v14M19 12H9M13 8l-4 4 4 4',
  wider: 'M4 5v14M9 12h10M15 8l4 4-4 4',
  tablet: 'M6 3.5h12v17H6zM11 17.5h2',
  send: 'M4 12 20 4l-4.5 16-3.5-6.5zM12 13.5 20 4',
  saved: 'M5 4h11l3 3v13H5zM8.5 4v4.5h6V4M8 20v-6h8v6',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15',
  companionship:
    'M5 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14 8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M2.5 20c.3-4.5 2-7 5.5-7s5.2 2.5 5.5 7M13.5 14c.8-.9 1.8-1.3 3-1.3 2.8 0 4.3 2.3 4.5 6.3',
  transport:
    'M3 16v-4l2.5-5.5h10L19 11l2 1v4h-2.5M8.5 16h6M3 16h1.5M4.5 11.5h14M4.5 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14.5 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  groceries: 'M3.5 10h17L18.5 20h-13zM8 10l3-6M16 10l-3-6M9.5 13.5V17M14.5 13.5V17',
  garden: 'M12 21v-9M12 14c-5 0-7-2.5-7-6.5 4.5 0 7 2 7 6.5zM12 11c0-5 2.5-7.5 7-7.5 0 5-2.5 7.5-7 7.5zM7 21h10',
  physical: 'M12 4.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 10.5 10.5 8l3.5 1-2 5 4 2.5v4.5M12 14l-1.5 3L6 19.5M14 9l2 2.5h3.5',
  household: 'M14 3l-3 10M7.5 13h7.5l1 8H5zM9 16.5 8.5 21M12 16.5V21',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

export interface IconProps {
  readonly name: IconName;
  /** In em of the surrounding text; 1.25 by default. */
  readonly size?: number;
}

export function Icon({ name, size = 1.25 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-icon=""
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
