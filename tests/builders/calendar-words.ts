import type { CalendarWords } from '#domain/calendar-feed/visit-calendar.ts';

/** The texts of a student's calendar. */
export const calendarWords: CalendarWords = {
  language: 'NL',
  name: 'Bezoeken',
  services: {
    companionship: 'Gezelschap',
    transport: 'Vervoer',
    groceries: 'Boodschappen',
    garden: 'Tuin',
    physical: 'Beweging',
    household: 'Huishouden',
  },
  otherService: 'Hulp',
  cancelled: 'Gaat niet door',
  notYours: 'Niet meer van u',
  description: 'Op uw pagina staat meer.',
};
