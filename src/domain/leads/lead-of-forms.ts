import type { EmployerTip } from '../documents/forms/employer-tip.ts';
import { employerTipSchema } from '../documents/forms/employer-tip.ts';
import { type Lead, type LeadForm, leadFormsKept, leadKeysKept } from '../documents/lead.ts';
import { type WaitingListEntry, waitingListEntrySchema } from '../documents/forms/waiting-list-entry.ts';
import { brusselsDate } from '../requests/calendar.ts';

/** What a form says of the person who sent it; empty texts where it says nothing. */
export type FormFacts = Pick<Lead, 'name' | 'email' | 'phone' | 'postcode' | 'company'>;

const factsOfEntry = (entry: WaitingListEntry): FormFacts => ({
  name: entry.full_name,
  email: entry.email,
  phone: entry.phone_number ?? '',
  postcode: entry.postcode ?? '',
  company: '',
});

const factsOfTip = ({ first_name: first, last_name: last, email, company }: EmployerTip): FormFacts => ({
  name: `${first} ${last}`,
  email,
  phone: '',
  postcode: '',
  company,
});

/** @returns null for a form that cannot be read. */
export function readFormFacts(collection: LeadForm['collection'], stored: unknown): FormFacts | null {
  if (collection === 'waiting_list') {
    const entry = waitingListEntrySchema.safeParse(stored).data;
    return entry === undefined ? null : factsOfEntry(entry);
  }
  const tip = employerTipSchema.safeParse(stored).data;
  return tip === undefined ? null : factsOfTip(tip);
}

const later = (one: Date, other: Date): Date => (one < other ? other : one);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const unique = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, leadKeysKept);

/** The change that a form makes; the name is empty, because nobody of staff made it. */
const byForm = (at: Date): Lead['last_change'] => ({ action: 'lead-form', by: '', at });

/** The lead of a person who sends a first form. */
export function newLead(facts: FormFacts, form: LeadForm, keys: readonly string[]): Lead {
  return {
    ...facts,
    sign_ups: form.collection === 'waiting_list' ? 1 : 0,
    tips: form.collection === 'employer_tips' ? 1 : 0,
    forms: [form],
    keys: unique(keys),
    former_ids: [],
    state: 'new',
    due_on: brusselsDate(form.at),
    first_at: form.at,
    last_at: form.at,
    last_change: byForm(form.at),
    revision: 1,
  };
}

const newestForms = (forms: readonly LeadForm[]): LeadForm[] =>
  forms.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, leadFormsKept);

/** Where the call was over before the person wrote again, somebody has to call once more. */
function reopened(lead: Lead, at: Date): Pick<Lead, 'state' | 'due_on'> {
  const isOver = lead.due_on === null && at > lead.last_change.at;
  return isOver ? { state: 'new', due_on: brusselsDate(at) } : { state: lead.state, due_on: lead.due_on };
}

/** The lead after another form of the same person. */
export function withForm(lead: Lead, facts: FormFacts, form: LeadForm, keys: readonly string[]): Lead {
  const isNewest = form.at >= lead.last_at;
  const said = (field: keyof FormFacts) => (isNewest ? facts[field] || lead[field] : lead[field] || facts[field]);
  return {
    ...lead,
    ...reopened(lead, form.at),
    name: said('name'),
    email: said('email'),
    phone: said('phone'),
    postcode: said('postcode'),
    company: said('company'),
    sign_ups: lead.sign_ups + (form.collection === 'waiting_list' ? 1 : 0),
    tips: lead.tips + (form.collection === 'employer_tips' ? 1 : 0),
    forms: newestForms([...lead.forms, form]),
    keys: unique([...lead.keys, ...keys]),
    first_at: earlier(lead.first_at, form.at),
    last_at: later(lead.last_at, form.at),
    last_change: byForm(form.at),
    revision: lead.revision + 1,
  };
}

/** Two leads that a form shows to be one person. What staff did last with either holds. */
export function joined(kept: Lead, otherId: string, other: Lead): Lead {
  const isOthers = kept.state === 'new' || (other.state !== 'new' && other.last_change.at > kept.last_change.at);
  const worked = isOthers ? other : kept;
  return {
    ...kept,
    company: kept.company || other.company,
    phone: kept.phone || other.phone,
    postcode: kept.postcode || other.postcode,
    sign_ups: kept.sign_ups + other.sign_ups,
    tips: kept.tips + other.tips,
    forms: newestForms([...kept.forms, ...other.forms]),
    keys: unique([...kept.keys, ...other.keys]),
    former_ids: unique([...kept.former_ids, otherId, ...other.former_ids]),
    state: worked.state,
    due_on: worked.due_on,
    first_at: earlier(kept.first_at, other.first_at),
    last_at: later(kept.last_at, other.last_at),
    last_change: worked.last_change,
    revision: Math.max(kept.revision, other.revision) + 1,
  };
}
