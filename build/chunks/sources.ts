/** Module ids use the path separator of the platform. */
export const anySeparator = (path: string): string => path.replaceAll('/', String.raw`[\\/]`);

/** The pattern of our own modules with one of these paths, which are patterns themselves. */
export const sources = (...paths: readonly string[]): string =>
  anySeparator(String.raw`/src/(?:${paths.join('|')})\.tsx?$`);
