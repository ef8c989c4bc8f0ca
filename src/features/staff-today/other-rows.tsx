import { useTranslation } from '#i18n/use-translation.ts';
import { circleQuestionId } from '#domain/documents/circles/circle-question.ts';
import type { WaitingAlert } from '#domain/contracts/told.ts';
import { staffKinds } from '#domain/documents/alerts/staff-channels.ts';
import type { Debt } from '#domain/documents/payments/debt.ts';
import { formatEuro } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { debtQueries } from '#shared/staff/debts/debt-queries.ts';
import { pendingAdjustmentsQuery } from '#shared/staff/pending-adjustments-query.ts';
import { toldQueries } from '#shared/staff/told/told-queries.ts';
import { waitingTransfersQuery } from '#shared/staff/waiting-transfers-query.ts';
import { todayQueries } from './today-queries.ts';
import { type OtherRowsProps, WaitingRows } from './waiting-rows.tsx';

/** The people who should be called by today. */
export function ToCallRows({ acting, hrefs }: OtherRowsProps) {
  const { moment } = useRowWords();
  const state = useCachedQuery(todayQueries.toCall(acting, useToday()));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ leads }) =>
        leads.map(({ id, value }) => ({
          id,
          href: hrefs.lead(id),
          name: value.name,
          details: [value.phone, moment(value.last_at)].filter(Boolean).join(', '),
        }))
      }
    />
  );
}

/** The letters and calls that wait, each with by when. */
export function ToldRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation(['told', 'lists']);
  const { moment } = useRowWords();
  const state = useCachedQuery(toldQueries.waiting(acting));
  const detailsOf = ({ channel, kind, due_at: due, tries, taken_by: taken }: WaitingAlert) =>
    [
      t(`row-${channel}`, {
        what: t(`kind-${staffKinds.find((known) => known === kind) ?? 'change'}`),
        moment: moment(new Date(due)),
      }),
      ...(tries === 0 ? [] : [t('row-tries', { count: tries })]),
      ...(taken === null ? [] : [t('row-taken', { name: taken.name })]),
    ].join(', ');
  return (
    <WaitingRows
      state={state}
      rowsOf={({ waiting }) =>
        waiting.map((each) => ({
          id: each.alert_id,
          href: hrefs.told(each.alert_id),
          name: each.name || t('lists:unknown'),
          details: detailsOf(each),
        }))
      }
    />
  );
}

/** The messages that somebody reported, each with the way to the request of its visit. */
export function ReportRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation('board');
  const { moment } = useRowWords();
  const state = useCachedQuery(todayQueries.reports(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ reports }) =>
        reports.map(({ id, report }) => ({
          id,
          href: hrefs.request(report.request_id),
          name: report.text.slice(0, 80),
          details: t('report-of', { name: report.reporter_name, moment: moment(report.reported_at) }),
        }))
      }
    />
  );
}

/** The customers to ask on the telephone whether somebody of their family may still arrange things. */
export function CircleRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation('board');
  const { day } = useRowWords();
  const state = useCachedQuery(todayQueries.circles(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ questions }) =>
        questions.map((question) => ({
          id: circleQuestionId(question.senior_id, question.user_id),
          href: hrefs.person(question.senior_id),
          name: question.senior_name,
          details: t('circle-asked', { member: question.member_name, day: day(question.asked_at) }),
        }))
      }
    />
  );
}

/** The mails that no attempt could send. */
export function MailRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation('board');
  const { moment } = useRowWords();
  const state = useCachedQuery(todayQueries.mails(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ mails }) =>
        mails.map(({ id, mail }) => ({
          id,
          href: hrefs.mail(id),
          name: mail.to,
          details: t('mail-since', { moment: moment(mail.created_at) }),
        }))
      }
    />
  );
}

/** What waits of a debt, in words. */
function useWaitingDebtWords(): (debt: Debt) => string {
  const { t } = useTranslation('board');
  const language = useLanguage();
  return ({ state, missing, proposed_cents: proposed, fee }) => {
    const amount = formatEuro(missing, language);
    if (state === 'to-print') return t('debt-to-print', { amount });
    if (state === 'proposed') return t('debt-proposed', { amount, fee: formatEuro(proposed ?? 0, language) });
    return t('debt-fee-to-print', { fee: formatEuro(fee?.cents ?? 0, language) });
  };
}

/** The debts that wait for staff: a letter to print, or a word about a fee. */
export function DebtRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation('lists');
  const words = useWaitingDebtWords();
  const state = useCachedQuery(debtQueries.waiting(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ debts }) =>
        debts.map(({ id, debt, name }) => ({
          id,
          href: hrefs.account(debt.senior_id),
          name: name || t('unknown'),
          details: words(debt),
        }))
      }
    />
  );
}

/** The corrections of balances that wait for a second staff member. */
export function AdjustmentRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation(['board', 'lists']);
  const language = useLanguage();
  const state = useCachedQuery(pendingAdjustmentsQuery(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ adjustments }) =>
        adjustments.map(({ id, value: { adjustment, seniorName } }) => ({
          id,
          href: hrefs.account(adjustment.senior_id),
          name: seniorName || t('lists:unknown'),
          details: t('adjustment-asked', {
            amount: formatEuro(adjustment.cents, language),
            name: adjustment.asked_by.name,
          }),
        }))
      }
    />
  );
}

/** The refunds that staff has to transfer. */
export function TransferRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation(['board', 'lists']);
  const language = useLanguage();
  const { moment } = useRowWords();
  const state = useCachedQuery(waitingTransfersQuery(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ transfers }) =>
        transfers.map(({ id, value: { refund, seniorName } }) => ({
          id,
          href: hrefs.account(refund.senior_id),
          name: seniorName || t('lists:unknown'),
          details: t('transfer-asked', {
            amount: formatEuro(refund.cents, language),
            moment: moment(refund.asked_at),
          }),
        }))
      }
    />
  );
}

/** The customers who owe something. */
export function BalanceRows({ acting, hrefs }: OtherRowsProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const state = useCachedQuery(todayQueries.balances(acting));
  return (
    <WaitingRows
      state={state}
      rowsOf={({ balances }) =>
        balances.map(({ user_id: id, cents, name }) => ({
          id,
          href: hrefs.account(id),
          name: name || t('unknown'),
          details: formatEuro(cents, language),
        }))
      }
    />
  );
}
