import { laterChunkGroups } from './later-chunk-groups.ts';
import { packages, sources } from './sources.ts';
import { textGroups } from './text-groups.ts';

/**
 * Groups of modules that share a chunk, instead of one chunk per set of pages that uses them: each chunk costs a
 * request and small ones compress badly. A group includes the imports of its modules, so it should contain only what
 * every page of the group needs; tests/e2e/public/public-weight.test.ts measures the result.
 */
export const chunkGroups = [
  {
    // What a public page does before it is touched; the app does most of it as well.
    name: 'start',
    priority: 7,
    test: new RegExp(
      sources(
        'lib/(?:display|page-monitor|request-monitor|attribution|preferences|flash-message|listeners|clock|parse-address|busy|server-answers|reconnect-hint|warn)',
        'lib/(?:page-setting|has-rows|start/(?:first-view|touches))',
        'i18n/(?:languages|public-routes|[a-z]+/(?:language|formats/locale))',
        'pwa/(?:install-prompt|preload-error|visitor-forms)',
        'app/when-idle',
        'domain/requests/(?:prices|hourly-prices)',
        'offline/(?:visitor-owner|database-name|pending-forms)',
      ),
    ),
  },
  {
    name: 'client',
    priority: 7,
    test: new RegExp(packages('react-dom', 'scheduler')),
  },
  {
    name: 'frame',
    priority: 6,
    test: new RegExp(
      sources(
        'app/(?:shell/page-shell|errors/error-boundary|errors/crash-page|paths)',
        'lib/(?:ids|device/device-kind)',
        'i18n/(?:common-texts|load-texts|namespaces/(?:first|later)-texts|use-language|format-(?:date|moment))',
        'domain/(?:requests/time-zone|result|accounts/roles|error-codes|typed-email)',
        'features/session/opened-session',
        'firebase/(?:auth/access-denied|server-part)',
        'shared/failure-reason',
        'ui/(?:feedback/(?:notice|live-region)|actions/(?:button|link)|content/(?:icon|small-print)|layout/(?:card|card-grid|row|section|stack|page|page-frame))',
        'ui/theme/system',
      ),
    ),
  },
  {
    name: 'public-frame',
    priority: 2,
    test: new RegExp(sources('app/public/(?:open-public-page|public-frame|public-shell|public-footer|start-page)')),
  },
  {
    // Small parts of the landing page that views of the app share, none of them on the dashboard's first screen.
    name: 'page-parts',
    priority: 2,
    test: new RegExp(
      sources(
        'ui/(?:content/(?:facts|check-list|prose)|feedback/status-area|layout/(?:disclosure|fold|split|dialog))',
        'i18n/format-euro',
        'features/credits/use-euro-format',
        'ui/fields/amounts',
        'domain/(?:credits/(?:credits|cents)|public/terms)',
        'shared/forms/link-draft',
      ),
    ),
  },
  {
    // What keeps things on the device, for the app and for a page whose form is being sent. What sends is loaded later.
    name: 'outbox',
    priority: 2,
    test: new RegExp(
      sources(
        'sync/(?:device-outbox|engine/(?:outbox|store|store-queue|store-sending|item|command|indexeddb-database|status|lease|holder-lock|backoff))',
        'offline/(?:device|db|database-access|device-storage|storage-failure|attempt-storage|drafts|cache|settings|timers)',
      ),
    ),
  },
  {
    name: 'app-frame',
    priority: 1,
    test: new RegExp(
      [
        sources(
          'app/(?:shell/(?:opening|use-link-secret|use-place)|errors/not-found-screen|shell/app-frame|account/home|family/family-href)',
          'domain/(?:gifts/gift-address|privacy/erasure-address|privacy/own-data-address)',
          'lib/link-value',
          'ui/feedback/loading',
          // Shown before the app knows somebody.
          'i18n/[a-z]+/definition/entrance',
        ),
        packages('react-router'),
      ].join('|'),
    ),
  },
  {
    // The session, and what pages of a signed-in account read with.
    name: 'reading',
    priority: 1,
    test: new RegExp(
      [
        sources(
          'app/(?:query-client|with-queries)',
          'lib/device/app-badge',
          'pwa/first-view/known-data',
          'ui/feedback/(?:data-age|status-badge|use-reports-offline)',
          'shared/(?:cached/(?:use-cached-query|use-refresh|use-lost-reads|lost-read|freshness|explains-offline)|use-page-state|days/(?:day-words|use-[a-z]+))',
          'shared/(?:queries|outbox/use-outbox-items|requests/(?:request-row|request-badge|merge-requests|rows-state|use-service-names))',
          'domain/(?:documents/interim-user|requests/(?:request-status|request-reference|request-filter|coming-visits|lead-time))',
          'features/requests/(?:queries|student-name|use-student-text|prefetch-requests|door/queries|visit/use-visit-time)',
          'features/(?:session/(?:use-session|device-session)|profile/use-account)',
          'offline/cached/cached-query',
          'sync/account-outbox',
        ),
        packages('@tanstack'),
      ].join('|'),
    ),
  },
  {
    // What is stored and sent, what checks it, and what speaks with the server: for the app and for a page whose form is being sent.
    name: 'schemas',
    priority: 5,
    test: new RegExp(
      [
        sources(
          'domain/(?:collections|field-types|read-known|contracts/function-contract|(?:contracts/|documents/)?forms/.*)',
          'lib/sign-in/sign-up-details',
          'shared/forms/check-form',
          'domain/contracts/function-error',
          'firebase/(?:app-check|visitor-functions|calls/.*)',
          'lib/(?:environment|device/(?:abort-on-page-hide|avoid-page-cache))',
        ),
        packages('zod'),
      ].join('|'),
    ),
  },
  {
    // Who is signed in. Apart from Firestore, so that a slow device begins with each in a task of its own.
    name: 'firebase',
    priority: 3,
    test: new RegExp(
      [
        sources(
          'firebase/(?:app|attempt|error-mapping|functions|auth/(?:auth|connect-auth|fresh-sign-in|session-persistence|sign-in))',
        ),
        packages('firebase/(?:app|auth)', '@firebase/(?:app|auth|component|logger|util)'),
      ].join('|'),
    ),
  },
  {
    // The dashboard of a senior, on which a family member's is built: in one piece, as if only she had it.
    name: 'dashboard-page',
    priority: 0,
    test: new RegExp(sources('app/senior/dashboard-page')),
  },
  {
    // Forms of every page.
    name: 'forms',
    priority: 1,
    test: new RegExp(
      sources(
        'shared/forms/(?:form-summary|text-field|use-form)',
        'ui/fields/(?:control-frame|error-summary|form|text-input)',
      ),
    ),
  },
  ...laterChunkGroups,
  ...textGroups,
];
