/** Module ids use the path separator of the platform. */
const anySeparator = (path: string): string => path.replaceAll('/', String.raw`[\\/]`);

/** The pattern of our own modules with one of these paths, which are patterns themselves. */
export const sources = (...paths: readonly string[]): string =>
  anySeparator(String.raw`/src/(?:${paths.join('|')})\.tsx?$`);

/** The pattern of all modules of packages. */
export const packages = (...names: readonly string[]): string => anySeparator(`/node_modules/(?:${names.join('|')})/`);
