import { pass } from '#lib/clock.ts';
import { once } from '#lib/once.ts';
import { listStatements } from '../account-statements.ts';
import { connectAuth } from '../auth/connect-auth.ts';
import { readCircle } from '../circles/own-circle.ts';
import { readInterimUser } from '../interim-users.ts';
import { readSeniorProfile } from '../senior-profiles.ts';
import { readRequest } from '../service-requests.ts';
import { listThreadsOfRequest } from '../threads/threads.ts';
import { readBalance } from '../user-credits.ts';
import { listStaffNames } from './account-names.ts';
import { listAudit, listHistory, readAuditEntry } from './audit-log.ts';
import {
  listBoard,
  listBoardChanges,
  listBoardRows,
  listMovesAsked,
  listOverdue,
  readBoardCounts,
  readBoardRow,
  readNewestBoardChange,
} from './board.ts';
import { listCircleQuestions } from './circle-questions.ts';
import { collectLeads } from './collect-leads.ts';
import {
  listAdjustments,
  listCreditAccounts,
  listLedger,
  readCreditAccount,
  readPendingAdjustments,
} from './credit-accounts.ts';
import { listRequestsOfSenior, readCustomer, readKnownCustomers } from './customers.ts';
import { leadAt, listOpenDataRequests, readDataRequest, readFamilyAccount } from './data-requests.ts';
import { listDebtsOf, readDebt, readReferenceOwner, readWaitingDebts } from './debts.ts';
import { listFigures } from './figures.ts';
import { listLeads, listLeadsToCall, readLead, readLeadForms, readLeadsToCall } from './leads.ts';
import { listFailedMails } from './mail/failed-mail.ts';
import { listMailsAbout } from './mail/mails-about.ts';
import { listMails, readMail } from './mail/mails.ts';
import { listOpenReports, listReportsOfRequest } from './message-reports.ts';
import { listNegativeBalances } from './negative-balances.ts';
import { listReceipts } from './receipts.ts';
import { listReviews, readReview } from './reviews.ts';
import { readSavedViews } from './saved-views.ts';
import { listStaffNotes } from './staff-notes.ts';
import { listStudentChanges, listStudentDays, listStudents, listStudentsById, readStudentPhoto } from './students.ts';
import { readWaitingTransfers } from './transfers.ts';
import {
  listComingVisitsOf,
  listVisitsOfRequest,
  listVisitsOfRequests,
  listVisitsOfSenior,
  listVisitsOfStudent,
  listVisitsWithin,
} from './visits.ts';

/** Every read of staff's screens in one piece, which they load after their first view (src/shared/staff/at-server.ts). */
export const staffReads = {
  listStatements,
  readCircle,
  readInterimUser,
  readSeniorProfile,
  readRequest,
  listThreadsOfRequest,
  readBalance,
  listStaffNames,
  listAudit,
  listHistory,
  readAuditEntry,
  listBoard,
  listBoardChanges,
  listBoardRows,
  listMovesAsked,
  listOverdue,
  readBoardCounts,
  readBoardRow,
  readNewestBoardChange,
  listCircleQuestions,
  collectLeads,
  listAdjustments,
  listCreditAccounts,
  listLedger,
  readCreditAccount,
  readPendingAdjustments,
  listRequestsOfSenior,
  readCustomer,
  readKnownCustomers,
  leadAt,
  listOpenDataRequests,
  readDataRequest,
  readFamilyAccount,
  listDebtsOf,
  readDebt,
  readReferenceOwner,
  readWaitingDebts,
  listFigures,
  listLeads,
  listLeadsToCall,
  readLead,
  readLeadForms,
  readLeadsToCall,
  listFailedMails,
  listMailsAbout,
  listMails,
  readMail,
  listOpenReports,
  listReportsOfRequest,
  listNegativeBalances,
  listReceipts,
  listReviews,
  readReview,
  readSavedViews,
  listStaffNotes,
  listStudentChanges,
  listStudentDays,
  listStudents,
  listStudentsById,
  readStudentPhoto,
  readWaitingTransfers,
  listComingVisitsOf,
  listVisitsOfRequest,
  listVisitsOfRequests,
  listVisitsOfSenior,
  listVisitsOfStudent,
  listVisitsWithin,
};

/** A device whose storage hangs reads without waiting, and is told that there is no network. */
const sessionMs = 2_000;

/** All reads of a screen that wait for the session would go out in the task in which it is known. Waits for its start only. */
export const sessionIsKnown = once((): Promise<void> =>
  Promise.race([connectAuth().authStateReady(), pass(sessionMs)]),
);
