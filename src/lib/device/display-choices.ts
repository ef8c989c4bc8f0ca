/** Percentages of the browser's text size. */
export const textSizes = ['100', '125', '150', '200'] as const;
export const contrasts = ['normal', 'more'] as const;

export type TextSize = (typeof textSizes)[number];
export type Contrast = (typeof contrasts)[number];
