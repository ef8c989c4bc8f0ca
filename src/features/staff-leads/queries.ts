import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { staffNoteSchema } from '#domain/documents/dispatch.ts';
import { leadFormCollections, leadSchema, type LeadState } from '#domain/documents/lead.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';
import type { ListSource } from '#shared/staff/lists/use-list-pages.ts';

/** `to-call`: by today. */
export type LeadFilter = 'to-call' | 'all' | LeadState;

const leadFileSchema = z.object({
  lead: leadSchema,
  forms: z.array(
    z.object({
      collection: z.enum(leadFormCollections),
      id: z.string(),
      at: z.date(),
      notes: z.string(),
      helpSeeker: z.string(),
      isFamily: z.boolean(),
      company: z.string(),
      name: z.string(),
      email: z.string(),
      answer: z.nullable(
        z.object({
          senior_id: z.string(),
          senior_name: z.string(),
          at: z.date(),
          by: z.string(),
          state: z.nullable(z.enum(['open', 'used', 'withdrawn', 'expired'])),
        }),
      ),
    }),
  ),
  notes: z.array(staffNoteSchema),
});

export type LeadFile = z.infer<typeof leadFileSchema>;

async function readLeadFile(id: string): Promise<Result<LeadFile, DomainError>> {
  const found = await atServer(({ readLead }) => readLead(id));
  if (!found.ok) return found;
  const lead = found.value.value;
  const [forms, ...notes] = await Promise.all([
    atServer(({ readLeadForms }) => readLeadForms(lead.forms)),
    ...[id, ...lead.former_ids].map((about) =>
      atServer(({ listStaffNotes }) => listStaffNotes({ kind: 'lead', id: about })),
    ),
  ]);
  if (!forms.ok) return forms;
  const all = notes.flatMap((part) => (part.ok ? part.value : []));
  return ok({
    lead,
    forms: forms.value,
    notes: all.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
  });
}

/** Keys and options of this feature. */
export const leadQueries = {
  /** @param today yyyy-MM-dd */
  list: (acting: ActingFor, filter: LeadFilter, today: string): ListSource<LeadFile['lead']> => ({
    acting,
    name: filter === 'to-call' ? `leads/to-call/${today}` : `leads/${filter}`,
    schema: leadSchema,
    read: (page) =>
      filter === 'to-call'
        ? atServer(({ listLeadsToCall }) => listLeadsToCall(today, page))
        : atServer(({ listLeads }) => listLeads(filter === 'all' ? null : filter, page)),
    pollMs,
  }),
  file: (acting: ActingFor, id: string) =>
    cachedQuery({
      acting,
      name: `staff/lead/${id}`,
      read: () => readLeadFile(id),
      schema: leadFileSchema,
      staleMs: 0,
      pollMs,
    }),
};
