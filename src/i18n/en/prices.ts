import type { prices as dutch } from '#i18n/nl/prices.ts';
import type { SameKeys } from '#i18n/same-keys.ts';

export const prices = {
  'per-hour': '€\u00a0{{euro}} per hour',
  'usual-one': 'That usually costs €\u00a0{{from}} per hour.',
  'usual-range': 'That usually costs €\u00a0{{from}} to €\u00a0{{to}} per hour.',
  agreed: 'We agree on the price together.',
  'of-variant': '{{variant}}: {{price}}',
  'variant-standard': 'Walking or company',
  'variant-regular': 'Ordinary upkeep',
  'variant-light': 'Light work',
  'variant-intensive': 'Heavy work',
  'variant-heavy': 'Heavy work',
  'variant-own-car': 'With your car',
  'variant-provider-car': 'With the helper’s car',
  'variant-no-car': 'Without a car',
} satisfies SameKeys<typeof dutch>;
