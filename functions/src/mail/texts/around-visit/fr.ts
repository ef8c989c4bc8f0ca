import type { MailFact } from '../mail-texts.ts';
import type {
  AroundVisitMails,
  MailsOnMoves,
  MailsToSenior,
  MailsToStudent,
  VisitParts,
} from './around-visit-mails.ts';

const student: MailFact = { label: 'Qui vient', value: '{student} de {residence}' };
const senior: MailFact = { label: 'Chez', value: '{senior}' };
const place: MailFact = { label: 'Où', value: '{place}' };
const button = 'Ouvrir ma page';
const onYourPhone =
  'La page ne marche pas\u00a0? Ouvrez-la sur le téléphone où vous avez ouvert votre lien, ou appelez-nous.';

const toSenior = ({ greeting, when, service, hours, address }: VisitParts): MailsToSenior => ({
  'visit-tomorrow': {
    subject: 'Un étudiant vient demain',
    heading: 'Un étudiant vient demain',
    paragraphs: [greeting, 'Un étudiant passe chez vous demain. Vous n’avez rien à faire.'],
    facts: [when, student, hours, service, address],
    button: 'Voir mon aperçu',
    closing: [
      'Votre aperçu montre un code de quatre chiffres. Donnez-le demain à la porte.',
      'Cela ne vous convient plus\u00a0? Appelez-nous tout de suite.',
    ],
  },
  'visit-today': {
    subject: '{student} vient aujourd’hui',
    heading: '{student} vient aujourd’hui',
    paragraphs: [
      greeting,
      '{student} passe chez vous tout à l’heure.',
      'Ne laissez entrer que cet étudiant. Donnez-lui votre code à la porte.',
    ],
    facts: [when, student, hours, service],
    button: 'Voir mon code',
    closing: ['Personne ne vient, ou quelqu’un d’autre\u00a0? Appelez-nous tout de suite.'],
  },
  'student-underway': {
    subject: '{student} est en route vers chez vous',
    heading: '{student} est en route vers chez vous',
    paragraphs: [
      greeting,
      '{student} nous dit être en route.',
      'Ne laissez entrer que cet étudiant. Donnez-lui votre code à la porte.',
    ],
    facts: [when, student, service],
    button: 'Voir mon code',
    closing: ['Personne ne vient, ou quelqu’un d’autre\u00a0? Appelez-nous tout de suite.'],
  },
  'message-received': {
    subject: 'Un nouveau message au sujet d’une visite',
    heading: 'Un nouveau message au sujet d’une visite',
    paragraphs: [greeting, 'Quelqu’un vous a écrit au sujet de cette visite. Vous le lisez dans l’application.'],
    facts: [when, service],
    button: 'Lire le message',
    closing: ['C’est urgent\u00a0? Appelez-nous.'],
  },
});

const onMoves = ({ greeting, when, service, hours }: VisitParts): MailsOnMoves => ({
  'move-accepted': {
    subject: 'Votre visite a été déplacée',
    heading: 'Votre visite a été déplacée',
    paragraphs: [greeting, 'Vous avez demandé un autre moment. C’est possible\u00a0: voici le nouveau rendez-vous.'],
    facts: [when, service],
    button: 'Voir mes demandes',
    closing: ['Nous cherchons encore un étudiant. Nous vous prévenons dès que quelqu’un vient.'],
  },
  'move-declined': {
    subject: 'Votre visite ne peut pas être déplacée',
    heading: 'Votre visite ne peut pas être déplacée',
    paragraphs: [
      greeting,
      'Vous avez demandé de déplacer cette visite vers\u00a0: {asked}. Ce n’est pas possible.',
      '{reason}',
      'L’ancien rendez-vous reste valable.',
    ],
    facts: [when, service],
    button: 'Voir mes demandes',
    closing: ['L’ancien moment ne convient pas\u00a0? Demandez un autre moment, ou appelez-nous.'],
  },
  'student-move-asked': {
    subject: 'Pouvez-vous venir à un autre moment\u00a0?',
    heading: 'Pouvez-vous venir à un autre moment\u00a0?',
    paragraphs: [
      greeting,
      '{senior} demande de déplacer cette visite vers\u00a0: {asked}.',
      'Dites sur votre page si vous pouvez. Sans réponse, l’ancien rendez-vous reste valable.',
    ],
    facts: [when, senior, service, hours, place],
    button,
    closing: [onYourPhone],
  },
});

const toStudent = ({ greeting, when, service, hours }: VisitParts): MailsToStudent => ({
  'student-visit-offered': {
    subject: 'Pouvez-vous aider quelqu’un\u00a0?',
    heading: 'Pouvez-vous aider quelqu’un\u00a0?',
    paragraphs: [greeting, 'Nous cherchons un étudiant pour cette visite. Regardez-la et dites oui ou non.'],
    facts: [when, service, hours, place, { label: 'Répondre avant', value: '{until}' }],
    button,
    closing: ['Le premier qui dit oui reçoit la visite.', onYourPhone],
  },
  'student-visit-planned': {
    subject: 'Une visite est pour vous\u00a0: {when}',
    heading: 'Cette visite est pour vous',
    paragraphs: [greeting, 'Vous ferez cette visite. L’adresse est sur votre page.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Vous ne pouvez plus venir\u00a0? Dites-le au plus vite sur votre page.', onYourPhone],
  },
  'student-visit-moved': {
    subject: 'Une visite a changé de moment',
    heading: 'Une visite a changé de moment',
    paragraphs: [greeting, 'La visite reste la vôtre, mais à un autre moment. Voici le nouveau rendez-vous.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Ce moment ne vous convient pas\u00a0? Dites-le au plus vite sur votre page.', onYourPhone],
  },
  'student-visit-gone': {
    subject: 'Une visite n’est plus la vôtre',
    heading: 'Vous ne devez pas y aller',
    paragraphs: [greeting, 'Cette visite n’a pas lieu, ou quelqu’un d’autre la fait. Vous ne devez pas y aller.'],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Vous pensez que c’est une erreur\u00a0? Appelez-nous.'],
  },
  'student-visit-tomorrow': {
    subject: 'Demain vous allez chez {senior}',
    heading: 'Demain vous allez chez {senior}',
    paragraphs: [
      greeting,
      'Vous êtes attendu demain. L’adresse est sur votre page.',
      'Ouvrez-la déjà aujourd’hui. Elle marche alors aussi sans internet.',
    ],
    facts: [when, senior, service, hours, place],
    button,
    closing: ['Vous ne pouvez plus venir\u00a0? Dites-le tout de suite sur votre page.', onYourPhone],
  },
  'student-visit-message': {
    subject: 'Un nouveau message au sujet d’une visite',
    heading: 'Un nouveau message au sujet d’une visite',
    paragraphs: [greeting, 'Quelqu’un vous a écrit au sujet de cette visite. Vous le lisez sur votre page.'],
    facts: [when, service],
    button,
    closing: ['C’est urgent\u00a0? Appelez-nous.', onYourPhone],
  },
});

/** Mails before a visit: to the senior who comes and when, to the student what she is asked, what is hers, and what changed. */
export const frenchAroundVisit = (parts: VisitParts): AroundVisitMails => ({
  ...toSenior(parts),
  ...onMoves(parts),
  ...toStudent(parts),
});
