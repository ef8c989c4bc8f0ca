import { packages, sources } from './sources.ts';

/** Modules that share a chunk, of what the dashboard and the public pages load after their first view or on another page. */
export const laterChunkGroups = [
  {
    // Forms of the app whose input is kept on the device.
    name: 'drafts',
    priority: 0,
    test: new RegExp(
      sources(
        'lib/device/background-sync',
        'offline/storage-persistence',
        'shared/forms/(?:draft-status|use-draft|use-opened)',
        'ui/fields/(?:checkbox|checkbox-group|choice-cards|choice-frame|fieldset)',
      ),
    ),
  },
  {
    // Parts that several views behind the menu share; none is on the dashboard's first screen.
    name: 'view-parts',
    priority: 0,
    test: new RegExp(
      sources(
        'domain/(?:circles/circle-rights|requests/new-service-request)',
        'features/(?:circle/(?:use-ending|end-dialog|use-circle-command)|profile/own-data/asking/ask-part|requests/pickers/notes-field)',
        'i18n/(?:namespaces/request-texts|load-asking|load-typed-words|[a-z]+/formats/typed-words)',
        'lib/(?:download-file|payment-tab)',
        'shared/(?:command-attempt|circles/own-circle-query|forms/(?:device-draft|use-focus-later))',
        'shared/(?:outbox/(?:save-or-send|use-given-commands)|payments/payment-address|receipts/.*)',
        'ui/content/(?:big-value|conversation)',
      ),
    ),
  },
  {
    // What views and gateways both check with: apart, so that a view does not load the gateways for it.
    name: 'contracts',
    priority: 1,
    minShareCount: 2,
    test: new RegExp(
      sources(
        'domain/(?:contracts|documents)/(?!interim-user|function-error|forms/).*',
        'domain/(?:dispatch/rejections|visits/door-code|transfers/transfer-reference|receipts/receipt-number|reason)',
      ),
    ),
  },
  {
    // What happens after a first view: its copy is kept, what waits is sent.
    name: 'after-view',
    priority: 0,
    test: new RegExp(sources('app/shell/update-notice', 'pwa/(?:start-outbox|first-view/keep-for-account)')),
  },
  {
    // What sends, for the app and for a page whose form is being sent.
    name: 'sending',
    priority: 1,
    test: new RegExp(
      sources('sync/engine/(?:ask-sender|bypass-request-limit|drain|runner|sender|session|triggers|watchdog)'),
    ),
  },
  {
    name: 'update',
    priority: 1,
    test: new RegExp(sources('pwa/update')),
  },
  {
    name: 'take-over',
    priority: 1,
    test: new RegExp(sources('pwa/first-view/take-over')),
  },
  {
    // What a signed-in account reads and sends, loaded after the first view with Firestore itself. What the views share with
    // it is in the group `contracts`.
    name: 'gateways',
    priority: 0,
    test: new RegExp(
      [
        sources(
          'firebase/(?:account-statements|connect-firestore|credit-transactions|parsing|planning|profile|server-time|user-credits)',
          'firebase/(?:interim-users|senior-profiles|service-requests|task-categories)',
          'firebase/(?:circles|gifts|notifications|threads|visits)/.*',
          'features/session/(?:confirm-account|look-up-account)',
        ),
        packages('firebase/firestore', '@firebase/(?:firestore|webchannel-wrapper)'),
      ].join('|'),
    ),
  },
  {
    // What small pages share that people open without being signed in: from a mail, or from the login.
    name: 'entrance',
    priority: 0,
    test: new RegExp(
      sources(
        'app/(?:errors/not-found-page|to-document)',
        'app/account/(?:confirm-erasure|confirm-password|reset-password)-page',
        'features/session/(?:account-language|resend-verification|password/password-rules)',
      ),
    ),
  },
  {
    // The forms of visitors, of which a page shows one.
    name: 'public-forms',
    priority: 0,
    test: new RegExp(
      sources(
        'features/public-forms/.*',
        'app/public/forms/.*',
        'features/thanks/thanks-screen',
        'shared/account-offer',
      ),
    ),
  },
  {
    name: 'legal',
    priority: 0,
    test: new RegExp(sources('features/legal/(?:accessibility|privacy|terms)-screen')),
  },
];
