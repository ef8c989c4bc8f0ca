import { brand } from '#domain/brand.ts';
import type { CalendarWords } from '#domain/calendar-feed/visit-calendar.ts';
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
