import type * as z from 'zod/mini';
import type { CollectionName } from '#domain/collections.ts';
import { boardCounterSchema } from '#domain/documents/board-counter.ts';
import { boardRowSchema } from '#domain/documents/board-row.ts';
import { figuresSchema } from '#domain/documents/figures.ts';
import {
  auditLogEntrySchema,
  missingPaymentSchema,
  rateLimitSchema,
  stripeEventSchema,
} from '#domain/documents/bookkeeping.ts';
import { creditTransactionSchema, userCreditsSchema } from '#domain/documents/payments/credits.ts';
import { signUpAnswerSchema } from '#domain/documents/circles/sign-up-answer.ts';
import { staffCommandSchema, staffNoteSchema, studentDaySchema } from '#domain/documents/dispatch.ts';
import { creditAdjustmentSchema } from '#domain/documents/payments/credit-adjustment.ts';
import { debtSchema } from '#domain/documents/payments/debt.ts';
import { transferReferenceSchema, transferSchema } from '#domain/documents/payments/transfer.ts';
import { circleInvitationSchema } from '#domain/documents/circles/circle-invitation.ts';
import { circleMemberSchema } from '#domain/documents/circles/circle-member.ts';
import { circleQuestionSchema } from '#domain/documents/circles/circle-question.ts';
import { familyContactSchema } from '#domain/documents/circles/family-contact.ts';
import { customerSchema } from '#domain/documents/customer.ts';
import { employerTipSchema } from '#domain/documents/forms/employer-tip.ts';
import { calendarFeedSchema } from '#domain/documents/calendar-feed.ts';
import { helperLinkSchema } from '#domain/documents/helper-link.ts';
import { requestDaySchema } from '#domain/documents/requests/request-day.ts';
import { interimUserSchema } from '#domain/documents/interim-user.ts';
import { leadKeySchema, leadSchema } from '#domain/documents/lead.ts';
import { ledgerCheckSchema } from '#domain/documents/health/ledger-check.ts';
import { timerRunSchema } from '#domain/documents/health/timer-run.ts';
import { dataExportSchema } from '#domain/documents/privacy/data-export.ts';
import { dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { retentionReportSchema } from '#domain/documents/privacy/retention-report.ts';
import { erasureSchema } from '#domain/documents/privacy/erasure.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { alertSchema } from '#domain/documents/alerts/alert.ts';
import { notificationPreferencesSchema } from '#domain/documents/alerts/notification-preferences.ts';
import { pushSubscriptionSchema } from '#domain/documents/alerts/push-subscription.ts';
import { notificationSchema } from '#domain/documents/notification.ts';
import { doorCodeSchema } from '#domain/documents/door-code.ts';
import { doorPhotoSchema, studentPhotoSchema } from '#domain/documents/student-photo.ts';
import { studentProfileSchema } from '#domain/documents/student-profile.ts';
import {
  accountStatementSchema,
  receiptOrderSchema,
  receiptSchema,
  receiptSeriesSchema,
} from '#domain/documents/payments/receipt.ts';
import { giftSchema } from '#domain/documents/payments/gift.ts';
import { refundSchema } from '#domain/documents/payments/refund.ts';
import { reviewSchema, reviewTokenSchema } from '#domain/documents/review.ts';
import { savedViewsSchema } from '#domain/documents/saved-views.ts';
import { seniorProfileSchema } from '#domain/documents/senior-profile.ts';
import { serviceRequestSchema } from '#domain/documents/service-request.ts';
import { taskCategorySchema } from '#domain/documents/task-category.ts';
import { verificationLinkSchema } from '#domain/documents/verification-link.ts';
import { messageReportSchema } from '#domain/documents/threads/message-report.ts';
import { threadSchema } from '#domain/documents/threads/thread.ts';
import { visitSchema } from '#domain/documents/visit.ts';
import { waitingListEntrySchema } from '#domain/documents/forms/waiting-list-entry.ts';

/** The current schema of each collection; of audit_log the one of changes, beside which it has that of commands. */
export const documentSchemas = {
  interim_users: interimUserSchema,
  senior_profiles: seniorProfileSchema,
  circles: circleMemberSchema,
  circle_invitations: circleInvitationSchema,
  circle_questions: circleQuestionSchema,
  customers: customerSchema,
  family_contacts: familyContactSchema,
  task_categories: taskCategorySchema,
  service_requests: serviceRequestSchema,
  planning: visitSchema,
  door_photos: doorPhotoSchema,
  door_codes: doorCodeSchema,
  student_profiles: studentProfileSchema,
  student_photos: studentPhotoSchema,
  student_days: studentDaySchema,
  helper_links: helperLinkSchema,
  calendar_feeds: calendarFeedSchema,
  request_days: requestDaySchema,
  board: boardRowSchema,
  counters: boardCounterSchema,
  figures: figuresSchema,
  staff_notes: staffNoteSchema,
  staff_commands: staffCommandSchema,
  saved_views: savedViewsSchema,
  user_credits: userCreditsSchema,
  credit_transactions: creditTransactionSchema,
  credit_adjustments: creditAdjustmentSchema,
  debts: debtSchema,
  transfer_references: transferReferenceSchema,
  transfers: transferSchema,
  receipts: receiptSchema,
  receipt_orders: receiptOrderSchema,
  receipt_series: receiptSeriesSchema,
  account_statements: accountStatementSchema,
  gifts: giftSchema,
  threads: threadSchema,
  message_reports: messageReportSchema,
  notifications: notificationSchema,
  notification_preferences: notificationPreferencesSchema,
  push_subscriptions: pushSubscriptionSchema,
  refunds: refundSchema,
  missing_payments: missingPaymentSchema,
  waiting_list: waitingListEntrySchema,
  employer_tips: employerTipSchema,
  leads: leadSchema,
  lead_keys: leadKeySchema,
  sign_up_answers: signUpAnswerSchema,
  reviews: reviewSchema,
  review_tokens: reviewTokenSchema,
  verification_links: verificationLinkSchema,
  mail: mailSchema,
  alerts: alertSchema,
  stripe_events: stripeEventSchema,
  timer_runs: timerRunSchema,
  ledger_checks: ledgerCheckSchema,
  rate_limits: rateLimitSchema,
  audit_log: auditLogEntrySchema,
  erasures: erasureSchema,
  data_exports: dataExportSchema,
  data_requests: dataRequestSchema,
  retention_reports: retentionReportSchema,
} as const satisfies Record<CollectionName, z.ZodMiniObject>;
