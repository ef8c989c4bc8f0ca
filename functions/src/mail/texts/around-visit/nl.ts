import type { MailFact } from '../mail-texts.ts';
import type {
  AroundVisitMails,
  MailsOnMoves,
  MailsToSenior,
  MailsToStudent,
  VisitParts,
} from './around-visit-mails.ts';

const student: MailFact = { label: 'Wie komt', value: '{student} uit {residence}' };
const senior: MailFact = { label: 'Bij wie', value: '{senior}' };
const place: MailFact = { label: 'Waar', value: '{place}' };
const button = 'Mijn pagina openen';
const onYourPhone = 'Werkt de pagina niet? Open ze op de gsm waarop u uw link al opende, of bel ons.';

const toSenior = ({ greeting, when, service, hours, address }: VisitParts): MailsToSenior => ({
  'visit-tomorrow': {
    subject: 'Morgen komt er een student',
    heading: 'Morgen komt er een student',
    paragraphs: [greeting, 'Morgen komt een student bij u langs. U hoeft niets te doen.'],
    facts: [when, student, hours, service, address],
    button: 'Mijn overzicht bekijken',
    closing: [
      'Op uw overzicht staat een code van vier cijfers. Zeg die morgen aan de deur.',
      'Past het toch niet? Bel ons meteen.',
    ],
  },
  'visit-today': {
    subject: 'Vandaag komt {student}',
    heading: 'Vandaag komt {student}',
    paragraphs: [
      greeting,
      'Straks komt {student} bij u langs.',
      'Laat alleen deze student binnen. Zeg uw code aan de deur.',
    ],
    facts: [when, student, hours, service],
    button: 'Mijn code bekijken',
    closing: ['Komt er niemand, of iemand anders? Bel ons meteen.'],
  },
  'student-underway': {
    subject: '{student} is op weg naar u',
    heading: '{student} is op weg naar u',
    paragraphs: [
      greeting,
      '{student} zegt: ik ben op weg.',
      'Laat alleen deze student binnen. Zeg uw code aan de deur.',
    ],
    facts: [when, student, service],
    button: 'Mijn code bekijken',
    closing: ['Komt er niemand, of iemand anders? Bel ons meteen.'],
  },
  'message-received': {
    subject: 'Een nieuw bericht over een bezoek',
    heading: 'Een nieuw bericht over een bezoek',
    paragraphs: [greeting, 'Iemand schreef u over dit bezoek. U leest het in de app.'],
    facts: [when, service],
    button: 'Het bericht lezen',
    closing: ['Is het dringend? Bel ons.'],
  },
});

const onMoves = ({ greeting, when, service, hours }: VisitParts): MailsOnMoves => ({
  'move-accepted': {
    subject: 'Uw bezoek is verplaatst',
    heading: 'Uw bezoek is verplaatst',
    paragraphs: [greeting, 'U vroeg om een ander moment. Dat kan: dit is de nieuwe afspraak.'],
    facts: [when, service],
    button: 'Mijn aanvragen bekijken',
    closing: ['We zoeken nog een student. U krijgt bericht zodra iemand komt.'],
  },
  'move-declined': {
    subject: 'Uw bezoek kan niet op het andere moment',
    heading: 'Uw bezoek kan niet op het andere moment',
    paragraphs: [
      greeting,
      'U vroeg om dit bezoek te verplaatsen naar {asked}. Dat lukt niet.',
      '{reason}',
      'De oude afspraak blijft gelden.',
    ],
    facts: [when, service],
    button: 'Mijn aanvragen bekijken',
    closing: ['Past het oude moment niet? Vraag een ander moment, of bel ons.'],
  },
  'student-move-asked': {
    subject: 'Kunt u op een ander moment komen?',
    heading: 'Kunt u op een ander moment komen?',
    paragraphs: [
      greeting,
      '{senior} vraagt om dit bezoek te verplaatsen naar {asked}.',
      'Zeg op uw pagina of u dan kunt. Tot iemand antwoordt, geldt de oude afspraak.',
    ],
    facts: [when, senior, service, hours, place],
    button,
    closing: [onYourPhone],
  },
});

const toStudent = ({ greeting, when, service, hours }: VisitParts): MailsToStudent => ({
  'student-visit-offered': {
    subject: 'Kunt u iemand helpen?',
    heading: 'Kunt u iemand helpen?',
    paragraphs: [greeting, 'Wij zoeken een student voor dit bezoek. Kijk het na en zeg ja of nee.'],
    facts: [when, service, hours, place, { label: 'Antwoorden kan tot', value: '{until}' }],
    button,
    closing: ['Wie eerst ja zegt, krijgt het bezoek.', onYourPhone],
  },
  'student-visit-planned': {
    subject: 'Een bezoek is van u: {when}',
    heading: 'Dit bezoek is van u',
    paragraphs: [greeting, 'U gaat dit bezoek doen. Het adres staat op uw pagina.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Kunt u toch niet? Zeg het zo snel mogelijk op uw pagina.', onYourPhone],
  },
  'student-visit-moved': {
    subject: 'Een bezoek komt op een ander moment',
    heading: 'Een bezoek komt op een ander moment',
    paragraphs: [greeting, 'Het bezoek blijft van u, maar op een ander moment. Dit is de nieuwe afspraak.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Past dit moment niet? Zeg het zo snel mogelijk op uw pagina.', onYourPhone],
  },
  'student-visit-gone': {
    subject: 'Een bezoek is niet meer van u',
    heading: 'U hoeft hier niet naartoe',
    paragraphs: [greeting, 'Dit bezoek gaat niet door, of iemand anders doet het. U hoeft niet te gaan.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Denkt u dat dit een vergissing is? Bel ons.'],
  },
  'student-visit-tomorrow': {
    subject: 'Morgen gaat u naar {senior}',
    heading: 'Morgen gaat u naar {senior}',
    paragraphs: [
      greeting,
      'Morgen wordt u verwacht. Het adres staat op uw pagina.',
      'Open ze nu al eens. Dan werkt ze ook zonder internet.',
    ],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Kunt u toch niet? Zeg het meteen op uw pagina.', onYourPhone],
  },
  'student-visit-message': {
    subject: 'Een nieuw bericht over een bezoek',
    heading: 'Een nieuw bericht over een bezoek',
    paragraphs: [greeting, 'Iemand schreef u over dit bezoek. U leest het op uw pagina.'],
    facts: [when, service],
    button,
    closing: ['Is het dringend? Bel ons.', onYourPhone],
  },
});

/** Mails before a visit: to the senior who comes and when, to the student what she is asked, what is hers, and what changed. */
export const dutchAroundVisit = (parts: VisitParts): AroundVisitMails => ({
  ...toSenior(parts),
  ...onMoves(parts),
  ...toStudent(parts),
});
