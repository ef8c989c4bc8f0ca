import type { Planning } from '#domain/documents/planning.ts';
import {
  defaultPreferredDays,
  type StoredServiceRequest,
  storedServiceRequestSchema,
  weekdays,
} from '#domain/documents/service-request.ts';
import { seniorCategoryType, type TaskCategory, taskCategorySchema } from '#domain/documents/task-category.ts';
import { textLimits } from '#domain/field-types.ts';
import { minAddressLength } from '#domain/accounts/address.ts';
import type { Frequency } from '#domain/requests/frequencies.ts';
import { type ServiceId, storedHourlyRate } from '#domain/requests/prices.ts';
import { readRequestStatus, type RequestStatus } from '#domain/requests/request-status.ts';
import { fitting } from '../fitting.ts';
import { isFirst, type Known } from '../known.ts';
import type { OldRow } from '../old-row.ts';
import { readCents, readDay, readId, readList, readMoment, readNumber, readText, readTime } from '../old-values.ts';

/** The names of the six services (spec.md section 2), by which a category of the old system is known to be one of them. */
const serviceNames: ReadonlyMap<string, ServiceId> = new Map([
  ['gezelschap', 'companionship'],
  ['vervoer', 'transport'],
  ['boodschappen', 'groceries'],
  ['tuinonderhoud', 'garden'],
  ['fysieke activiteiten', 'physical'],
  ['huishoudelijke hulp', 'household'],
]);

/** One of our services gets our id, so that it is translated and priced; any other keeps its own id and name. */
export function readCategory(row: OldRow, known: Known): TaskCategory | null {
  const oldId = readId(row, 'id');
  const name = readText(row, 'category_name', textLimits.label, { min: 1 });
  if (oldId === null || name === null) return null;
  if (!isFirst(known, 'task_categories', oldId)) return row.refuse('id', 'duplicate');
  const type = readText(row, 'type', textLimits.label, { fallback: seniorCategoryType });
  const ours = type === seniorCategoryType ? serviceNames.get(name.toLowerCase()) : undefined;
  const id = ours ?? oldId;
  const category = fitting(row, taskCategorySchema, { id, category_name: name, type });
  if (category !== null) known.categories.set(oldId, id);
  return category;
}

const frequencyNames: ReadonlyMap<string, Frequency> = new Map([
  ['one-time', 'one-time'],
  ['once', 'one-time'],
  ['eenmalig', 'one-time'],
  ['weekly', 'weekly'],
  ['wekelijks', 'weekly'],
  ['biweekly', 'biweekly'],
  ['tweewekelijks', 'biweekly'],
  ['monthly', 'monthly'],
  ['maandelijks', 'monthly'],
]);

function readFrequency(row: OldRow): Frequency | null {
  const text = row.text('frequency').toLowerCase();
  return text === '' ? 'one-time' : (frequencyNames.get(text) ?? row.refuse('frequency', 'unknown-value'));
}

const englishDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function readDays(row: OldRow): readonly string[] | null {
  const days = readList(row, 'preferred_days').map((day) => {
    const folded = day.toLowerCase();
    return weekdays.find((name, place) => name.toLowerCase() === folded || englishDays[place] === folded);
  });
  if (days.includes(undefined)) return row.refuse('preferred_days', 'unknown-value');
  const known = weekdays.filter((day) => days.includes(day));
  return known.length === 0 ? defaultPreferredDays : known;
}

/** An unknown state would wait on the board as if it were new: a person decides in the file what it is. */
function readStatus(row: OldRow): RequestStatus | null {
  const text = row.text('status');
  return text === ''
    ? row.refuse('status', 'missing')
    : (readRequestStatus(text) ?? row.refuse('status', 'unknown-value'));
}

/** A number of hours that the new form does not offer stays: a day is the most. */
const hours = { min: 0.25, max: 24 };

/** Stored with a request and never shown; what is missing follows from the hours (spec.md section 9). */
function readCost(row: OldRow, hoursRequested: number | null): number | null {
  if (row.text('total_cost') === '') return hoursRequested === null ? null : hoursRequested * storedHourlyRate;
  const cents = readCents(row, 'total_cost');
  return cents === null ? null : cents / 100;
}

/** A request with its student, whose name the old system stores with it. */
export interface RequestRow {
  readonly id: string;
  readonly request: StoredServiceRequest;
  readonly planning: Planning | null;
}

/** The senior of a request; null where the row is refused, or its senior was erased. */
function readSenior(row: OldRow, known: Known): string | null {
  const oldId = readId(row, 'senior_id');
  if (oldId === null) return null;
  const senior = known.seniors.get(oldId);
  const state = senior === undefined ? undefined : known.people.get(senior);
  if (state === undefined) return row.refuse('senior_id', 'unknown-person');
  if (state === 'refused') return row.refuse('senior_id', 'person-refused');
  return state === 'erased' ? null : (senior ?? null);
}

function planningOf(id: string, known: Known): Planning | null {
  const studentId = known.planned.get(id);
  const student = studentId === undefined ? undefined : known.students.get(studentId);
  if (studentId === undefined || student === undefined) return null;
  return { request_id: id, studentprofile_id: studentId, student_profiles: student };
}

function requestOf(row: OldRow, id: string, senior: string | null, known: Known) {
  const category = known.categories.get(row.text('task_category_id'));
  if (category === undefined) row.refuse('task_category_id', 'unknown-category');
  const asked = readNumber(row, 'hours_requested', hours);
  const notes = readText(row, 'notes', textLimits.notes);
  return {
    request_id: id,
    senior_id: senior,
    task_category_id: category,
    request_date: readDay(row, 'request_date'),
    frequency: readFrequency(row),
    preferred_days: readDays(row),
    preferred_time: readTime(row, 'preferred_time'),
    address: readText(row, 'address', textLimits.address, { min: minAddressLength }),
    ...(notes === '' ? {} : { notes }),
    hours_requested: asked,
    total_cost: readCost(row, asked),
    status: readStatus(row),
    created_at: readMoment(row, 'created_at'),
  };
}

export function readRequest(row: OldRow, known: Known): RequestRow | null {
  const id = readId(row, 'request_id');
  if (id === null) return null;
  if (!isFirst(known, 'service_requests', id)) return row.refuse('request_id', 'duplicate');
  const senior = readSenior(row, known);
  if (senior === null && row.misfits.length === 0) {
    isFirst(known, 'erased requests', id);
    return null;
  }
  const request = fitting(row, storedServiceRequestSchema, requestOf(row, id, senior, known));
  if (request === null) return null;
  known.requests.add(id);
  return { id, request, planning: planningOf(id, known) };
}
