import type { CircleMails } from './circle-mails.ts';

export const frenchCircle = (greeting: string): CircleMails => ({
  'circle-invitation': {
    subject: '{senior} demande si vous voulez aider à organiser',
    heading: '{senior} demande votre aide',
    paragraphs: [
      greeting,
      '{senior} reçoit de l’aide à domicile d’étudiants, par {brand}.',
      '{senior} vous demande d’aider à l’organiser. La page dit ce que vous pouvez faire.',
      'Cliquez sur le bouton. Vous y créez un compte, ou vous vous connectez.',
    ],
    button: 'Voir l’invitation',
    closing: [
      'Le bouton fonctionne 7 jours, et une seule fois. Trop tard\u00a0? Demandez une nouvelle invitation.',
      'Vous ne connaissez pas {senior}\u00a0? Alors vous ne devez rien faire.',
    ],
  },
  'circle-question': {
    subject: 'Ceux qui vous aident peuvent-ils encore le faire\u00a0?',
    heading: 'Est-ce encore juste\u00a0?',
    paragraphs: [
      greeting,
      'Vous avez permis à quelqu’un d’organiser des choses pour vous. Une fois par an, nous demandons si c’est encore juste.',
      'La page dit qui peut faire quoi. Vous y dites si c’est encore juste, ou vous l’arrêtez.',
      'Vous ne faites rien\u00a0? Alors tout reste comme avant.',
    ],
    button: 'Voir qui peut aider',
    closing: ['Vous préférez appeler\u00a0? C’est possible aussi.'],
  },
});
