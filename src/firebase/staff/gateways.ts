// Every read of staff's screens in one module, which they load after their first view (src/shared/staff/at-server.ts).
export { listStatements } from '../account-statements.ts';
export { readCircle } from '../circles/own-circle.ts';
export { readInterimUser } from '../interim-users.ts';
export { readSeniorProfile } from '../senior-profiles.ts';
export { readRequest } from '../service-requests.ts';
export { listThreadsOfRequest } from '../threads/threads.ts';
export { readBalance } from '../user-credits.ts';
export { listStaffNames } from './account-names.ts';
export { listAudit, listHistory, readAuditEntry } from './audit-log.ts';
export {
  listBoard,
  listBoardChanges,
  listBoardRows,
  listMovesAsked,
  listOverdue,
  readBoardCounts,
  readBoardRow,
  readNewestBoardChange,
} from './board.ts';
export { listCircleQuestions } from './circle-questions.ts';
export { collectLeads } from './collect-leads.ts';
export {
  listAdjustments,
  listCreditAccounts,
  listLedger,
  readCreditAccount,
  readPendingAdjustments,
} from './credit-accounts.ts';
export { listRequestsOfSenior, readCustomer, readKnownCustomers } from './customers.ts';
export { leadAt, listOpenDataRequests, readDataRequest, readFamilyAccount } from './data-requests.ts';
export { listDebtsOf, readDebt, readReferenceOwner, readWaitingDebts } from './debts.ts';
export { listFigures } from './figures.ts';
export { listLeads, listLeadsToCall, readLead, readLeadForms, readLeadsToCall } from './leads.ts';
export { listFailedMails } from './mail/failed-mail.ts';
export { listMailsAbout } from './mail/mails-about.ts';
export { listMails, readMail } from './mail/mails.ts';
export { listOpenReports, listReportsOfRequest } from './message-reports.ts';
export { listNegativeBalances } from './negative-balances.ts';
export { listReceipts } from './receipts.ts';
export { listReviews, readReview } from './reviews.ts';
export { readSavedViews } from './saved-views.ts';
export { listStaffNotes } from './staff-notes.ts';
export { listStudentChanges, listStudentDays, listStudents, listStudentsById, readStudentPhoto } from './students.ts';
export { readWaitingTransfers } from './transfers.ts';
export {
  listComingVisitsOf,
  listVisitsOfRequest,
  listVisitsOfRequests,
  listVisitsOfSenior,
  listVisitsOfStudent,
  listVisitsWithin,
} from './visits.ts';
