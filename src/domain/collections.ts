/**
 * The collections of design.md, "Stored documents". The app, the functions and the tests build every path from these
 * names.
 */
export const collections = {
  interimUsers: 'interim_users',
  seniorProfiles: 'senior_profiles',
  customers: 'customers',
  taskCategories: 'task_categories',
  serviceRequests: 'service_requests',
  planning: 'planning',
  studentProfiles: 'student_profiles',
  studentDays: 'student_days',
  board: 'board',
  counters: 'counters',
  figures: 'figures',
  staffNotes: 'staff_notes',
  staffCommands: 'staff_commands',
  userCredits: 'user_credits',
  creditTransactions: 'credit_transactions',
  creditAdjustments: 'credit_adjustments',
  waitingList: 'waiting_list',
  employerTips: 'employer_tips',
  leads: 'leads',
  leadKeys: 'lead_keys',
  reviews: 'reviews',
  reviewTokens: 'review_tokens',
  verificationLinks: 'verification_links',
  mail: 'mail',
  stripeEvents: 'stripe_events',
  rateLimits: 'rate_limits',
  auditLog: 'audit_log',
} as const;

export type CollectionName = (typeof collections)[keyof typeof collections];
