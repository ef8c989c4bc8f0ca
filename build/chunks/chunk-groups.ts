import { anySeparator, sources } from './sources.ts';

const packages = (...names: readonly string[]): string => anySeparator(`/node_modules/(?:${names.join('|')})/`);

/**
 * Groups of modules that share a chunk, instead of one chunk per set of pages that uses them: each chunk costs a
 * request and small ones compress badly. A group includes the imports of its modules, so it should contain only what
 * every page of the group needs; tests/e2e/public/public-weight.test.ts measures the result.
 */
export const chunkGroups = [
  {
    // What a public page does before it is touched, all of which the app does as well.
    name: 'start',
    priority: 4,
    test: new RegExp(
      sources(
        'lib/(?:display|page-monitor|request-monitor|attribution|preferences|flash-message|listeners|clock|parse-address|first-view|busy|server-answers|reconnect-hint|warn)',
        'i18n/(?:languages|public-routes|[a-z]+/(?:language|formats/locale))',
        'pwa/(?:install-prompt|preload-error)',
        'app/when-idle',
        'domain/requests/prices',
        'offline/(?:visitor-owner|database-name)',
      ),
    ),
  },
  {
    // The rest of that, which the app does after its first view or not at all.
    name: 'visitor',
    priority: 4,
    test: new RegExp(
      sources(
        'lib/(?:page-setting|has-rows|touches)',
        'pwa/visitor-forms',
        'offline/pending-forms',
        'domain/requests/hourly-prices',
      ),
    ),
  },
  {
    name: 'client',
    priority: 4,
    test: new RegExp(packages('react-dom', 'scheduler')),
  },
  {
    name: 'frame',
    priority: 3,
    test: new RegExp(
      sources(
        'app/(?:shell/page-shell|errors/error-boundary|errors/crash-page|paths)',
        'lib/ids',
        'i18n/(?:common-texts|load-texts|use-language|format-(?:date|moment))',
        'domain/(?:requests/time-zone|result)',
        'firebase/auth/access-denied',
        'ui/(?:feedback/(?:notice|live-region)|actions/(?:button|link)|content/icon|layout/(?:card|card-grid|row|section|stack|page|page-frame))',
        'ui/theme/system',
      ),
    ),
  },
  {
    // What the pages for people who are not signed in share with all others: no schemas, no storage, no queries.
    name: 'app-parts',
    priority: 3,
    test: new RegExp(
      sources(
        'domain/(?:accounts/roles|error-codes|typed-email)',
        'features/session/opened-session',
        'firebase/server-part',
        'shared/failure-reason',
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
        'ui/(?:content/(?:facts|check-list)|feedback/status-area|layout/(?:disclosure|fold|split))',
        'i18n/format-euro',
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
          'app/(?:shell/use-place|shell/opening|errors/not-found-screen|shell/app-frame|account/home|family/family-href)',
          'domain/(?:gifts/gift-address|privacy/erasure-address|privacy/own-data-address)',
          'ui/feedback/loading',
        ),
        packages('react-router'),
      ].join('|'),
    ),
  },
  {
    // What pages of a signed-in account read with.
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
          'shared/requests/(?:request-row|request-badge|merge-requests|rows-state)',
          'domain/requests/(?:request-status|request-reference|request-filter|coming-visits|lead-time)',
          'features/requests/(?:use-student-text|door/queries|visit/use-visit-time)',
        ),
        packages('@tanstack'),
      ].join('|'),
    ),
  },
  {
    // What is stored and sent, and what checks it.
    name: 'schemas',
    priority: 3,
    test: new RegExp(
      [sources('domain/(?:collections|field-types|read-known|contracts/function-contract)'), packages('zod')].join('|'),
    ),
  },
  {
    // What speaks with the server, for the app and for a page whose form is being sent.
    name: 'server',
    priority: 2,
    test: new RegExp(sources('domain/contracts/function-error', 'firebase/(?:app-check|calls/.*)', 'lib/environment')),
  },
  {
    // Apart from Firestore, so that a slow device begins with each in a task of its own.
    name: 'firebase',
    priority: 4,
    test: new RegExp(packages('firebase/(?:app|auth)', '@firebase/(?:app|auth|component|logger|util)')),
  },
  {
    name: 'firestore',
    priority: 3,
    test: new RegExp(packages('firebase/firestore', '@firebase/(?:firestore|webchannel-wrapper)')),
  },
  {
    // The session and the reads of the dashboard's first view.
    name: 'account',
    priority: 0,
    test: new RegExp(
      sources(
        'domain/documents/interim-user',
        'firebase/server-part',
        'features/(?:session/(?:use-session|device-session)|profile/use-account|requests/(?:queries|student-name))',
        'ui/content/small-print',
        'offline/cached/cached-query',
        'shared/(?:queries|outbox/use-outbox-items|requests/use-service-names)',
        'sync/account-outbox',
      ),
    ),
  },
  {
    // The dashboard of a senior, on which a family member's is built: in one piece, as if only she had it.
    name: 'dashboard-page',
    priority: 0,
    test: new RegExp(sources('app/senior/dashboard-page')),
  },
  {
    name: 'dialog',
    priority: 1,
    test: new RegExp(sources('ui/layout/dialog')),
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
  {
    // Forms of the app whose input is kept on the device.
    name: 'drafts',
    priority: 0,
    test: new RegExp(
      sources(
        'lib/device/background-sync',
        'offline/storage-persistence',
        'shared/forms/(?:draft-status|use-draft|use-opened)',
        'ui/fields/(?:choice-cards|choice-frame)',
      ),
    ),
  },
  {
    // Small parts that several views behind the menu share; none is on the dashboard's first screen.
    name: 'view-parts',
    priority: 0,
    test: new RegExp(
      sources(
        'domain/(?:credits/(?:credits|cents)|documents/review|public/terms|requests/new-service-request)',
        'features/(?:credits/use-euro-format|requests/pickers/notes-field)',
        'lib/download-file',
        'shared/(?:forms/(?:device-draft|use-focus-later)|outbox/(?:save-or-send|use-given-commands))',
        'ui/content/big-value',
      ),
    ),
  },
  {
    // What "Mijn aanvragen" shares with other views.
    name: 'request-parts',
    priority: 0,
    test: new RegExp(
      sources(
        'domain/(?:circles/circle-rights|documents/circles/(?:circle-invitation|circle-member|known-circle))',
        'i18n/request-texts',
        'shared/circles/own-circle-query',
        'ui/content/conversation',
      ),
    ),
  },
  {
    // Texts that a first view asks for after those that every view has, by language.
    debugName: 'visits by language',
    name: (module: string) => `visits-${/i18n[\\/](?<language>\w+)/.exec(module)?.groups?.['language']}`,
    priority: 1,
    test: new RegExp(sources('i18n/[a-z]+/(?:visits|filter|asking/thread)')),
  },
  {
    // What views and gateways both check with: apart, so that a view does not load the gateways for it.
    name: 'contracts',
    priority: 0,
    test: new RegExp(
      sources(
        'domain/contracts/(?:acting-for-input|answer-quote|dispatch-answer|end-membership|threads/(?:threads|write-message))',
        'domain/contracts/visits/(?:approve-visit|change-series|propose-move|senior-answer)',
        'domain/(?:dispatch/rejections|visits/door-code)',
        'domain/documents/(?:quote|visit|threads/thread|visit-parts/(?:door-visit|proposed-move))',
      ),
    ),
  },
  {
    // Who is signed in.
    name: 'auth',
    priority: 1,
    test: new RegExp(sources('firebase/(?:app|auth/(?:auth|connect-auth|session-persistence))')),
  },
  {
    // What a signed-in account reads and sends, loaded after the first view with Firebase itself. Last: what the views share with it is
    // theirs.
    name: 'gateways',
    priority: 0,
    test: new RegExp(
      sources(
        'firebase/(?:connect-firestore|functions|parsing|planning|profile|server-time|interim-users|senior-profiles|service-requests|task-categories)',
        'firebase/auth/(?:fresh-sign-in|sign-in)',
        'firebase/(?:circles/end-membership|notifications/store-channels|threads/write-to-thread)',
        'firebase/visits/(?:answer-quote|approve-visit|change-series|propose-move|visit-part)',
      ),
    ),
  },
];
