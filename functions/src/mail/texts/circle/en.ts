import type { CircleMails } from './circle-mails.ts';

export const englishCircle = (greeting: string): CircleMails => ({
  'circle-invitation': {
    subject: '{senior} asks whether you will help to arrange things',
    heading: '{senior} asks for your help',
    paragraphs: [
      greeting,
      '{senior} gets help at home from students, through {brand}.',
      '{senior} asks you to help to arrange it. The page says what you may do.',
      'Press the button. There you make an account, or you log in.',
    ],
    button: 'Look at the invitation',
    closing: [
      'The button works for 7 days, and once. Too late? Ask for a new invitation.',
      'You do not know {senior}? Then you need not do anything.',
    ],
  },
  'circle-question': {
    subject: 'May the people who help you still do so?',
    heading: 'Is it still right?',
    paragraphs: [
      greeting,
      'You let somebody help to arrange things for you. Once a year we ask whether that is still right.',
      'The page says who may do what. There you say that it is still right, or you stop it.',
      'You do nothing? Then all stays as it is.',
    ],
    button: 'See who may help',
    closing: ['Would you rather call? That is fine too.'],
  },
});
