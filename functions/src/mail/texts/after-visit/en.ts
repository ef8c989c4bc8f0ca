import type { AfterVisitMails, CommonParts } from './after-visit-mails.ts';

/** Mails about a visit that nobody wrote down, that nobody came to, or that was cancelled late. */
export const englishAfterVisit = ({ greeting, when, service }: CommonParts): AfterVisitMails => ({
  'visit-asked': {
    subject: 'Was the student there?',
    heading: 'Was the student there?',
    paragraphs: [
      greeting,
      'This visit is over. But we do not know whether the student was there.',
      'Press the button and tell us. We then put it right.',
    ],
    facts: [when, service],
    button: 'Answer',
    closing: ['You pay nothing yet. Would you rather answer on the phone? Call us.'],
  },
  'visit-missed': {
    subject: 'The student did not come',
    heading: 'We are sorry',
    paragraphs: [
      greeting,
      'The student did not come to this visit. That should not have happened.',
      'You do not pay for the visit. {credited} was added to your balance.',
    ],
    facts: [when, service, { label: 'Added to your balance', value: '{credited}' }],
    button: 'To my balance',
    closing: ['Do you still want help on another day? Call us.'],
  },
  'visit-fee': {
    subject: 'Cancelling costs {price}',
    heading: 'Cancelling costs {price}',
    paragraphs: [
      greeting,
      'We cancelled this visit. That was less than three days before it.',
      'So it costs {price}, as we told you. We pay it with your balance.',
    ],
    facts: [when, service, { label: 'Costs', value: '{price}' }],
    button: 'To my balance',
    closing: ['Is your balance not enough? Then you read there what is left to pay. Is something wrong? Call us.'],
  },
  'student-visit-asked': {
    subject: 'Were you with {senior}?',
    heading: 'Were you with {senior}?',
    paragraphs: [
      greeting,
      'This visit is over. You did not tell us that it ended.',
      'Were you there? Say so on your page, and how long it took.',
    ],
    facts: [{ label: 'With', value: '{senior}' }, when, service],
    button: 'Open my page',
    closing: ['Does the page not work? Open it on the phone on which you opened your link before, or call us.'],
  },
});
