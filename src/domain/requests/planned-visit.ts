import * as z from 'zod/mini';
import type { PlannedVisit } from '../contracts/reviews.ts';
import { maxVisitMinutes } from '../documents/review.ts';
import { documentId, isoDate, textLimits, timeOfDay } from '../field-types.ts';

/** The stored records of a visit, unvalidated: null when missing, any value in old records. */
export interface VisitRecords {
  readonly request: unknown;
  readonly category: unknown;
  readonly planning: unknown;
}

const text = z.catch(z.string(), '');

const serviceSchema = z.object({ task_category_id: documentId });
const requestSchema = z.object({
  request_date: z.catch(z.nullable(isoDate), null),
  preferred_time: z.catch(z.nullable(timeOfDay), null),
  hours_requested: z.catch(z.number(), 0),
});
const categorySchema = z.object({ category_name: text });
const planningSchema = z.object({ student_profiles: z.object({ first_name: text, last_name: text }) });

function dateTimeOf(request: unknown): PlannedVisit['date_time'] {
  const { request_date: day = null, preferred_time: time = null } = requestSchema.safeParse(request).data ?? {};
  if (day === null || time === null) return day;
  return `${day}T${time}`;
}

function minutesOf(request: unknown): number {
  const hours = requestSchema.safeParse(request).data?.hours_requested ?? 0;
  const minutes = Math.round(hours * 60);
  return minutes > 0 && minutes <= maxVisitMinutes ? minutes : 0;
}

function studentOf(planning: unknown): string {
  const student = planningSchema.safeParse(planning).data?.student_profiles;
  if (student === undefined) return '';
  return `${student.first_name.trim()} ${student.last_name.trim()}`.trim().slice(0, 2 * textLimits.name + 1);
}

/** Returns the visit as shown to the holder of a review link. Malformed records are treated as missing. */
export function plannedVisit(requestId: string, { request, category, planning }: VisitRecords): PlannedVisit {
  return {
    id: requestId,
    title: (categorySchema.safeParse(category).data?.category_name ?? '').trim().slice(0, textLimits.label),
    ...serviceSchema.safeParse(request).data,
    date_time: dateTimeOf(request),
    student_name: studentOf(planning),
    duration_minutes: minutesOf(request),
  };
}
