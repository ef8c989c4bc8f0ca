import type { LazyTexts } from '#i18n/namespaces/lazy-texts.ts';

export const refund: LazyTexts['refund'] = {
  title: 'Get money back',

  // What was not used
  unused: 'You can get {{amount}} back. You paid it and did not use it.',
  'unused-none': 'There is nothing to pay back now.',
  kept: '{{amount}} stays on your balance. It is needed for visits that are over.',
  given: '{{amount}} was given to you. It stays on your balance.',
  ask: 'Ask for {{amount}} back',
  'no-network': 'Asking money back or withdrawing needs the internet',
  'no-network-text': 'There is no connection now. Is it back? Then you can do it here.',

  // Withdrawing a purchase
  'purchases-title': 'Withdraw from a purchase',
  'purchases-why': 'Within 14 days you may undo a purchase. That is called withdrawing. You do not have to say why.',
  purchase: 'Purchase of {{amount}} on {{day}}',
  'purchase-until': 'You can do so until the end of {{day}}.',
  'purchase-part': '{{used}} is already used or needed for a visit. {{unused}} goes back.',
  'purchase-used': 'This purchase is used completely. There is nothing left to pay back.',
  withdraw: 'Withdraw from purchase',

  // The second tap
  'sure-title': 'Ask for {{amount}} back?',
  'withdraw-title': 'Withdraw from this purchase?',
  'withdraw-what': 'You withdraw from your purchase of {{amount}} on {{day}}.',
  'withdraw-part': '{{used}} is already used or needed for a visit. That does not go back.',
  'by-card': '{{amount}} goes to the card or account that you paid with. That takes 5 to 10 working days.',
  'by-transfer':
    '{{amount}} comes by bank transfer. We first call you for your account number. That takes 14 days at most.',
  'gone-at-once': 'The amount leaves your balance at once. You get an e-mail with the day and the hour.',
  sure: 'Yes, ask for {{amount}} back',
  'withdraw-sure': 'Confirm withdrawal',
  busy: 'One moment...',
  back: 'No, go back',

  // What came of it
  done: 'Done. {{amount}} goes back. You get an e-mail.',
  'withdraw-done': 'You withdrew from your purchase. {{amount}} goes back. You get an e-mail.',
  failed: 'It did not work',
  'failed-nothing': 'We are not sure whether we got your question. Pressing again does no harm.',

  // Asked before
  'asked-title': 'What you asked back before',
  'asked-card': '{{amount}} to your card or account',
  'asked-transfer': '{{amount}} by bank transfer',
  'asked-on': 'Asked on {{day}}',
  'state-pending': 'On its way',
  'state-sent': 'On its way',
  'state-done': 'Paid back',
  'state-failed': 'Did not work: it is on your balance again',
};
