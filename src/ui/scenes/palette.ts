/** Colours of the illustrations. They carry no information. */
export const ink = '#1b3a2c';
export const paint = {
  sky: '#e6f0fa',
  grass: '#cfe6c4',
  leaf: '#5f9d6e',
  moss: '#2f7a57',
  heart: '#ffcf4d',
  sand: '#f4e3bd',
  brick: '#d9825b',
  rose: '#e9a7a0',
  plum: '#8a63a3',
  denim: '#4f7fb0',
  cream: '#fffaf0',
  grey: '#cfd3cf',
  white: '#ffffff',
  light: '#f6d2b0',
  warm: '#d9a27a',
  deep: '#8c5a3c',
  silver: '#d8d6d0',
  brown: '#6b4630',
  black: '#3a2f2a',
  straw: '#d9a441',
} as const;
