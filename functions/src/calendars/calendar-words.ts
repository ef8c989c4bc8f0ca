import { brand } from '#domain/brand.ts';
import type { FamilyCalendarWords } from '#domain/calendar-feed/family-calendar.ts';
import type { CalendarWords } from '#domain/calendar-feed/visit-calendar.ts';
import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { serviceNames } from '../shell/service-names.ts';

/** The texts of a student's calendar, in the languages of her page. */
export const calendarWords: Readonly<Record<'NL' | 'EN', CalendarWords>> = {
  NL: {
    language: 'NL',
    name: `Bezoeken voor ${brand.name}`,
    services: serviceNames.NL,
    otherService: 'Hulp',
    cancelled: 'Gaat niet door',
    notYours: 'Niet meer van u',
    description: 'Bij wie u bent, het adres en het telefoonnummer staan op uw pagina.',
  },
  EN: {
    language: 'EN',
    name: `Visits for ${brand.name}`,
    services: serviceNames.EN,
    otherService: 'Help',
    cancelled: 'Cancelled',
    notYours: 'No longer yours',
    description: 'Who you visit, the address and the telephone number are on your page.',
  },
};

/** The texts of a family member's calendar, in the languages of accounts. */
export const familyCalendarWords: Readonly<Record<AccountLanguage, FamilyCalendarWords>> = {
  NL: {
    language: 'NL',
    name: `Hulp van ${brand.name}`,
    services: serviceNames.NL,
    otherService: 'Hulp',
    cancelled: 'gaat niet door',
    notSure: 'Er is nog geen student gevonden.',
    description: 'Wie er komt, staat in de app.',
  },
  EN: {
    language: 'EN',
    name: `Help from ${brand.name}`,
    services: serviceNames.EN,
    otherService: 'Help',
    cancelled: 'cancelled',
    notSure: 'No student has been found yet.',
    description: 'The app says who comes.',
  },
  FR: {
    language: 'FR',
    name: `Aide de ${brand.name}`,
    services: serviceNames.FR,
    otherService: 'Aide',
    cancelled: 'annulé',
    notSure: "Aucun étudiant n'a encore été trouvé.",
    description: "L'application dit qui vient.",
  },
};
