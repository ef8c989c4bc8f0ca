/** On paper a screen with a sheet is that sheet alone. */
export const onPaper = {
  '@media print': {
    'body:has([data-sheet]) :not(:has([data-sheet]), [data-sheet], [data-sheet] *)': { display: 'none' },
  },
} as const;
