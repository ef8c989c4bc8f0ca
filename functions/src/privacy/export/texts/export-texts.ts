import type { CollectionName } from '#domain/collections.ts';

/** Collections of which an export holds something. A test compares the list with the register. */
export const exportedCollections = [
  ...['interim_users', 'senior_profiles', 'customers', 'circles', 'circle_invitations', 'circle_questions'],
  ...['student_profiles', 'student_photos', 'student_days', 'erasures', 'data_exports', 'data_requests'],
  ...['waiting_list', 'family_contacts'],
  ...['employer_tips', 'leads', 'sign_up_answers', 'service_requests', 'planning', 'door_photos', 'door_codes'],
  ...['board', 'staff_notes', 'reviews', 'audit_log', 'user_credits', 'credit_transactions', 'credit_adjustments'],
  ...['debts', 'transfer_references', 'transfers', 'receipts', 'receipt_orders', 'account_statements', 'gifts'],
  ...['refunds', 'missing_payments', 'threads', 'message_reports', 'notifications', 'notification_preferences'],
  ...['push_subscriptions', 'mail', 'alerts'],
] as const satisfies readonly CollectionName[];

export type ExportedCollection = (typeof exportedCollections)[number];

/** Names of fields and of what they can hold, for the page of an export. What has none stands in the file for programs alone. */
export type Words = Readonly<Record<string, string>>;

export interface ExportTexts {
  /** As in `<html lang>`. */
  readonly language: string;
  readonly locale: string;
  readonly title: string;
  /** {brand} and {when}. */
  readonly lead: string;
  readonly files: string;
  readonly others: string;
  /** {phone} and {email}. */
  readonly wrong: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly fileName: string;
  readonly collections: Readonly<Record<ExportedCollection, string>>;
  readonly fields: Words;
  readonly values: Words;
}
