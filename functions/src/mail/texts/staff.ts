import type { StaffMailTemplate } from '#domain/documents/mail.ts';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import type { BulkView } from '#domain/contracts/staff/bulk-views.ts';
import type { StaffPart } from '#domain/contracts/staff/staff-accounts.ts';
import type { MailText } from './mail-texts.ts';

const notFilledIn = 'niet ingevuld';
const name = { label: 'Naam', value: '{name}', unknown: notFilledIn };
const telephone = { label: 'Telefoon', value: '{telephone}', unknown: notFilledIn };
const email = { label: 'E-mail', value: '{email}' };
const town = { label: 'Woont in', value: '{town}', unknown: notFilledIn };
const notes = { label: 'Opmerkingen', value: '{notes}', unknown: 'geen' };

/** The roles of a sign-up, as the form calls them. */
export const signUpRoleNames: Readonly<Record<WaitingListEntry['role'], string>> = {
  'Help Seeker': 'Hulpzoekende',
  'Family Member': 'Familielid of verzorger',
};

/** What a role lets somebody do, as staff calls it. */
export const staffPartNames: Readonly<Record<StaffPart, string>> = {
  admin: 'Teamleider: alles',
  dispatch: 'Planning: aanvragen, klanten en studenten',
  finance: 'Financiën: credits en betalingen',
  none: 'Niets meer',
};

/** What was exported. A search is no export, and stands here for completeness. */
export const exportNames: Readonly<Record<BulkView, string>> = {
  students: 'Studenten',
  requests: 'Aanvragen',
  'people-search': 'Klanten',
  leads: 'Mensen die zich inschreven',
  figures: 'Cijfers',
};

const alarm = 'Wist u hier niet van? Bel dan meteen met die collega.';

/** Mails to staff, in `staffMailLanguage`. Text of visitors is in their facts and never in a subject. */
export const staffMails: Readonly<Record<StaffMailTemplate, MailText>> = {
  'staff-waiting-list': {
    subject: 'Nieuwe aanmelding op de wachtlijst',
    heading: 'Nieuwe aanmelding op de wachtlijst',
    paragraphs: ['Iemand schreef zich in. Neem contact op met deze persoon.'],
    facts: [
      name,
      telephone,
      { label: 'Postcode', value: '{postcode}', unknown: notFilledIn },
      { label: 'Rol', value: '{role}' },
      { label: 'Zoekt hulp voor', value: '{helpSeeker}' },
      notes,
      email,
    ],
    button: 'Naar deze aanmelding',
    closing: [],
  },
  'staff-new-request': {
    subject: 'Nieuwe aanvraag {reference}',
    heading: 'Nieuwe aanvraag',
    paragraphs: ['Een klant vraagt hulp. Zoek een student en spreek een prijs af.'],
    facts: [
      name,
      telephone,
      town,
      { label: 'Dienst', value: '{service}', unknown: 'Onbekende dienst' },
      { label: 'Wanneer', value: '{when}' },
      { label: 'Duur', value: '{hours}' },
      { label: 'Adres van het bezoek', value: '{address}', unknown: notFilledIn },
      notes,
      email,
      { label: 'Referentie', value: '{reference}' },
    ],
    button: 'Naar deze aanvraag',
    closing: [],
  },
  'staff-employer-tip': {
    subject: 'Nieuwe tip over een werkgever',
    heading: 'Nieuwe tip over een werkgever',
    paragraphs: ['Iemand tipte een werkgever. Neem contact op met dit bedrijf.'],
    facts: [name, email, { label: 'Bedrijf', value: '{company}' }],
    button: 'Naar deze tip',
    closing: [],
  },
  'staff-payment-dispute': {
    subject: 'Een klant betwist een betaling',
    heading: 'Een klant betwist een betaling',
    paragraphs: ['De bank vroeg het geld terug. Antwoord op tijd bij Stripe, anders is het weg.'],
    facts: [
      name,
      telephone,
      town,
      email,
      { label: 'Betaling', value: '{reference}' },
      { label: 'Bedrag', value: '{amount}' },
      { label: 'Reden volgens Stripe', value: '{reason}', unknown: 'niet gegeven' },
    ],
    button: 'Naar deze betaling',
    closing: [],
  },
  'staff-visit-question': {
    subject: 'Een klant vraagt een bezoek na te kijken',
    heading: 'Een klant vraagt een bezoek na te kijken',
    paragraphs: [
      'Bel de klant. Klopt het bedrag niet? Zet het saldo recht.',
      'De klant keurt het bezoek daarna zelf goed in de app.',
    ],
    facts: [{ label: 'Vraag', value: '{question}', unknown: 'geen' }, name, telephone, town, email],
    button: 'Naar deze aanvraag',
    closing: [],
  },
  'staff-refund-failed': {
    subject: 'Een terugbetaling lukte niet',
    heading: 'Een terugbetaling lukte niet',
    paragraphs: [
      'De bank van de klant nam het geld niet aan. Het staat weer op het saldo.',
      'De klant kan het opnieuw vragen. Dan schrijft u het over.',
    ],
    facts: [
      name,
      telephone,
      town,
      email,
      { label: 'Aankoop', value: '{reference}' },
      { label: 'Bedrag', value: '{amount}' },
    ],
    button: 'Naar deze betaling',
    closing: [],
  },
  'staff-second-factor': {
    subject: 'De tweede stap van een collega is gewist',
    heading: 'De tweede stap van een collega is gewist',
    paragraphs: [
      'Iemand van ons wiste de tweede stap waarmee een collega inlogt. Die collega stelt hem opnieuw in.',
      'Wist u hier niet van? Bel dan meteen met beide collega’s.',
    ],
    facts: [
      { label: 'Van wie', value: '{member}' },
      { label: 'Gewist door', value: '{by}' },
    ],
    button: 'Naar Madelief',
    closing: [],
  },
  'staff-factor-enrolled': {
    subject: 'Een collega stelde een tweede stap in',
    heading: 'Een collega stelde een tweede stap in',
    paragraphs: ['Voortaan logt die in met een code van de telefoon.', alarm],
    facts: [{ label: 'Wie', value: '{member}' }],
    button: 'Naar de collega’s',
    closing: [],
  },
  'staff-role': {
    subject: 'Een collega kreeg een andere rol',
    heading: 'Een collega kreeg een andere rol',
    paragraphs: ['Iemand veranderde wat een collega kan zien en doen.', alarm],
    facts: [
      { label: 'Wie', value: '{member}' },
      { label: 'Kan nu', value: '{part}' },
      { label: 'Gegeven door', value: '{by}', unknown: 'iemand met toegang tot de server' },
    ],
    button: 'Naar de collega’s',
    closing: [],
  },
  'staff-export': {
    subject: 'Iemand bewaarde een lijst',
    heading: 'Iemand bewaarde een lijst',
    paragraphs: ['Een collega bewaarde een lijst met gegevens als bestand.', alarm],
    facts: [
      { label: 'Wie', value: '{member}' },
      { label: 'Welke lijst', value: '{list}' },
      { label: 'Aantal regels', value: '{rows}' },
    ],
    button: 'Naar het logboek',
    closing: [],
  },
  'staff-many-requests': {
    subject: 'Meer dan 50 aanvragen op één dag',
    heading: 'Meer dan 50 aanvragen op één dag',
    paragraphs: [
      'Voor deze klant kwamen vandaag meer dan 50 aanvragen binnen. Wat daarna kwam, namen wij niet aan.',
      'Bel de klant. Weet de klant van niets? Dan gebruikt misschien iemand anders de login.',
    ],
    facts: [name, telephone, town, email],
    button: 'Naar de eerste die wij niet aannamen',
    closing: [],
  },
  'staff-data-request-due': {
    subject: 'Een vraag over gegevens wacht op uw antwoord',
    heading: 'Een vraag over gegevens wacht',
    paragraphs: [
      'Iemand stelde een vraag over de eigen gegevens. De wet vraagt dat wij antwoorden, ten laatste op deze dag.',
      'Is die dag al voorbij? Antwoord dan vandaag nog.',
    ],
    facts: [{ label: 'Antwoord ten laatste', value: '{until}' }],
    button: 'Naar Vandaag',
    closing: [],
  },
  'staff-busy-hour': {
    subject: 'Er kwam in één uur veel binnen',
    heading: 'Er kwam in één uur veel binnen',
    paragraphs: [
      'Er kwam meer binnen dan wij apart mailen. Alles staat in de lijsten.',
      'Staan er veel onbekende namen bij? Dan is het misschien een programma dat formulieren invult.',
    ],
    facts: [
      { label: 'Het uur vanaf', value: '{from}' },
      { label: 'Mensen die zich inschreven of een tip gaven', value: '{leads}' },
      { label: 'Aanvragen', value: '{requests}' },
    ],
    button: 'Naar de lijsten',
    closing: [],
  },
};

/** In place of the customer's contact details. */
export const staffHelp = ['U krijgt deze mail omdat u bij {brand} werkt.'] as const;
