import type { AccountLanguage } from '#domain/documents/interim-user.ts';
import { dutchServiceNames } from '#domain/requests/catalogue.ts';
import type { ServiceId } from '#domain/requests/prices.ts';

/** The built-in services, as mails and calendars name them. */
export const serviceNames: Readonly<Record<AccountLanguage, Readonly<Record<ServiceId, string>>>> = {
  NL: dutchServiceNames,
  EN: {
    companionship: 'Company',
    transport: 'Transport',
    groceries: 'Groceries',
    garden: 'Garden work',
    physical: 'Physical activities',
    household: 'Help in the house',
  },
  FR: {
    companionship: 'Compagnie',
    transport: 'Transport',
    groceries: 'Courses',
    garden: 'Entretien du jardin',
    physical: 'Activités physiques',
    household: 'Aide ménagère',
  },
};
