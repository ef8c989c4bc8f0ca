/** What is not printed of a screen with a sheet: it is that sheet alone. */
export const hiddenOnPaper = 'body:has([data-sheet]) :not(:has([data-sheet]), [data-sheet], [data-sheet] *)';

/** On paper a screen with a sheet is that sheet alone. */
export const onPaper = { '@media print': { [hiddenOnPaper]: { display: 'none' } } } as const;
