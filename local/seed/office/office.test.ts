import { expect, test } from 'vitest';
import { type CollectionName, collections } from '#domain/collections.ts';
import { findLedgerMistakes } from '#domain/credits/ledger-check.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { historyEntrySchema } from '#domain/documents/bookkeeping.ts';
import { creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { staffCommandSchema, staffNoteSchema, studentDaySchema } from '#domain/documents/dispatch.ts';
import { employerTipSchema } from '#domain/documents/forms/employer-tip.ts';
import { figuresSchema } from '#domain/documents/figures.ts';
import { helperLinkSchema } from '#domain/documents/helper-link.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { leadKeySchema, leadSchema, leadStates } from '#domain/documents/lead.ts';
import { debtSchema } from '#domain/documents/payments/debt.ts';
import { transferReferenceSchema } from '#domain/documents/payments/transfer.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { receiptOrderSchema } from '#domain/documents/payments/receipt.ts';
import { reviewSchema } from '#domain/documents/review.ts';
import { storedServiceRequestSchema } from '#domain/documents/service-request.ts';
import { doorCodeSchema } from '#domain/documents/door-code.ts';
import { doorPhotoSchema, studentPhotoSchema } from '#domain/documents/student-photo.ts';
import { studentRecordSchema } from '#domain/documents/student-profile.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';
import { brusselsDate } from '#domain/requests/calendar.ts';
import { isLinkValid } from '#domain/students/helper/helper-access.ts';
import { maria, staf } from '../accounts.ts';
import { smallTown, townDocuments } from '../town/town.ts';
import { officeDocuments } from './office.ts';

const schemas = new Map<CollectionName, { parse(data: unknown): unknown }>([
  [collections.interimUsers, interimUserSchema],
  [collections.leads, leadSchema],
  [collections.leadKeys, leadKeySchema],
  [collections.waitingList, waitingListEntrySchema],
  [collections.employerTips, employerTipSchema],
  [collections.creditTransactions, creditTransactionSchema],
  [collections.userCredits, userCreditsSchema],
  [collections.creditAdjustments, creditAdjustmentSchema],
  [collections.debts, debtSchema],
  [collections.transferReferences, transferReferenceSchema],
  [collections.reviews, reviewSchema],
  [collections.mail, mailSchema],
  [collections.staffCommands, staffCommandSchema],
  [collections.staffNotes, staffNoteSchema],
  [collections.auditLog, historyEntrySchema],
  [collections.planning, visitSchema],
  [collections.board, boardRowSchema],
  [collections.studentProfiles, studentRecordSchema],
  [collections.studentPhotos, studentPhotoSchema],
  [collections.doorPhotos, doorPhotoSchema],
  [collections.doorCodes, doorCodeSchema],
  [collections.helperLinks, helperLinkSchema],
  [collections.receiptOrders, receiptOrderSchema],
  [collections.serviceRequests, storedServiceRequestSchema],
  [collections.studentDays, studentDaySchema],
  [collections.counters, boardCounterSchema],
  [collections.figures, figuresSchema],
]);

const at = (moment: string) => officeDocuments([...townDocuments(smallTown, new Date(moment))], new Date(moment));

/** Around midnight, and in the nights that the clock changes. */
const moments = ['2026-11-22T12:00:00Z', '2027-03-27T23:30:00Z', '2027-10-30T22:30:00Z', '2028-02-29T00:00:00Z'];

test.each(moments)('the office at %s fits one batch, and every list of staff has something true', async (moment) => {
  const documents = await at(moment);
  expect(documents.length).toBeLessThan(500);
  for (const { collection, data } of documents) expect(() => schemas.get(collection)?.parse(data)).not.toThrow();
  expect(documents.filter(({ collection }) => !schemas.has(collection))).toEqual([]);
  const all = <Shape>(collection: CollectionName, schema: { parse(data: unknown): Shape }) =>
    documents.flatMap((each) =>
      each.collection === collection ? [{ id: each.id, content: schema.parse(each.data) }] : [],
    );
  const leads = all(collections.leads, leadSchema).map(({ content }) => content);
  expect(new Set(leads.map(({ state }) => state))).toEqual(new Set(leadStates));
  const today = brusselsDate(new Date(moment));
  expect(leads.filter(({ due_on: day }) => day !== null && day <= today)).toHaveLength(4);
  expect(leads.some(({ tips }) => tips > 0)).toBe(true);
  expect(leads.some(({ sign_ups: times }) => times > 1)).toBe(true);
  const mails = all(collections.mail, mailSchema).map(({ content }) => content.state);
  expect(mails.filter((state) => state === 'failed')).toHaveLength(3);
  expect(mails.filter((state) => state !== 'failed' && state !== 'sent')).toEqual([]);
  const reviews = all(collections.reviews, reviewSchema).map(({ content }) => content);
  expect(reviews.some((review) => !review.tasks_as_prescribed)).toBe(true);
  const [link] = all(collections.helperLinks, helperLinkSchema);
  const [student] = all(collections.studentProfiles, studentRecordSchema);
  const isOpen = link !== undefined && isLinkValid(link.content, student?.content.helper_access, new Date(moment));
  expect(isOpen).toBe(true);
  const offered = all(collections.planning, visitSchema).filter(({ content }) => content.state === 'offered');
  expect(offered[0]?.content.offered_to).toContain(student?.id);
  const ofToday = all(collections.planning, visitSchema).filter(({ content }) => content.senior_id === maria.uid);
  expect(ofToday).toMatchObject([{ content: { state: 'confirmed', studentprofile_id: student?.id, date: today } }]);
  expect(all(collections.doorCodes, doorCodeSchema)).toContainEqual({
    id: ofToday[0]?.id,
    content: { student_id: student?.id, code: '4712' },
  });
  const rows = all(collections.board, boardRowSchema).map(({ content }) => content);
  expect(rows.filter(({ senior_id: senior }) => senior === maria.uid)).toMatchObject([{ stage: 'planned' }]);
  const lines = all(collections.creditTransactions, creditTransactionSchema);
  const balances = all(collections.userCredits, userCreditsSchema);
  const adjustments = all(collections.creditAdjustments, creditAdjustmentSchema);
  expect(findLedgerMistakes({ lines, balances, adjustments })).toEqual([]);
  expect(balances.filter(({ content }) => content.balance < 0)).not.toEqual([]);
  const debts = all(collections.debts, debtSchema).map(({ content }) => content.state);
  expect(debts.toSorted()).toEqual(['proposed', 'reminded']);
  const waiting = adjustments.filter(({ content }) => content.state === 'pending');
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.content.asked_by.uid).not.toBe(staf.uid);
  expect(new Set(adjustments.map(({ content }) => content.state)).size).toBe(3);
});

test('the same day gives the same office', async () => {
  expect(await at('2026-11-22T08:00:00Z')).toEqual(await at('2026-11-22T20:00:00Z'));
});
