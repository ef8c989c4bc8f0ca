import type { GiftMails } from './gift-mails.ts';

export const dutchGifts = (greeting: string): GiftMails => ({
  'gift-received': {
    subject: 'U kreeg een geschenk',
    heading: 'U kreeg een geschenk',
    paragraphs: [
      greeting,
      '{from} gaf u hulp aan huis cadeau.',
      '{from} schrijft: “{message}”',
      'Het staat al op uw saldo. U hoeft niets te doen.',
    ],
    facts: [
      { label: 'Uw geschenk', value: '{credits}' },
      { label: 'Uw saldo is nu', value: '{balance}' },
    ],
    button: 'Mijn saldo bekijken',
    closing: ['Wilt u hulp aanvragen? Dat kan in de app, of bel ons op {phone}.'],
  },
  'gift-given': {
    subject: 'Uw geschenk is betaald',
    heading: 'Uw geschenk is betaald',
    paragraphs: [
      greeting,
      'Bedankt. Het geschenk staat op het saldo van {senior}.',
      'U kunt nu een kaart afdrukken om te geven.',
    ],
    facts: [
      { label: 'Geschenk', value: '{credits}' },
      { label: 'Betaald', value: '{paid}' },
    ],
    button: 'De kaart afdrukken',
    closing: ['Uw bewijs staat daar ook.', 'Gaf u dit niet? Bel ons dan meteen.'],
  },
});
