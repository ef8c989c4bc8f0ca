import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { customerQuery } from '#shared/staff/people/customer-queries.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { DebtsCard } from '#shared/staff/debts/debts-card.tsx';
import { NoteDialog } from '#shared/staff/dialogs/note-dialog.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useChanging, useMay } from '#shared/staff/role/use-may.ts';
import { ChangeCustomerDialog } from './change-customer-dialog.tsx';
import { CircleCard } from './circle-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { HistoryCards } from './history-cards.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { PersonLinks } from './person-links.ts';

export interface PersonFileProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
  readonly links: PersonLinks;
  readonly onGo: (href: string) => void;
}

interface KnownPersonProps extends PersonFileProps {
  readonly customer: CustomerRecord;
}

type Open = 'nothing' | 'note' | 'change' | 'invite';

function useFileActions(props: KnownPersonProps, open: (dialog: Open) => void) {
  const { links, seniorId, onGo, customer } = props;
  const { t } = useTranslation('people');
  const mayBook = useMay()('dispatch.move');
  const { reason } = useChanging('dispatch.move');
  const group = t('file-label');
  useActions([
    ...(mayBook
      ? [{ id: 'person-book', label: t('book'), group, keys: ['b'], run: () => onGo(links.book(seniorId)) }]
      : []),
    { id: 'person-note', label: t('note'), group, keys: ['n'], disabledReason: reason, run: () => open('note') },
    { id: 'person-change', label: t('change'), group, keys: ['e'], disabledReason: reason, run: () => open('change') },
    ...(customer.has_account
      ? []
      : [{ id: 'person-invite', label: t('invite'), group, disabledReason: reason, run: () => open('invite') }]),
  ]);
}

interface HeadProps extends Pick<PersonFileProps, 'links'> {
  readonly customer: CustomerRecord;
  readonly done: string | null;
  readonly onOpen: (dialog: Open) => void;
}

/** Her name, and what can be done for her. */
function Head({ links, customer, done, onOpen }: HeadProps) {
  const { t } = useTranslation('people');
  const mayBook = useMay()('dispatch.move');
  const { canWrite } = useChanging('dispatch.move');
  return (
    <Card title={`${customer.first_name} ${customer.last_name}`.trim()}>
      <StatusArea>{done === null ? null : <Notice kind="success" title={done} />}</StatusArea>
      <Row>
        {mayBook ? (
          <LinkButton kind="main" icon="phone" href={links.book(customer.senior_id)}>
            {t('book')}
          </LinkButton>
        ) : null}
        <Button icon="note" disabled={!canWrite} onClick={() => onOpen('note')}>
          {t('note')}
        </Button>
        <Button icon="person" disabled={!canWrite} onClick={() => onOpen('change')}>
          {t('change')}
        </Button>
        {customer.has_account ? null : (
          <Button icon="mail" disabled={!canWrite} onClick={() => onOpen('invite')}>
            {t(customer.invited === undefined ? 'invite' : 'invite-again')}
          </Button>
        )}
      </Row>
    </Card>
  );
}

function KnownPerson(props: KnownPersonProps) {
  const { acting, seniorId, links, customer } = props;
  const { t } = useTranslation('people');
  const [open, setOpen] = useState<Open>('nothing');
  const [done, setDone] = useState<string | null>(null);
  const seesMoney = useMay()('ledger.view');
  useFileActions(props, setOpen);
  const finished = (words: string) => {
    setOpen('nothing');
    setDone(words);
  };
  return (
    <Stack>
      <Head links={links} customer={customer} done={done} onOpen={setOpen} />
      <ContactCard customer={customer} acting={acting} />
      <CircleCard acting={acting} customer={customer} />
      {seesMoney ? <DebtsCard acting={acting} seniorId={seniorId} letterHref={links.debtLetter} /> : null}
      <HistoryCards acting={acting} seniorId={seniorId} links={links} />
      {open === 'note' ? (
        <NoteDialog
          acting={acting}
          about={{ kind: 'person', id: seniorId }}
          onClose={() => setOpen('nothing')}
          onDone={finished}
        />
      ) : null}
      {open === 'change' ? (
        <ChangeCustomerDialog
          acting={acting}
          customer={customer}
          onClose={() => setOpen('nothing')}
          onDone={() => finished(t('changed'))}
        />
      ) : null}
      {open === 'invite' ? (
        <InviteDialog acting={acting} customer={customer} onClose={() => setOpen('nothing')} onDone={finished} />
      ) : null}
    </Stack>
  );
}

/** Everything about one senior: how to reach her, what she needs, her requests, visits and notes. */
export function PersonFile(props: PersonFileProps) {
  const { t } = useTranslation(['people', 'errors']);
  const customer = useCachedQuery(customerQuery(props.acting, props.seniorId));
  if (customer.status === 'loading') return <Loading text={t('loading')} />;
  if (customer.status === 'failed' || customer.value === null) {
    return (
      <Notice kind="warning" announce="status" title={t('nobody')}>
        {customer.status === 'failed' ? <p>{t(`errors:${customer.error.code}`)}</p> : null}
      </Notice>
    );
  }
  return <KnownPerson key={props.seniorId} {...props} customer={customer.value} />;
}
