import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { recordFeeLetter, recordReminderLetter } from '#domain/contracts/debts.ts';
import type { Debt, DebtLetter, StoredDebt } from '#domain/documents/payments/debt.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useToday } from '#shared/days/use-today.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { debtQueries } from '#shared/staff/debts/debt-queries.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { customerQuery } from '#shared/staff/people/customer-queries.ts';
import { Paper } from '#shared/staff/print/paper.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { FeeSheet } from './fee-sheet.tsx';
import { ReminderSheet } from './reminder-sheet.tsx';

export interface DebtLetterScreenProps {
  readonly acting: ActingFor;
  readonly debtId: string;
  readonly letter: DebtLetter;
  /** To the person's file. */
  readonly personHref: (seniorId: string) => string;
}

interface StoredProps extends Omit<DebtLetterScreenProps, 'debtId'> {
  readonly stored: StoredDebt;
}

type LetterState = 'waits' | 'posted' | 'not-needed';

function stateOf({ state, reminder, fee }: Debt, letter: DebtLetter): LetterState {
  if (letter === 'fee' && fee?.letter !== undefined) return fee.letter === 'to-print' ? 'waits' : 'posted';
  if (letter === 'reminder' && state === 'to-print') return 'waits';
  return letter === 'reminder' && reminder?.way === 'letter' ? 'posted' : 'not-needed';
}

interface PostProps extends Pick<StoredProps, 'acting' | 'letter' | 'stored'> {
  readonly day: string;
}

/** Notes that the letter is in the post. */
function Post({ acting, letter, stored: { id, debt }, day }: PostProps) {
  const { t } = useTranslation('debts');
  const { canWrite } = useConnection();
  const reminder = useDispatch(acting, recordReminderLetter);
  const fee = useDispatch(acting, recordFeeLetter);
  const { busy, problem, run, settle } = letter === 'fee' ? fee : reminder;
  return (
    <>
      <Row>
        <Button
          icon="mail"
          busy={busy}
          disabled={!canWrite}
          onClick={() => void run({ debt_id: id, revision: debt.revision, day })}
        >
          {t('letter-post')}
        </Button>
      </Row>
      <p>{t(letter === 'fee' ? 'fee-letter-hint' : 'letter-post-hint')}</p>
      <StatusArea>
        <DispatchNotice problem={problem} onLookAgain={settle} />
      </StatusArea>
    </>
  );
}

/** The letter, while it waits to be printed and posted. */
function Waiting({ acting, letter, stored, personHref }: StoredProps) {
  const { t } = useTranslation('debts');
  const today = useToday();
  // The letter keeps its day while it is on the screen, so that what is printed is what is posted.
  const [day] = useState(today);
  const { debt } = stored;
  const customer = useCachedQuery(customerQuery(acting, debt.senior_id));
  if (customer.status === 'loading') return <Loading text={t('loading')} />;
  const record = customer.status === 'ready' ? customer.value : null;
  const Letter = letter === 'fee' ? FeeSheet : ReminderSheet;
  return (
    <Paper
      title={t(`page-${letter}`)}
      readersLanguage={record?.language}
      back={{ href: personHref(debt.senior_id), label: t('to-person') }}
      actions={<Post {...{ acting, letter, stored, day }} />}
    >
      <Letter acting={acting} debt={debt} customer={record} day={day} />
    </Paper>
  );
}

/** Nothing is printed twice, and nothing that does not hold any more. */
function Stored(props: StoredProps) {
  const { stored, letter, personHref } = props;
  const { t } = useTranslation('debts');
  const state = stateOf(stored.debt, letter);
  return (
    <>
      <StatusArea>
        {state === 'posted' ? <Notice kind="success" title={t('letter-posted')} /> : null}
        {state === 'not-needed' ? (
          <Notice kind="info" title={t('letter-not-needed')}>
            <p>{t('letter-not-needed-why')}</p>
          </Notice>
        ) : null}
      </StatusArea>
      {state === 'waits' ? (
        <Waiting {...props} />
      ) : (
        <Row>
          <LinkButton icon="back" href={personHref(stored.debt.senior_id)}>
            {t('to-person')}
          </LinkButton>
        </Row>
      )}
    </>
  );
}

/** A letter about a debt, to print for somebody without mail. */
export function DebtLetterScreen({ debtId, ...props }: DebtLetterScreenProps) {
  const { t } = useTranslation(['debts', 'errors']);
  const state = useCachedQuery(debtQueries.debt(props.acting, debtId));
  const error = state.status === 'failed' ? state.error : null;
  const stored = state.status === 'ready' ? state.value : null;
  return (
    <Page title={t(`page-${props.letter}`)} width="text">
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status !== 'loading' && stored === null ? (
        <Notice kind="warning" announce="status" title={t(error === null ? 'letter-gone' : 'letter-failed')}>
          {error === null ? null : <p>{t(`errors:${error.code}`)}</p>}
        </Notice>
      ) : null}
      {stored === null ? null : <Stored {...props} stored={stored} />}
    </Page>
  );
}
