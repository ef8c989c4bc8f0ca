import { doc, getDoc, where } from 'firebase/firestore/lite';
import { collections } from '#domain/collections.ts';
import { type InvitationState, invitationState } from '#domain/circles/invitation-state.ts';
import { circleInvitationSchema } from '#domain/documents/circles/circle-invitation.ts';
import { employerTipSchema } from '#domain/documents/forms/employer-tip.ts';
import { type LeadForm, leadSchema, type Lead, type LeadState } from '#domain/documents/lead.ts';
import { type SignUpAnswer, signUpAnswerSchema } from '#domain/documents/circles/sign-up-answer.ts';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Listed, ListPage } from '#domain/staff/list-page.ts';
import { deviceClock } from '#lib/clock.ts';
import { attempt } from '../attempt.ts';
import { connectFirestore } from '../connect-firestore.ts';
import { parseDocument } from '../parsing.ts';
import { listPage, readFirst, readListed, type WantedPage } from './list-page.ts';
import { type WaitingList, waitingNames } from './live/waiting-list.ts';

/** The leads of one state, or all, the newest form first. */
export const listLeads = (state: LeadState | null, page: WantedPage): Promise<Result<ListPage<Lead>, DomainError>> =>
  listPage(
    {
      collection: collections.leads,
      schema: leadSchema,
      where: state === null ? [] : [where('state', '==', state)],
      order: { field: 'last_at', direction: 'desc' },
    },
    page,
  );

/** Who should be called by this day, the longest first. @param today yyyy-MM-dd */
export const listLeadsToCall = (today: string, page: WantedPage): Promise<Result<ListPage<Lead>, DomainError>> =>
  listPage(
    {
      collection: collections.leads,
      schema: leadSchema,
      where: [where('due_on', '<=', today)],
      order: { field: 'due_on', direction: 'asc' },
    },
    page,
  );

export interface LeadsToCall {
  readonly leads: readonly Listed<Lead>[];
  /** Exact, also where there are more than were read. */
  readonly count: number;
}

/** The first of those who should be called, and how many there are. */
export async function readLeadsToCall(today: string, most: number): Promise<Result<LeadsToCall, DomainError>> {
  const due: WaitingList = {
    name: waitingNames.toCall(today),
    collection: collections.leads,
    all: [['due_on', '<=', today]],
    by: 'due_on',
  };
  const found = await readFirst(due, leadSchema, most);
  return found.ok ? ok({ leads: found.value.rows, count: found.value.count }) : found;
}

export const readLead = (id: string): Promise<Result<Listed<Lead>, DomainError>> =>
  readListed(collections.leads, leadSchema, id);

/** What a form said besides who sent it; empty texts where it said nothing. */
export interface SentForm extends LeadForm {
  readonly notes: string;
  readonly helpSeeker: string;
  readonly isFamily: boolean;
  readonly company: string;
  /** Who sent it, as typed; empty for a tip. */
  readonly name: string;
  readonly email: string;
  /** What staff made of it; null while nothing. */
  readonly answer: ShownAnswer | null;
}

/** An invitation that was made of a form, and what became of it; null once it is forgotten. */
export interface ShownAnswer extends Pick<SignUpAnswer, 'senior_id' | 'senior_name' | 'at' | 'by'> {
  readonly state: InvitationState | null;
}

async function readAnswer(entryId: string): Promise<ShownAnswer | null> {
  const firestore = connectFirestore();
  const answer = parseDocument(
    signUpAnswerSchema,
    (await getDoc(doc(firestore, collections.signUpAnswers, entryId))).data(),
  );
  if (answer === null) return null;
  const found = await getDoc(doc(firestore, collections.circleInvitations, answer.invitation_id));
  const invitation = parseDocument(circleInvitationSchema, found.data());
  const { senior_id, senior_name, at, by } = answer;
  const state = invitation === null ? null : invitationState(invitation, deviceClock.now());
  return { senior_id, senior_name, at, by, state };
}

/** The forms that are still there. */
export async function readLeadForms(forms: readonly LeadForm[]): Promise<Result<SentForm[], DomainError>> {
  const found = await attempt(() =>
    Promise.all(
      forms.map(async (form) => ({
        form,
        data: (await getDoc(doc(connectFirestore(), form.collection, form.id))).data(),
        answer: form.collection === 'waiting_list' ? await readAnswer(form.id) : null,
      })),
    ),
  );
  if (!found.ok) return found;
  return ok(
    found.value.flatMap(({ form, data, answer }) => {
      const entry = form.collection === 'waiting_list' ? parseDocument(waitingListEntrySchema, data) : null;
      const tip = form.collection === 'employer_tips' ? parseDocument(employerTipSchema, data) : null;
      if (entry === null && tip === null) return [];
      return [
        {
          ...form,
          notes: entry?.notes ?? '',
          helpSeeker: entry?.elderly_name ?? '',
          isFamily: entry?.role === 'Family Member',
          company: tip?.company ?? '',
          name: entry?.full_name ?? '',
          email: entry?.email ?? '',
          answer,
        },
      ];
    }),
  );
}
