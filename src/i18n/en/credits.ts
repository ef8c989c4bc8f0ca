import type { credits as dutch } from '../nl/credits.ts';
import type { SameKeys } from '../same-keys.ts';

export const credits = {
  title: 'Manage credits',
  loading: 'We are fetching your balance.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  'call-instead': 'Call us on {{phone}}. We are glad to help.',
  'not-refreshed': 'We cannot refresh the information now. You see what this device saved.',
  euro_one: '{{count, number}} euro',
  euro_other: '{{count, number}} euros',

  // What one has
  'balance-title': 'Your balance',
  'balance-meaning': '1 credit = 1 euro',
  'balance-use': 'With your balance you pay for the help of our students.',
  'balance-below-zero': 'Your balance is below zero. Call us on {{phone}}. Then we look into it together.',
  'news-more': '{{amount}} added. Your balance is now {{balance}}.',
  'news-less': '{{amount}} taken off. Your balance is now {{balance}}.',

  // Buying
  'buy-title': 'Top up your balance',
  'amount-legend': 'For how much do you want to buy?',
  'amount-own': 'Another amount',
  'own-label': 'Which amount, in euros?',
  'own-hint': 'A whole number from 1 to 1000.',
  'own-mended': 'We made it {{amount}}. Choose a whole number from 1 to 1000.',
  price: 'You pay {{amount}}, with your bank card or with Bancontact.',
  buy: 'Buy credits',
  'buy-amount': 'Buy for {{amount}}',
  'buy-busy': 'The payment page is opening...',
  'buy-choose-first': 'First choose an amount.',
  'buy-type-first': 'First fill in an amount from 1 to 1000.',
  'buy-failed-nothing': 'You have not paid anything. Try again in a while.',
  'buy-no-network-title': 'You can only buy with internet',
  'buy-no-network-text': 'There is no connection now. Once it is back, you can buy here again.',
  'tab-title': 'Payment',
  'tab-text': 'The payment page will be here in a moment.',
  'opened-title': 'The payment page is open in another tab',
  'opened-text': 'Once you have paid, you see your new balance here.',

  // A purchase that is not paid by now
  'open-title': 'A purchase of {{amount}} is still open',
  'open-text': 'We have not received your payment yet.',
  'open-continue': 'Continue paying',
  'open-cancel': 'Cancel the purchase',
  'under-way-title': 'A payment of {{amount}} is on its way',

  // What came of it
  verifying: 'We are checking your payment.',
  'verify-trouble': 'We could not check your payment yet',
  'verify-trouble-text': 'We keep trying by ourselves. What you paid is not lost.',
  'verify-again': 'Check again',
  bought: 'Credits bought successfully! {{n}} credits added to your balance.',
  'not-paid': 'Your payment did not go through. You can try again.',
  cancelling: 'Cancelling...',
  'cancel-trouble': 'We could not cancel your purchase yet',
  'cancel-trouble-text': 'We keep trying by ourselves.',
  cancelled: 'Purchase cancelled.',
  'paid-after-all': 'You had paid already. {{amount}} added to your balance.',
  'not-cancelled': 'Your purchase is not cancelled',
  'cancel-again': 'Cancel again',

  // The ledger
  'list-title': 'Latest purchases and payments',
  'list-empty': 'You have not bought or paid anything yet.',
  'type-purchase_pending': 'Purchase (Pending)',
  'type-purchase_completed': 'Purchase',
  'type-purchase_cancelled': 'Cancelled',
  'type-service_usage': 'Service used',
  'type-refund': 'Refund',
  'seen-more': '+ {{amount}}',
  'seen-less': '− {{amount}}',
  'heard-more': '{{amount}} added',
  'heard-less': '{{amount}} taken off',
  'counts-not-yet': 'Does not count yet',
  'counts-never': 'Does not count',
} as const satisfies SameKeys<typeof dutch>;
