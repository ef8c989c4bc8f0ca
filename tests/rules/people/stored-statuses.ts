import { requestStatuses } from '#domain/requests/request-status.ts';

/** Status values of stored records: today's, those of spec.md section 4 in several spellings, and unknown ones. */
export const storedStatuses: readonly string[] = [
  ...requestStatuses,
  'matched',
  'completed',
  'Ingediend',
  'ingediend',
  'In Behandeling',
  'in behandeling',
  'Gekoppeld',
  'Voltooid',
  'voltooid',
  'Betaald',
  'Geannuleerd',
  'SUBMITTED',
  ' Processing ',
  'onbekend',
  '',
  'constructor',
];
