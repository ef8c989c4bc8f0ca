import { requestStatuses } from '#domain/requests/request-status.ts';

/**
 * Status values as records may carry them: those of today, those of spec.md section 4 in several writings, and some
 * that mean nothing.
 */
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
