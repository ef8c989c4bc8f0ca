import type { StaffMailTemplate } from '#domain/documents/mail.ts';
import type { MailText } from './mail-texts.ts';

const name = { label: 'Naam', value: '{name}' };
const email = { label: 'E-mail', value: '{email}' };

/** Mails to staff, in `staffMailLanguage`. Text of visitors is in their facts and never in a subject. */
export const staffMails: Readonly<Record<StaffMailTemplate, MailText>> = {
  'staff-waiting-list': {
    subject: 'Nieuwe aanmelding op de wachtlijst',
    heading: 'Nieuwe aanmelding op de wachtlijst',
    paragraphs: ['Iemand schreef zich in. Neem contact op met deze persoon.'],
    facts: [
      name,
      email,
      { label: 'Telefoon', value: '{telephone}', unknown: 'niet ingevuld' },
      { label: 'Postcode', value: '{postcode}', unknown: 'niet ingevuld' },
      { label: 'Opmerkingen', value: '{notes}', unknown: 'geen' },
    ],
    button: 'Naar het beheer',
    closing: [],
  },
  'staff-new-request': {
    subject: 'Nieuwe aanvraag {reference}',
    heading: 'Nieuwe aanvraag',
    paragraphs: ['Een klant vraagt hulp. Zoek een student en spreek een prijs af.'],
    facts: [
      { label: 'Referentie', value: '{reference}' },
      { label: 'Dienst', value: '{service}', unknown: 'Onbekende dienst' },
      { label: 'Wanneer', value: '{when}' },
      { label: 'Duur', value: '{hours}' },
    ],
    button: 'Naar het beheer',
    closing: [],
  },
  'staff-employer-tip': {
    subject: 'Nieuwe tip over een werkgever',
    heading: 'Nieuwe tip over een werkgever',
    paragraphs: ['Iemand tipte een werkgever. Neem contact op met dit bedrijf.'],
    facts: [name, email, { label: 'Bedrijf', value: '{company}' }],
    button: 'Naar het beheer',
    closing: [],
  },
  'staff-payment-dispute': {
    subject: 'Een klant betwist een betaling',
    heading: 'Een klant betwist een betaling',
    paragraphs: ['De bank vroeg het geld terug. Antwoord op tijd bij Stripe, anders is het weg.'],
    facts: [
      { label: 'Betaling', value: '{reference}' },
      { label: 'Bedrag', value: '{amount}' },
      { label: 'Reden volgens Stripe', value: '{reason}', unknown: 'niet gegeven' },
    ],
    button: 'Naar het beheer',
    closing: [],
  },
};

/** In place of the customer's contact details. */
export const staffHelp = ['U krijgt deze mail omdat u bij {brand} werkt.'] as const;
