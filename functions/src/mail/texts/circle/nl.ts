import type { CircleMails } from './circle-mails.ts';

export const dutchCircle = (greeting: string): CircleMails => ({
  'circle-invitation': {
    subject: '{senior} vraagt of u wilt helpen regelen',
    heading: '{senior} vraagt uw hulp',
    paragraphs: [
      greeting,
      '{senior} krijgt hulp thuis van studenten, via {brand}.',
      '{senior} vraagt u om mee te helpen regelen. Op de pagina leest u wat u mag doen.',
      'Druk op de knop. U maakt daar een account, of u logt in.',
    ],
    button: 'De uitnodiging bekijken',
    closing: [
      'De knop werkt 7 dagen, en één keer. Te laat? Vraag een nieuwe uitnodiging.',
      'Kent u {senior} niet? Dan hoeft u niets te doen.',
    ],
  },
  'circle-question': {
    subject: 'Mag wie u helpt dat nog altijd doen?',
    heading: 'Klopt het nog?',
    paragraphs: [
      greeting,
      'U liet iemand toe om voor u te helpen regelen. Wij vragen één keer per jaar of dat nog klopt.',
      'Op de pagina ziet u wie wat mag. U zegt daar of het nog klopt, of u stopt het.',
      'Doet u niets? Dan blijft alles zoals het is.',
    ],
    button: 'Bekijken wie mag helpen',
    closing: ['Belt u liever? Dat kan ook.'],
  },
});
