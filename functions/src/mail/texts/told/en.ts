import type { ToldTexts } from './told-texts.ts';

const wrongMoment = 'Does this moment not suit you? Call us as soon as you can.';
const answerByPhone = 'Call us to answer.';

export const englishTold: ToldTexts = {
  greeting: 'Dear {name},',
  sentences: {
    'visit-tomorrow': ['Tomorrow a student comes to you. You need not do anything.', 'Does it not suit you? Tell us.'],
    'student-assigned': ['We found a student for you. You need not do anything more.', wrongMoment],
    'student-unassigned': ['The student who would come cannot. We are sorry.', 'We are looking for another student.'],
    'visit-moved': ['The visit goes on, but at another moment.', wrongMoment],
    'move-accepted': ['You asked for another moment. That is possible.', 'We are still looking for a student.'],
    'move-declined': [
      'You asked to move this visit to {asked}. That is not possible.',
      '{reason}',
      'The former appointment stands.',
    ],
    'request-cancelled': ['This request does not go on. You need not do anything more.'],
    'request-resumed': ['Your request goes on after all. Everything stays as it was.'],
    'visit-missed': ['The student did not come to this visit. We are sorry.', 'You do not pay for the visit.'],
    'quote-sent': ['We looked at your request. This is the price.', 'Do you agree?', answerByPhone],
    'visit-done': [
      'The visit is over. Is it right as it stands here?',
      'If you say nothing, it is approved after {silenceHours} hours.',
      'Is something wrong? Call us.',
    ],
    'visit-asked': ['This visit is over. Was the student with you?', answerByPhone],
  },
};
