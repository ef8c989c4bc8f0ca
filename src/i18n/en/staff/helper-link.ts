import type { helperLink as dutch } from '#i18n/nl/staff/helper-link.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const helperLink = {
  heading: 'Link to the own page',
  none: '{{name}} got no link yet.',
  active: 'The link works until {{until}}. It was sent: {{sent}}.',
  expired: 'The link does not work any more since {{until}}.',
  revoked: 'The link is turned off.',
  'no-mail': 'Fill in an email address first. Then you can send a link.',
  'send-first': 'Send a link',
  send: 'Send a new link',
  revoke: 'Turn the link off',
  season: 'A link is for one season. Every year on 1 September we send a new one by ourselves.',
  'title-send': 'Send a link',
  'title-revoke': 'Turn the link off',
  'text-send':
    '{{name}} gets a link at {{email}}. A link of before does not work any more then. The calendar does not read the visits any more either.',
  'text-revoke':
    '{{name}} cannot open the own page any more then, on no device. The calendar does not read the visits any more either.',
  'go-send': 'Send the link',
  'go-revoke': 'Turn the link off',
  'done-send': 'The link goes to {{email}}.',
  'done-revoke': 'The link of {{name}} is turned off.',
} as const satisfies SameKeys<typeof dutch>;
