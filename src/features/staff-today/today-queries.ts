import * as z from 'zod/mini';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { boardRowSchema, type BoardStage } from '#domain/documents/board-row.ts';
import { circleQuestionSchema } from '#domain/documents/circles/circle-question.ts';
import { dataRequestSchema } from '#domain/documents/privacy/data-request.ts';
import { leadSchema } from '#domain/documents/lead.ts';
import { mailSchema } from '#domain/documents/mail.ts';
import { messageReportSchema } from '#domain/documents/threads/message-report.ts';
import { waitingNames } from '#firebase/staff/live/waiting-list.ts';
import { deviceClock } from '#lib/clock.ts';
import { cachedQuery, pollMs } from '#offline/cached/cached-query.ts';
import { atServer } from '#shared/staff/at-server.ts';

/** More than this is no list for one morning; the count says how many there are. */
const shownAtMost = 50;

const overdueSchema = z.object({ rows: z.array(boardRowSchema), count: z.int() });
const mailsSchema = z.object({ mails: z.array(z.object({ id: z.string(), mail: mailSchema })), count: z.int() });
const reportsSchema = z.object({
  reports: z.array(z.object({ id: z.string(), report: messageReportSchema })),
  count: z.int(),
});
const circlesSchema = z.object({ questions: z.array(circleQuestionSchema), count: z.int() });
const dataRequestsSchema = z.object({
  rows: z.array(z.object({ id: z.string(), value: dataRequestSchema })),
  count: z.int(),
});
const leadsSchema = z.object({ leads: z.array(z.object({ id: z.string(), value: leadSchema })), count: z.int() });
const namedBalanceSchema = z.object({ user_id: z.string(), cents: z.int(), name: z.string() });
const balancesSchema = z.object({ balances: z.array(namedBalanceSchema), count: z.int() });

/** Keys and options of this feature. The board itself is shared (src/shared/staff/board). */
export const todayQueries = {
  /** Time alone makes a row overdue: it is asked for, and does not follow from what changed. */
  overdue: (acting: ActingFor, stage: BoardStage) =>
    cachedQuery({
      acting,
      name: waitingNames.overdue(stage),
      read: () => atServer(({ listOverdue }) => listOverdue(stage, deviceClock.now(), shownAtMost)),
      schema: overdueSchema,
      staleMs: 0,
      pollMs,
    }),
  moves: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.moves,
      read: () => atServer(({ listMovesAsked }) => listMovesAsked(shownAtMost)),
      schema: overdueSchema,
      staleMs: 0,
      pollMs,
    }),
  /** @param today yyyy-MM-dd */
  toCall: (acting: ActingFor, today: string) =>
    cachedQuery({
      acting,
      name: waitingNames.toCall(today),
      read: () => atServer(({ readLeadsToCall }) => readLeadsToCall(today, shownAtMost)),
      schema: leadsSchema,
      staleMs: 0,
      pollMs,
    }),
  mails: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.mails,
      read: () => atServer(({ listFailedMails }) => listFailedMails(shownAtMost)),
      schema: mailsSchema,
      staleMs: 0,
      pollMs,
    }),
  reports: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.reports,
      read: () => atServer(({ listOpenReports }) => listOpenReports(shownAtMost)),
      schema: reportsSchema,
      staleMs: 0,
      pollMs,
    }),
  dataRequests: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.dataRequests,
      read: () => atServer(({ listOpenDataRequests }) => listOpenDataRequests(shownAtMost)),
      schema: dataRequestsSchema,
      staleMs: 0,
      pollMs,
    }),
  circles: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.circles,
      read: () => atServer(({ listCircleQuestions }) => listCircleQuestions(deviceClock.now(), shownAtMost)),
      schema: circlesSchema,
      staleMs: 0,
      pollMs,
    }),
  balances: (acting: ActingFor) =>
    cachedQuery({
      acting,
      name: waitingNames.balances,
      read: () => atServer(({ listNegativeBalances }) => listNegativeBalances(shownAtMost)),
      schema: balancesSchema,
      staleMs: 0,
      pollMs,
    }),
};
