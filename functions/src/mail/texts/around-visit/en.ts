import type { MailFact } from '../mail-texts.ts';
import type {
  AroundVisitMails,
  MailsOnMoves,
  MailsToSenior,
  MailsToStudent,
  VisitParts,
} from './around-visit-mails.ts';

const student: MailFact = { label: 'Who comes', value: '{student} from {residence}' };
const senior: MailFact = { label: 'With', value: '{senior}' };
const place: MailFact = { label: 'Where', value: '{place}' };
const button = 'Open my page';
const onYourPhone = 'Does the page not work? Open it on the phone on which you opened your link before, or call us.';

const toSenior = ({ greeting, when, service, hours, address }: VisitParts): MailsToSenior => ({
  'visit-tomorrow': {
    subject: 'A student comes tomorrow',
    heading: 'A student comes tomorrow',
    paragraphs: [greeting, 'A student visits you tomorrow. You do not have to do anything.'],
    facts: [when, student, hours, service, address],
    button: 'Look at my overview',
    closing: [
      'Your overview shows a code of four digits. Tell it at the door tomorrow.',
      'Does it not suit you after all? Call us at once.',
    ],
  },
  'visit-today': {
    subject: '{student} comes today',
    heading: '{student} comes today',
    paragraphs: [
      greeting,
      '{student} visits you later today.',
      'Let only this student in. Tell the student your code at the door.',
    ],
    facts: [when, student, hours, service],
    button: 'Look at my code',
    closing: ['Does nobody come, or somebody else? Call us at once.'],
  },
  'student-underway': {
    subject: '{student} is on the way to you',
    heading: '{student} is on the way to you',
    paragraphs: [
      greeting,
      '{student} says: I am on my way.',
      'Let only this student in. Tell the student your code at the door.',
    ],
    facts: [when, student, service],
    button: 'Look at my code',
    closing: ['Does nobody come, or somebody else? Call us at once.'],
  },
  'message-received': {
    subject: 'A new message about a visit',
    heading: 'A new message about a visit',
    paragraphs: [greeting, 'Somebody wrote to you about this visit. You read it in the app.'],
    facts: [when, service],
    button: 'Read the message',
    closing: ['Is it urgent? Call us.'],
  },
});

const onMoves = ({ greeting, when, service, hours }: VisitParts): MailsOnMoves => ({
  'move-accepted': {
    subject: 'Your visit has been moved',
    heading: 'Your visit has been moved',
    paragraphs: [greeting, 'You asked for another time. We can do that: this is the new appointment.'],
    facts: [when, service],
    button: 'See my requests',
    closing: ['We are still looking for a student. We tell you as soon as somebody comes.'],
  },
  'move-declined': {
    subject: 'Your visit cannot be at the other time',
    heading: 'Your visit cannot be at the other time',
    paragraphs: [
      greeting,
      'You asked to move this visit to {asked}. That is not possible.',
      '{reason}',
      'The old appointment stands.',
    ],
    facts: [when, service],
    button: 'See my requests',
    closing: ['Does the old time not suit you? Ask for another time, or call us.'],
  },
  'student-move-asked': {
    subject: 'Can you come at another time?',
    heading: 'Can you come at another time?',
    paragraphs: [
      greeting,
      '{senior} asks to move this visit to {asked}.',
      'Say on your page whether you can. Until somebody answers, the old appointment stands.',
    ],
    facts: [when, senior, service, hours, place],
    button,
    closing: [onYourPhone],
  },
});

const toStudent = ({ greeting, when, service, hours }: VisitParts): MailsToStudent => ({
  'student-visit-offered': {
    subject: 'Can you help somebody?',
    heading: 'Can you help somebody?',
    paragraphs: [greeting, 'We are looking for a student for this visit. Look at it, and say yes or no.'],
    facts: [when, service, hours, place, { label: 'You can answer until', value: '{until}' }],
    button,
    closing: ['Whoever says yes first gets the visit.', onYourPhone],
  },
  'student-visit-planned': {
    subject: 'A visit is yours: {when}',
    heading: 'This visit is yours',
    paragraphs: [greeting, 'You are going to do this visit. The address is on your page.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Can you not come after all? Say so on your page as soon as possible.', onYourPhone],
  },
  'student-visit-moved': {
    subject: 'A visit is at another time',
    heading: 'A visit is at another time',
    paragraphs: [greeting, 'The visit is still yours, but at another time. This is the new appointment.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Does this time not suit you? Say so on your page as soon as possible.', onYourPhone],
  },
  'student-visit-gone': {
    subject: 'A visit is no longer yours',
    heading: 'You do not have to go there',
    paragraphs: [greeting, 'This visit will not take place, or somebody else does it. You do not have to go.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Do you think that this is a mistake? Call us.'],
  },
  'student-visit-tomorrow': {
    subject: 'You visit {senior} tomorrow',
    heading: 'You visit {senior} tomorrow',
    paragraphs: [
      greeting,
      'You are expected tomorrow. The address is on your page.',
      'Open it once today. Then it works without internet as well.',
    ],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Can you not come after all? Say so on your page at once.', onYourPhone],
  },
  'student-visit-message': {
    subject: 'A new message about a visit',
    heading: 'A new message about a visit',
    paragraphs: [greeting, 'Somebody wrote to you about this visit. You read it on your page.'],
    facts: [when, service],
    button,
    closing: ['Is it urgent? Call us.', onYourPhone],
  },
});

/** Mails before a visit: to the senior who comes and when, to the student what she is asked, what is hers, and what changed. */
export const englishAroundVisit = (parts: VisitParts): AroundVisitMails => ({
  ...toSenior(parts),
  ...onMoves(parts),
  ...toStudent(parts),
});
