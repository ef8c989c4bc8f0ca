import { englishAroundVisit } from './around-visit/en.ts';
import { englishAfterVisit } from './after-visit/en.ts';
import { englishDebts } from './debts/en.ts';
import { serviceNames } from '#functions/shell/service-names.ts';
import { englishMoneyBack } from './money-back/en.ts';
import { englishErasure } from './erasure/en.ts';
import { englishCircle } from './circle/en.ts';
import { englishGifts } from './gifts/en.ts';
import { englishTold } from './told/en.ts';
import type { MailFact, MailTexts } from './mail-texts.ts';

const greeting = 'Dear {name},';
const reference: MailFact = { label: 'Reference', value: '{reference}' };
const service: MailFact = { label: 'Service', value: '{service}' };
const when: MailFact = { label: 'When', value: '{when}' };
const hours: MailFact = { label: 'How long', value: '{hours}' };
const perHour: MailFact = { label: 'Price per hour', value: '{perHour}' };
const startedHalfHours = 'You pay for each half hour that was begun, as we agreed.';
const receiptThere = 'Your receipt is with your balance. You can keep or print it there.';
const address: MailFact = { label: 'Address', value: '{address}' };

const several = (count: number): string => (count === 1 ? '' : 's');

export const englishMails: MailTexts = {
  language: 'en',
  colon: ':',
  formats: {
    locale: 'en-GB',
    services: serviceNames.EN,
    moment: (day, hour, minute) => `${day} at ${String(hour).padStart(2, '0')}:${minute ?? '00'}`,
    hours: (count, shown) => `${shown} hour${several(count)}`,
    credits: (count) => `${count} credit${several(count)}`,
    euro: (_count, shown) => `${shown} euro`,
  },
  templates: {
    'verify-email': {
      subject: 'Confirm your email address',
      heading: 'Welcome to {brand}',
      paragraphs: [
        'You made an account with this email address.',
        'Click the button. That tells us the address is yours. Then you can log in.',
      ],
      button: 'Confirm my email address',
      closing: [
        'Is the link too old? Then ask for a new one on the login page.',
        'Did you not make an account? Then you do not have to do anything.',
      ],
    },
    'reset-password': {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        'You asked us for a new password for {brand}.',
        'Click the button. Then choose your new password yourself.',
      ],
      button: 'Choose a new password',
      closing: [
        'The link works for a short time only. Is it too old? Then ask for a new one.',
        'Did you not ask for this? Then you do not have to do anything. Your password stays as it is.',
      ],
    },
    welcome: {
      subject: 'Your account at {brand} is ready',
      heading: 'Welcome to {brand}',
      paragraphs: [
        greeting,
        'Your email address is confirmed. Your account is ready.',
        'You can ask for help now. We will look for a student who suits you.',
      ],
      button: 'Go to my overview',
      closing: ['Would you rather ask for help by telephone? That is fine too.'],
    },
    'account-invitation': {
      subject: 'Make your account at {brand}',
      heading: 'Make your account at {brand}',
      paragraphs: [
        greeting,
        'You are our customer already, on the phone. With an account you can see everything yourself.',
        'Your requests and visits are in it. You can always keep calling us.',
        'Click the button and choose a password.',
      ],
      button: 'Choose a password',
      closing: [
        'The button works for a short time only. Too late? Ask for a new password on the login page.',
        'Do you not know us? Then you do not have to do anything.',
      ],
    },
    'request-received': {
      subject: 'We received your request {reference}',
      heading: 'We received your request',
      paragraphs: [
        greeting,
        'Thank you for your request. We are looking for a student now.',
        'We will contact you to agree on a price.',
      ],
      facts: [reference, service, when, hours, address],
      button: 'See my request',
      closing: ['Is something not right? Call us, and tell us the reference.'],
    },
    'request-cancelled': {
      subject: 'Your request {reference} is cancelled',
      heading: 'Your request is cancelled',
      paragraphs: [greeting, 'This visit will not take place. You do not have to do anything more.'],
      facts: [reference, service, when],
      button: 'See my requests',
      closing: ['Was that not what you wanted? Call us, or ask for help again.'],
    },
    'request-resumed': {
      subject: 'Your request {reference} goes on after all',
      heading: 'Your request goes on after all',
      paragraphs: [
        greeting,
        'You got an e-mail that this request is cancelled. That was a mistake. We are sorry.',
        'Your request goes on. Everything stays as it was.',
      ],
      facts: [when, { label: 'Student', value: '{student}' }, service, reference],
      button: 'See my request',
      closing: ['Do you not want the help any more? Cancel it yourself, or call us.'],
    },
    'quote-sent': {
      subject: 'What the help costs: your request {reference}',
      heading: 'What the help costs',
      paragraphs: [
        greeting,
        'We looked at your request. This is the price.',
        'Do you agree? Press the button and say yes. Then we plan a student.',
      ],
      facts: [{ label: 'Price per hour', value: '{price}' }, hours, service, when, reference],
      button: 'Say yes or no',
      closing: ['Do you have a question about the price? Call us.'],
    },
    'student-assigned': {
      subject: 'We found a student for you',
      heading: 'We found a student for you',
      paragraphs: [greeting, 'A student will come to you. You do not have to do anything more.'],
      facts: [
        { label: 'Student', value: '{student}', unknown: 'The name follows. You will find it with your request.' },
        { label: 'Lives in', value: '{residence}' },
        when,
        hours,
        address,
        service,
        reference,
      ],
      button: 'See my request',
      closing: ['Does it not suit you after all? Call us as soon as you can.'],
    },
    'student-unassigned': {
      subject: 'Another student will come',
      heading: 'Another student will come',
      paragraphs: [
        greeting,
        'The student who was to come cannot come. We are sorry.',
        'We are looking for another student. You get an email as soon as we find one.',
      ],
      facts: [service, when, reference],
      button: 'See my request',
      closing: ['Would you rather have another day? Call us.'],
    },
    'visit-moved': {
      subject: 'Your visit is at another time',
      heading: 'Your visit is at another time',
      paragraphs: [greeting, 'The visit takes place, but at another time. This is the new appointment.'],
      facts: [when, { label: 'Student', value: '{student}' }, hours, address, service, reference],
      button: 'See my request',
      closing: ['Does this time not suit you? Call us as soon as you can.'],
    },
    'visit-ended': {
      subject: 'How was the visit?',
      heading: 'How was the visit?',
      paragraphs: [
        greeting,
        'The visit is over. We would like to know how it was.',
        'Answer a few short questions. Somebody of your family may do so too.',
      ],
      facts: [service, when, reference],
      button: 'Review the visit',
      closing: ['The link works for {reviewDays} days, and once. You do not need to log in.'],
    },
    'visit-done': {
      subject: 'Is the visit right?',
      heading: 'Is the visit right?',
      paragraphs: [
        greeting,
        'The visit is over. Below you read how long it took. Please look at it.',
        'Is it right? Then press the button and approve it.',
        'If you say nothing, it is approved after {silenceHours} hours.',
      ],
      facts: [when, service, hours, perHour, { label: 'Together', value: '{price}' }],
      button: 'Look at the visit',
      closing: [startedHalfHours, 'Is something wrong? Then ask us to look at it, or call us.'],
    },
    ...englishAroundVisit({ greeting, when, service, hours, address }),
    ...englishAfterVisit({ greeting, when, service }),
    ...englishDebts({ greeting, when, service }),
    ...englishCircle(greeting),
    ...englishErasure(greeting),
    ...englishGifts(greeting),
    ...englishMoneyBack({ greeting, when, service }),
    'visit-charged': {
      subject: 'Your visit is paid',
      heading: 'Your visit is paid',
      paragraphs: [greeting, 'This visit was paid from your balance. You do not have to do anything.'],
      facts: [
        when,
        service,
        hours,
        perHour,
        { label: 'Paid', value: '{price}' },
        { label: 'Your balance is now', value: '{balance}' },
      ],
      button: 'See my balance',
      closing: [receiptThere, startedHalfHours, 'Is something wrong? Call us.'],
    },
    'visit-unpaid': {
      subject: 'Your balance is too low for a visit',
      heading: 'Your balance is too low',
      paragraphs: [
        greeting,
        'Your balance is too low to pay for this visit. Please top it up.',
        'Then we pay for the visit from it by ourselves.',
      ],
      facts: [
        when,
        service,
        hours,
        perHour,
        { label: 'Together', value: '{price}' },
        { label: 'Still missing', value: '{missing}' },
      ],
      button: 'Top up my balance',
      closing: [startedHalfHours, 'Do you have a question? Call us.'],
    },
    'payment-received': {
      subject: 'We received your payment',
      heading: 'We received your payment',
      paragraphs: [greeting, 'Thank you for your payment. Your credits are ready for you.'],
      facts: [
        { label: 'Bought', value: '{credits}' },
        { label: 'Paid', value: '{paid}' },
        { label: 'Your balance is now', value: '{balance}' },
      ],
      button: 'See my credits',
      closing: [receiptThere, 'Did you not buy this? Then call us at once.'],
    },
    'monthly-statement': {
      subject: 'Your statement of {month}',
      heading: 'Your statement of {month}',
      paragraphs: [
        greeting,
        'Your statement of {month} is ready. It says what you bought and paid.',
        'You find it with your balance. You can keep or print it there.',
      ],
      facts: [
        { label: 'Balance at the beginning', value: '{opening}' },
        { label: 'Balance at the end', value: '{closing}' },
        { label: 'Number', value: '{number}' },
      ],
      button: 'See my statement',
      closing: ['You do not have to do anything. Is something wrong? Call us.'],
    },
    'student-link': {
      subject: 'Your link to {brand}',
      heading: 'Your own link',
      paragraphs: [
        greeting,
        'With this link you see whom you can help, and when. You say yes or no there.',
        'The link is for you alone. Give it to nobody else.',
        'Open it on your phone. It then keeps working there.',
      ],
      button: 'Open my page',
      closing: [
        'Did you get a link before? Then use this one. Every year in September you get a new one.',
        'Did you lose your phone? Call us at once. We turn the link off.',
      ],
    },
  },
  told: englishTold,
  bareLink: 'Does the button not work? Then open this link:',
  help: [
    'Do you need help? Call us on {phone}.',
    'We are there from Monday to Friday, from {fromHour}:00 to {toHour}:00.',
  ],
  passwordHelp: 'Give your password to nobody. We never ask for it.',
};
