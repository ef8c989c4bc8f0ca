import type { ToldTexts } from './told-texts.ts';

const wrongMoment = 'Ce moment ne vous convient pas ? Appelez-nous dès que possible.';
const answerByPhone = 'Appelez-nous pour répondre.';

export const frenchTold: ToldTexts = {
  greeting: 'Bonjour {name},',
  sentences: {
    'visit-tomorrow': [
      'Demain, un étudiant vient chez vous. Vous ne devez rien faire.',
      'Cela ne va pas ? Dites-le-nous.',
    ],
    'student-assigned': ['Nous avons trouvé un étudiant pour vous. Vous ne devez plus rien faire.', wrongMoment],
    'student-unassigned': [
      'L’étudiant qui devait venir ne peut pas. Nous en sommes désolés.',
      'Nous cherchons un autre étudiant.',
    ],
    'visit-moved': ['La visite a lieu, mais à un autre moment.', wrongMoment],
    'move-accepted': ['Vous avez demandé un autre moment. C’est possible.', 'Nous cherchons encore un étudiant.'],
    'move-declined': [
      'Vous avez demandé de déplacer cette visite au {asked}. Ce n’est pas possible.',
      '{reason}',
      'L’ancien rendez-vous reste valable.',
    ],
    'request-cancelled': ['Cette demande est annulée. Vous ne devez plus rien faire.'],
    'request-resumed': ['Votre demande est maintenue. Tout reste comme avant.'],
    'visit-missed': ['L’étudiant n’est pas venu. Nous en sommes désolés.', 'Vous ne payez pas la visite.'],
    'quote-sent': ['Nous avons examiné votre demande. Voici le prix.', 'Êtes-vous d’accord ?', answerByPhone],
    'visit-done': [
      'La visite est terminée. Est-ce exact ?',
      'Sans nouvelles de vous, elle est approuvée après {silenceHours} heures.',
      'Quelque chose ne va pas ? Appelez-nous.',
    ],
    'visit-asked': ['Cette visite est terminée. L’étudiant est-il venu ?', answerByPhone],
  },
};
