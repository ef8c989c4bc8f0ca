import type { MailTemplate } from '#domain/documents/mail.ts';
import type { MailValues } from '#domain/mail/mail-values.ts';

const request = { reference: 'REQ-2026-5C7A', service: 'garden', when: '2026-03-03 14:00' } as const;
const visit = { hours: '2', address: 'Kerkstraat 12, 2000 Antwerpen' } as const;
const cost = { service: 'garden', when: '2026-03-03 14:00', hours: '1.5', perHour: '17.50', price: '26.25' } as const;
const customer = {
  name: 'Maria Peeters',
  telephone: '0470 12 34 56',
  email: 'maria@madelief.test',
  town: '2000 Antwerpen',
} as const;
const id = '7d3f0f3e-5c7a-4c7e-9b39-0a4d2f6c8e11';

const studentVisit = {
  visit: id,
  student: 'student-lotte',
  name: 'Lotte',
  place: '2000 Antwerpen',
  service: 'garden',
  when: '2026-03-03 14:00',
  hours: '2',
} as const;

/** The values of an order of each template, for Maria, whose garden is done on Tuesday 3 March. */
export const sampleMailValues: { readonly [Template in MailTemplate]: MailValues<Template> } = {
  'verify-email': {},
  'reset-password': {},
  welcome: { name: 'Maria' },
  'account-invitation': { name: 'Godelieve' },
  'message-received': {
    visit: id,
    reader: 'maria',
    upTo: '1',
    name: 'Maria',
    service: 'garden',
    when: '2026-03-03 14:00',
  },
  'student-visit-message': {
    ...{ visit: id, reader: 'student-lotte', upTo: '2', name: 'Lotte', service: 'garden', when: '2026-03-03 14:00' },
  },
  'circle-question': { name: 'Maria' },
  'erasure-question': { person: id, name: 'Maria' },
  'account-unused': { kind: 'senior', name: 'Maria', until: '2026-03-17' },
  'data-erasure-question': { person: id, name: 'Maria' },
  'data-erasure-begun': { name: 'Maria', until: '2026-03-17' },
  'own-data': { person: id, name: 'Maria' },
  'erasure-begun': { kind: 'senior', name: 'Maria', until: '2026-03-17' },
  'circle-invitation': { invitation: id, name: 'Els', senior: 'Maria Peeters' },
  'request-received': { name: 'Maria', ...request, ...visit },
  'request-cancelled': { name: 'Maria', ...request },
  'request-resumed': { request: id, name: 'Maria', ...request },
  'quote-sent': { request: id, name: 'Maria', ...request, hours: '1.5', price: '17.50' },
  'student-assigned': { request: id, name: 'Maria', ...request, ...visit },
  'student-unassigned': { request: id, name: 'Maria', ...request },
  'visit-moved': { request: id, name: 'Maria', ...request, ...visit },
  'visit-tomorrow': { visit: id, name: 'Maria', service: 'garden', when: '2026-03-03 14:00', ...visit },
  'student-underway': { visit: id, name: 'Maria', service: 'garden', when: '2026-03-03 14:00' },
  'visit-today': { visit: id, name: 'Maria', service: 'garden', when: '2026-03-03 14:00', hours: '2' },
  'visit-done': { visit: id, name: 'Maria', ...cost },
  'visit-ended': { request: id, name: 'Maria', ...request },
  'visit-asked': { visit: id, name: 'Maria', service: 'garden', when: '2026-03-03 14:00' },
  'visit-missed': { name: 'Maria', service: 'garden', when: '2026-03-03 14:00', credited: '35' },
  'visit-fee': { visit: id, name: 'Maria', service: 'garden', when: '2026-03-03 14:00', price: '35' },
  'visit-charged': { name: 'Maria', ...cost, balance: '42.50' },
  'visit-unpaid': { visit: id, name: 'Maria', ...cost, missing: '6.25' },
  'gift-received': { name: 'Maria', from: 'Els', message: 'Geniet ervan, mama.', credits: '50', balance: '70' },
  'gift-given': { gift: id, name: 'Els', senior: 'Maria Peeters', credits: '50', paid: '50' },
  'payment-received': { name: 'Maria', credits: '50', paid: '50', balance: '70' },
  'payment-reminder': {
    ...{ debt: `visit_${id}`, round: '1', name: 'Maria', service: 'garden', when: '2026-03-03 14:00' },
    ...{ missing: '6.25', dueOn: '2026-03-19', payBy: '2026-04-03', fee: '20', reference: '+++123/4567/89002+++' },
  },
  'late-payment': {
    ...{ debt: `visit_${id}`, name: 'Maria', service: 'garden', when: '2026-03-03 14:00' },
    ...{ fee: '20', reference: '+++123/4567/89002+++' },
  },
  'transfer-received': { senior: 'maria', name: 'Maria', paid: '46.25', on: '2026-04-01' },
  'monthly-statement': { name: 'Maria', month: '2026-03', number: '2026-03-00042', opening: '50', closing: '23.75' },
  'visit-refunded': { name: 'Maria', service: 'garden', when: '2026-03-03 14:00', amount: '17.50', balance: '42.50' },
  'refund-ordered': { name: 'Maria', when: '2026-03-03 14:00', amount: '42.50', byCard: '30', byTransfer: '12.50' },
  'purchase-withdrawn': {
    name: 'Maria',
    when: '2026-03-03 14:05',
    bought: '50',
    boughtOn: '2026-02-24 09:30',
    used: '20',
    amount: '30',
    byCard: '25',
    byTransfer: '5',
  },
  'refund-failed': { name: 'Maria', amount: '30' },
  'refund-transferred': { name: 'Maria', amount: '30', day: '2026-03-03' },
  'student-visit-asked': {
    visit: id,
    name: 'Lotte',
    senior: 'Maria Peeters',
    service: 'garden',
    when: '2026-03-03 14:00',
  },
  'student-visit-offered': { ...studentVisit, until: '2026-03-01 14:00' },
  'student-visit-planned': { ...studentVisit, senior: 'Maria Peeters' },
  'student-visit-moved': { ...studentVisit, senior: 'Maria Peeters' },
  'student-visit-gone': { ...studentVisit, senior: 'Maria Peeters' },
  'student-visit-tomorrow': { ...studentVisit, senior: 'Maria Peeters' },
  'student-move-asked': { ...studentVisit, senior: 'Maria Peeters', asked: '2026-03-05 10:00' },
  'move-accepted': { visit: id, name: 'Maria', service: 'garden', when: '2026-03-05 10:00' },
  'move-declined': {
    ...{ visit: id, name: 'Maria', service: 'garden', when: '2026-03-03 14:00' },
    ...{ asked: '2026-03-05 10:00', reason: 'Lotte kan die dag niet.' },
  },
  'student-link': { student: 'student-lotte', generation: '1', name: 'Lotte' },
  'staff-waiting-list': {
    name: 'An Peeters',
    email: 'an.peeters@example.be',
    telephone: '0470 65 43 21',
    postcode: '9000',
    notes: 'Liefst in de voormiddag.\nMama hoort niet goed.',
  },
  'staff-new-request': { request: id, ...customer, ...request, ...visit, notes: 'Graag aan de achterdeur bellen.' },
  'staff-employer-tip': {
    tip: 'tip-1',
    name: 'An Peeters',
    email: 'an.peeters@example.be',
    company: 'Bakkerij Van Hove',
  },
  'staff-payment-dispute': {
    payment: 'cs_test_a1',
    ...customer,
    reference: 'cs_test_a1',
    amount: '50',
    reason: 'fraudulent',
  },
  'staff-refund-failed': { payment: 'cs_test_a1', ...customer, reference: 'cs_test_a1', amount: '30' },
  'staff-second-factor': { member: 'Nele Maes', by: 'Staf Claes' },
  'staff-busy-hour': { hour: '2026-03-03T13:00:00.000Z', from: '2026-03-03 14:00' },
  'staff-visit-question': { request: id, ...customer, question: 'Het duurde maar een uur.' },
};

/** The values that are read when the mail is sent. */
export const sampleFoundValues = {
  lacking: '6.25',
  student: 'Lotte Janssens',
  residence: 'Gent',
  role: 'Familielid of verzorger',
  helpSeeker: 'Maria Peeters',
  leads: '75',
  requests: '3',
} as const;
