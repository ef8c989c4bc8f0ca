/** Written with either separator: module ids have the one of the machine. */
const anySeparator = (path: string): string => path.replaceAll('/', String.raw`[\\/]`);

const sources = (...paths: readonly string[]): string => anySeparator(String.raw`/src/(?:${paths.join('|')})\.tsx?$`);

const packages = (...names: readonly string[]): string => anySeparator(`/node_modules/(?:${names.join('|')})/`);

/**
 * What the bundler keeps together instead of in a file for every set of pages that share it: a file costs a request and
 * compresses badly by itself. Each group takes along what its files import, so only what every page of the group needs
 * belongs in one; tests/e2e/public-weight.test.ts weighs the result.
 */
export const chunkGroups = [
  {
    name: 'frame',
    priority: 2,
    test: new RegExp(
      sources(
        'app/(?:public-shell|error-boundary|crash-page|paths|when-idle)',
        'pwa/(?:preload-error|visitor-forms)',
        'lib/(?:display|page-monitor|visit|visitor-place|kept-choice|busy|handed-news|clock|result)',
        'i18n/(?:load-texts|languages|use-language|format-moment)',
        'offline/visitor-owner',
        'ui/(?:notice|button|link|icon|card|row|section|stack|live-region|dialog|page|page-frame|heading)',
        'ui/theme/system',
      ),
    ),
  },
  {
    name: 'visitor-frame',
    priority: 1,
    test: new RegExp(sources('app/visitor/(?:open-visitor-page|visitor-frame|visitor-shell|visitor-footer)')),
  },
  {
    name: 'app-frame',
    priority: 0,
    test: new RegExp(
      [
        sources(
          'app/(?:use-place|not-found-screen|app-frame|query-client)',
          'pwa/install-prompt',
          'ui/(?:loading|data-age|status-badge)',
        ),
        packages('@tanstack', 'react-router'),
      ].join('|'),
    ),
  },
];
