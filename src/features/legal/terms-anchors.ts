/** The articles in order, with the anchor of each. The anchors are in print and must not change. */
export const termsAnchors = {
  who: 'wie-wij-zijn',
  words: 'woorden',
  scope: 'voor-wie',
  account: 'account',
  services: 'wat-wij-doen',
  booking: 'aanvragen',
  price: 'prijs',
  payment: 'betalen',
  cancellation: 'annuleren',
  withdrawal: 'herroepingsrecht',
  guarantee: 'garantie',
  respect: 'veiligheid',
  outside: 'buiten-ons-om',
  law: 'recht',
} as const;

export const attachmentAnchors = {
  prices: 'prijslijst',
  lateFees: 'kosten-bij-te-laat-betalen',
  withdrawalForm: 'formulier-voor-herroeping',
} as const;
