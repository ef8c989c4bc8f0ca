import { createHash } from 'node:crypto';
import { type EmployerTip, employerTipSchema } from '#domain/documents/forms/employer-tip.ts';
import {
  signUpRoles,
  type WaitingListEntry,
  waitingListEntrySchema,
} from '#domain/documents/forms/waiting-list-entry.ts';
import { textLimits } from '#domain/field-types.ts';
import { importedId } from '#domain/imported-id.ts';
import { fitting } from '../fitting.ts';
import { isFirst, type Known } from '../known.ts';
import type { OldRow } from '../old-row.ts';
import { readId, readMail, readMomentIfThere, readOne, readTest, readText } from '../old-values.ts';

/** A form that a visitor sent, and when, if the old system says so. */
export interface FormRow<Form> {
  readonly id: string;
  readonly form: Form;
  readonly at: Date;
}

/** A table without ids has the same id for the same row, however often it is read. */
function idOf(row: OldRow, table: string, known: Known): string | null {
  const id = row.text('id') === '' ? createHash('sha256').update(row.whole).digest('hex') : readId(row, 'id');
  if (id === null) return null;
  return isFirst(known, table, id) ? importedId(id) : row.refuse(row.text('id') === '' ? 'row' : 'id', 'duplicate');
}

function found<Form>(row: OldRow, id: string | null, form: Form | null, { now }: Known): FormRow<Form> | null {
  return id === null || form === null ? null : { id, form, at: readMomentIfThere(row, 'created_at') ?? now };
}

export function readWaiting(row: OldRow, known: Known): FormRow<WaitingListEntry> | null {
  const id = idOf(row, 'waiting_list', known);
  if (row.text('website') !== '') row.refuse('website', 'by-a-program');
  const optional = (field: string, max: number) => readText(row, field, max) || null;
  const utm = (field: string) => optional(`utm_${field}`, textLimits.utm);
  const service = readText(row, 'service_type', textLimits.label);
  const form = fitting(row, waitingListEntrySchema, {
    full_name: readText(row, 'full_name', textLimits.name, { min: 2 }),
    email: readMail(row, 'email'),
    phone_number: optional('phone_number', textLimits.phone),
    postcode: optional('postcode', textLimits.postalCode),
    role: readOne(row, 'role', signUpRoles),
    elderly_name: optional('elderly_name', textLimits.name),
    notes: optional('notes', textLimits.notes),
    ...(service === '' ? {} : { service_type: service }),
    utm_source: utm('source'),
    utm_medium: utm('medium'),
    utm_campaign: utm('campaign'),
    utm_term: utm('term'),
    utm_content: utm('content'),
    test: readTest(row),
  });
  return found(row, id, form, known);
}

export function readTip(row: OldRow, known: Known): FormRow<EmployerTip> | null {
  const id = idOf(row, 'employer_tips', known);
  const name = (field: string) => readText(row, field, textLimits.name, { min: 2 });
  const form = fitting(row, employerTipSchema, {
    first_name: name('first_name'),
    last_name: name('last_name'),
    company: name('company'),
    email: readMail(row, 'email'),
  });
  return found(row, id, form, known);
}
