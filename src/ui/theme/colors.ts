/**
 * Every colour of the product, grouped by surface. On each surface `text`, `muted` and `link` have a contrast of at
 * least 7:1 against `bg`; `border` and `icon` at least 3:1. colors.test.ts measures every pair, so a new colour must
 * belong to a surface.
 */
export const surfaces = {
  page: { bg: '#fdf8ec', text: '#1d2a22', muted: '#414b43', link: '#0f4a36', border: '#6f7a70', icon: '#1b5a42' },
  card: { bg: '#ffffff', text: '#1d2a22', muted: '#414b43', link: '#0f4a36', border: '#6f7a70', icon: '#1b5a42' },
  /** Menu, header and footer: a shade darker than the page. */
  soft: { bg: '#f4ecd6', text: '#1d2a22', muted: '#3b453d', link: '#0f4a36', border: '#6a756b', icon: '#1b5a42' },
  /** The current selection: a day, a service, the current view. */
  chosen: { bg: '#dcefdf', text: '#10291c', muted: '#30423a', link: '#0f4a36', border: '#1b5a42', icon: '#1b5a42' },
  main: { bg: '#14523b', text: '#ffffff', border: '#14523b', icon: '#ffffff' },
  mainHover: { bg: '#0d3f2c', text: '#ffffff', border: '#0d3f2c', icon: '#ffffff' },
  heart: { bg: '#ffcf4d', text: '#1d2a22', border: '#7a5600', icon: '#4f3a00' },
  danger: { bg: '#fdeae6', text: '#7a1710', link: '#7a1710', border: '#a8281d', icon: '#a8281d' },
  dangerAction: { bg: '#8f1d14', text: '#ffffff', border: '#8f1d14', icon: '#ffffff' },
  warning: { bg: '#fff2cc', text: '#513600', link: '#513600', border: '#8a6100', icon: '#6f4d00' },
  success: { bg: '#e0f3e4', text: '#0f4527', link: '#0f4527', border: '#217346', icon: '#1c6b3f' },
  info: { bg: '#e6f0fa', text: '#123a66', link: '#123a66', border: '#2a6299', icon: '#235b94' },
  plum: { bg: '#f3eaf6', text: '#4c2460', link: '#4c2460', border: '#7b4c92', icon: '#6d3f85' },
  neutral: { bg: '#ece8de', text: '#36332b', link: '#36332b', border: '#726c5f', icon: '#58534a' },
} as const;

export type SurfaceName = keyof typeof surfaces;

type Palette = {
  readonly [Name in SurfaceName]: { readonly [Role in keyof (typeof surfaces)[Name]]: string };
};

/**
 * The same surfaces for `prefers-contrast: more`: black on white, every edge drawn, yellow under the selection. Text
 * has a contrast of at least 12:1, shapes 7:1.
 */
export const surfacesInMoreContrast: Palette = {
  page: { bg: '#ffffff', text: '#000000', muted: '#000000', link: '#00301c', border: '#000000', icon: '#00301c' },
  card: { bg: '#ffffff', text: '#000000', muted: '#000000', link: '#00301c', border: '#000000', icon: '#00301c' },
  soft: { bg: '#ffffff', text: '#000000', muted: '#000000', link: '#00301c', border: '#000000', icon: '#00301c' },
  chosen: { bg: '#ffe873', text: '#000000', muted: '#000000', link: '#001a0f', border: '#000000', icon: '#001a0f' },
  main: { bg: '#00301c', text: '#ffffff', border: '#00301c', icon: '#ffffff' },
  mainHover: { bg: '#000000', text: '#ffffff', border: '#000000', icon: '#ffffff' },
  heart: { bg: '#ffd84d', text: '#000000', border: '#000000', icon: '#000000' },
  danger: { bg: '#ffffff', text: '#660000', link: '#660000', border: '#800000', icon: '#800000' },
  dangerAction: { bg: '#660000', text: '#ffffff', border: '#660000', icon: '#ffffff' },
  warning: { bg: '#ffffff', text: '#3d2900', link: '#3d2900', border: '#5c3d00', icon: '#5c3d00' },
  success: { bg: '#ffffff', text: '#00301c', link: '#00301c', border: '#00472a', icon: '#00472a' },
  info: { bg: '#ffffff', text: '#001f4d', link: '#001f4d', border: '#002b6b', icon: '#002b6b' },
  plum: { bg: '#ffffff', text: '#360a4d', link: '#360a4d', border: '#4c146b', icon: '#4c146b' },
  neutral: { bg: '#ffffff', text: '#1f1c15', link: '#1f1c15', border: '#38342b', icon: '#38342b' },
};

/** Two focus rings: one has contrast on light surfaces, the other on dark ones. */
export const focusRing = { outer: '#1d2a22', inner: '#ffcf4d' } as const;
