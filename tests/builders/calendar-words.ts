import type { FamilyCalendarWords } from '#domain/calendar-feed/family-calendar.ts';
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

/** The texts of a family member's calendar. */
export const familyCalendarWords: FamilyCalendarWords = {
  language: 'NL',
  name: 'Hulp',
  services: calendarWords.services,
  otherService: 'Hulp',
  cancelled: 'gaat niet door',
  notSure: 'Er is nog geen student.',
  description: 'In de app staat meer.',
};
