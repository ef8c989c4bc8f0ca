import { circleCollections } from './circles/circle-collections.ts';
import { giftCollections } from './gifts/gift-collections.ts';

/** Those that the app of seniors and visitors reads or writes: it carries no other names. */
export const appCollections = {
  interimUsers: 'interim_users',
  seniorProfiles: 'senior_profiles',
  taskCategories: 'task_categories',
  serviceRequests: 'service_requests',
  requestDays: 'request_days',
  planning: 'planning',
  doorPhotos: 'door_photos',
  doorCodes: 'door_codes',
  userCredits: 'user_credits',
  creditTransactions: 'credit_transactions',
  accountStatements: 'account_statements',
  threads: 'threads',
  notifications: 'notifications',
  notificationPreferences: 'notification_preferences',
  pushSubscriptions: 'push_subscriptions',
  waitingList: 'waiting_list',
  employerTips: 'employer_tips',
} as const;

/**
 * The collections of design.md, "Stored documents". The app, the functions and the tests build every path from these
 * names.
 */
export const collections = {
  ...appCollections,
  ...circleCollections,
  ...giftCollections,
  customers: 'customers',
  familyContacts: 'family_contacts',
  studentProfiles: 'student_profiles',
  studentPhotos: 'student_photos',
  studentDays: 'student_days',
  helperLinks: 'helper_links',
  calendarFeeds: 'calendar_feeds',
  board: 'board',
  counters: 'counters',
  figures: 'figures',
  staffNotes: 'staff_notes',
  staffCommands: 'staff_commands',
  messageReports: 'message_reports',
  savedViews: 'saved_views',
  creditAdjustments: 'credit_adjustments',
  missingPayments: 'missing_payments',
  debts: 'debts',
  transferReferences: 'transfer_references',
  transfers: 'transfers',
  receipts: 'receipts',
  receiptOrders: 'receipt_orders',
  receiptSeries: 'receipt_series',
  refunds: 'refunds',
  leads: 'leads',
  leadKeys: 'lead_keys',
  signUpAnswers: 'sign_up_answers',
  reviews: 'reviews',
  reviewTokens: 'review_tokens',
  verificationLinks: 'verification_links',
  mail: 'mail',
  alerts: 'alerts',
  stripeEvents: 'stripe_events',
  rateLimits: 'rate_limits',
  auditLog: 'audit_log',
  erasures: 'erasures',
  timerRuns: 'timer_runs',
  ledgerChecks: 'ledger_checks',
  dataExports: 'data_exports',
  dataRequests: 'data_requests',
  retentionReports: 'retention_reports',
} as const;

export type CollectionName = (typeof collections)[keyof typeof collections];
