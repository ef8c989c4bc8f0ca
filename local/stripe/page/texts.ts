import { brand } from '#domain/brand.ts';
import type { ActionName } from '../practice/actions.ts';
import type { Method } from '../account/records.ts';
import type { Language } from './language.ts';

export interface PageTexts {
  readonly practice: string;
  readonly practiceNote: string;
  readonly payTitle: (amount: string) => string;
  readonly whatYouBuy: string;
  readonly total: string;
  readonly how: string;
  readonly methods: Readonly<Record<Method, string>>;
  readonly payNow: (amount: string) => string;
  readonly other: string;
  readonly payLater: string;
  readonly payLaterNote: string;
  readonly decline: string;
  readonly declineNote: string;
  readonly declined: string;
  readonly declinedHelp: string;
  readonly back: string;
  readonly backToApp: string;
  readonly expiredTitle: string;
  readonly expired: string;
  readonly paidTitle: string;
  readonly paid: (amount: string) => string;
  readonly onItsWayTitle: string;
  readonly onItsWay: (amount: string) => string;
  readonly failedTitle: string;
  readonly failed: (amount: string) => string;
  readonly unknownTitle: string;
  readonly unknown: string;
  readonly overview: string;
  readonly overviewNote: string;
  readonly noPayments: string;
  readonly payment: (amount: string) => string;
  readonly toPayment: string;
  readonly toOverview: string;
  readonly states: Readonly<Record<PaymentState, string>>;
  readonly whatNext: string;
  readonly nothingNext: string;
  readonly actions: Readonly<Record<ActionName, string>>;
  readonly events: string;
  readonly eventsNote: string;
  readonly delivery: Readonly<Record<'waiting' | 'delivered' | 'dropped', string>>;
  readonly attempts: (count: number) => string;
  readonly madeAt: (moment: string) => string;
  readonly refused: string;
}

export type PaymentState =
  | 'open'
  | 'expired'
  | 'paid'
  | 'onItsWay'
  | 'failed'
  | 'refunded'
  | 'partlyRefunded'
  | 'disputed';

const nl: PageTexts = {
  practice: 'Oefenbetaling',
  practiceNote: 'Dit is een oefenpagina. U betaalt geen echt geld.',
  payTitle: (amount) => `${amount} betalen`,
  whatYouBuy: 'Wat u koopt',
  total: 'Samen',
  how: 'Hoe wilt u betalen?',
  methods: { card: 'Bankkaart', bancontact: 'Bancontact' },
  payNow: (amount) => `${amount} betalen`,
  other: 'Iets anders oefenen',
  payLater: 'Betalen met geld dat later komt',
  payLaterNote: 'De bank heeft dan tijd nodig. U kiest zelf of het geld komt.',
  decline: 'De bank laten weigeren',
  declineNote: 'Dan kunt u daarna opnieuw proberen.',
  declined: 'De bank heeft de betaling geweigerd.',
  declinedHelp: 'Er is niets betaald. Probeer opnieuw of kies een andere manier.',
  back: `Niet betalen en terug naar ${brand.name}`,
  backToApp: `Terug naar ${brand.name}`,
  expiredTitle: 'Deze betaalpagina is gesloten',
  expired: `Hier kan niet meer betaald worden. Er is niets betaald. Wilt u toch kopen? Begin dan opnieuw in ${brand.name}.`,
  paidTitle: 'Deze betaling is al gedaan',
  paid: (amount) => `U hebt ${amount} betaald. U hoeft niets meer te doen.`,
  onItsWayTitle: 'Het geld is onderweg',
  onItsWay: (amount) => `De bank is nog bezig met uw ${amount}. U hoeft niets meer te doen.`,
  failedTitle: 'De betaling is niet gelukt',
  failed: (amount) => `Het geld (${amount}) is niet aangekomen. Begin opnieuw in ${brand.name}.`,
  unknownTitle: 'Deze betaalpagina bestaat niet',
  unknown: `Kijk het adres na, of begin opnieuw in ${brand.name}.`,
  overview: 'Oefenbetalingen',
  overviewNote: 'Hier staan alle oefenbetalingen op deze computer. Er is geen echt geld bij.',
  noPayments: 'Er zijn nog geen betalingen.',
  payment: (amount) => `Betaling van ${amount}`,
  toPayment: 'Naar de betaalpagina',
  toOverview: 'Alle oefenbetalingen',
  states: {
    open: 'Nog niet betaald',
    expired: 'Gesloten, niet betaald',
    paid: 'Betaald',
    onItsWay: 'Het geld is onderweg',
    failed: 'Het geld is niet aangekomen',
    refunded: 'Betaald en terugbetaald',
    partlyRefunded: 'Betaald, voor een deel terugbetaald',
    disputed: 'Betaald en betwist',
  },
  whatNext: 'Wat gebeurt er nu?',
  nothingNext: 'Met deze betaling kan niets meer gebeuren.',
  actions: {
    pay: 'Betalen',
    'pay-later': 'Betalen met geld dat later komt',
    decline: 'De bank laten weigeren',
    expire: 'De betaalpagina nu sluiten',
    'money-arrives': 'Het geld komt aan',
    'money-fails': 'Het geld komt niet aan',
    refund: 'Alles terugbetalen',
    'refund-arrives': 'De terugbetaling komt aan',
    'refund-fails': 'De bank neemt de terugbetaling niet aan',
    dispute: 'De klant betwist de betaling bij de bank',
    inquire: 'De bank vraagt uitleg, zonder geld te nemen',
    'win-dispute': `De bank geeft ${brand.name} gelijk`,
    'lose-dispute': 'De bank geeft de klant gelijk',
  },
  events: `Berichten aan ${brand.name}`,
  eventsNote: 'Een bericht dat niet aankomt, gaat later opnieuw weg.',
  delivery: { waiting: 'nog niet aangekomen', delivered: 'aangekomen', dropped: 'weggegooid' },
  attempts: (count) => (count === 1 ? '1 keer verstuurd' : `${count} keer verstuurd`),
  madeAt: (moment) => `Gemaakt op ${moment}`,
  refused: 'Dat kan nu niet met deze betaling.',
};

const en: PageTexts = {
  practice: 'Practice payment',
  practiceNote: 'This is a practice page. You pay no real money.',
  payTitle: (amount) => `Pay ${amount}`,
  whatYouBuy: 'What you buy',
  total: 'Total',
  how: 'How do you want to pay?',
  methods: { card: 'Bank card', bancontact: 'Bancontact' },
  payNow: (amount) => `Pay ${amount}`,
  other: 'Practise something else',
  payLater: 'Pay with money that comes later',
  payLaterNote: 'The bank then needs time. You choose whether the money comes.',
  decline: 'Let the bank refuse',
  declineNote: 'You can then try again.',
  declined: 'The bank has refused the payment.',
  declinedHelp: 'Nothing was paid. Try again or choose another way.',
  back: `Do not pay, back to ${brand.name}`,
  backToApp: `Back to ${brand.name}`,
  expiredTitle: 'This payment page is closed',
  expired: `It is no longer possible to pay here. Nothing was paid. Do you still want to buy? Start again in ${brand.name}.`,
  paidTitle: 'This payment has been made already',
  paid: (amount) => `You have paid ${amount}. You need not do anything more.`,
  onItsWayTitle: 'The money is on its way',
  onItsWay: (amount) => `The bank is still busy with your ${amount}. You need not do anything more.`,
  failedTitle: 'The payment did not succeed',
  failed: (amount) => `The money (${amount}) did not arrive. Start again in ${brand.name}.`,
  unknownTitle: 'This payment page does not exist',
  unknown: `Check the address, or start again in ${brand.name}.`,
  overview: 'Practice payments',
  overviewNote: 'Here are all practice payments on this computer. There is no real money in them.',
  noPayments: 'There are no payments yet.',
  payment: (amount) => `Payment of ${amount}`,
  toPayment: 'To the payment page',
  toOverview: 'All practice payments',
  states: {
    open: 'Not paid yet',
    expired: 'Closed, not paid',
    paid: 'Paid',
    onItsWay: 'The money is on its way',
    failed: 'The money did not arrive',
    refunded: 'Paid and refunded',
    partlyRefunded: 'Paid, refunded in part',
    disputed: 'Paid and disputed',
  },
  whatNext: 'What happens now?',
  nothingNext: 'Nothing more can happen to this payment.',
  actions: {
    pay: 'Pay',
    'pay-later': 'Pay with money that comes later',
    decline: 'Let the bank refuse',
    expire: 'Close the payment page now',
    'money-arrives': 'The money arrives',
    'money-fails': 'The money does not arrive',
    refund: 'Refund everything',
    'refund-arrives': 'The refund arrives',
    'refund-fails': 'The bank does not take the refund',
    dispute: 'The customer disputes the payment at the bank',
    inquire: 'The bank asks for an explanation and takes no money',
    'win-dispute': `The bank agrees with ${brand.name}`,
    'lose-dispute': 'The bank agrees with the customer',
  },
  events: `Messages to ${brand.name}`,
  eventsNote: 'A message that does not arrive is sent again later.',
  delivery: { waiting: 'not arrived yet', delivered: 'arrived', dropped: 'thrown away' },
  attempts: (count) => (count === 1 ? 'sent once' : `sent ${count} times`),
  madeAt: (moment) => `Made on ${moment}`,
  refused: 'That cannot be done to this payment now.',
};

export const pageTexts: Readonly<Record<Language, PageTexts>> = { nl, en };
