/**
 * The oldest versions that Madelief is built for and keeps working in; docs/browsers.md says which feature decides each.
 * An iPad of 2017 (5th generation) still gets iPadOS 16.
 */
export const oldestVersions = { safari: '16.4', ios: '16.4', chrome: '111', edge: '111', firefox: '121' } as const;

/** As Vite's `build.target` wants them. */
export const buildTargets: string[] = Object.entries(oldestVersions).map(([name, version]) => `${name}${version}`);
