import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { resendMail } from '#domain/contracts/mails.ts';
import type { Mail } from '#domain/documents/mail.ts';
import type { Listed } from '#domain/staff/list-page.ts';
import { cachedKeys } from '#offline/cached/cached-query.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import type { StaffAction } from '#shared/staff/actions/action.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { ListDetail } from '#shared/staff/lists/list-detail.tsx';
import { MailBadge } from '#shared/staff/mail-badge.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Facts } from '#ui/content/facts.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { mailQueries } from './queries.ts';

export interface MailFileProps {
  readonly acting: ActingFor;
  readonly mailId: string;
  readonly closeHref: string;
  readonly requestHref: (requestId: string) => string;
}

interface OpenMailProps extends Omit<MailFileProps, 'closeHref'> {
  readonly found: Listed<Mail>;
}

/** Why the mail cannot be sent once more; null when it can. */
function useObstacle({ state }: Mail): string | null {
  const { t } = useTranslation('dispatch');
  const { reason } = useConnection();
  if (reason !== null) return reason;
  if (state === 'pending' || state === 'sending') return t('mail-under-way');
  return state === 'unneeded' ? t('mail-not-needed') : null;
}

function MailFacts({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation('lists');
  const { moment } = useRowWords();
  return (
    <Facts
      facts={[
        { name: t('mail-to'), value: mail.to },
        { name: t('mail-ordered'), value: moment(mail.created_at) },
        ...(mail.sent_at === null ? [] : [{ name: t('mail-sent'), value: moment(mail.sent_at) }]),
        { name: t('mail-tries'), value: String(mail.attempts) },
        ...(mail.next_attempt_at === null ? [] : [{ name: t('mail-next'), value: moment(mail.next_attempt_at) }]),
        ...(mail.error_code === null ? [] : [{ name: t('mail-error'), value: t(`mail-error-${mail.error_code}`) }]),
      ]}
    />
  );
}

function ResendDialog({ acting, mailId, wasSent, onClose, onDone }: ResendDialogProps) {
  const { t } = useTranslation('lists');
  const { busy, problem, run } = useDispatch(acting, resendMail);

  async function go() {
    if (await run({ mail_id: mailId, again: wasSent })) onDone(t('mail-resent'));
  }

  return (
    <CommandDialog
      title={t('mail-resend')}
      go={t('mail-resend-go')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      <p>{t(wasSent ? 'mail-resend-again' : 'mail-resend-failed')}</p>
    </CommandDialog>
  );
}

interface ResendDialogProps {
  readonly acting: ActingFor;
  readonly mailId: string;
  readonly wasSent: boolean;
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

function OpenMail({ acting, mailId, requestHref, found: { value: mail } }: OpenMailProps) {
  const { t } = useTranslation(['lists', 'file']);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const resend: StaffAction = {
    id: 'mail-resend',
    label: t('mail-resend'),
    group: t('mail-file'),
    keys: ['a'],
    disabledReason: useObstacle(mail),
    run: () => setAsking(true),
  };
  useActions([resend]);
  const close = () => {
    setAsking(false);
    void client.invalidateQueries({ queryKey: cachedKeys.volatile(acting) });
  };
  const requestId = mail.values['request'] ?? '';
  return (
    <Card title={t(`file:mail-${mail.template}`)}>
      <Row>
        <MailBadge state={mail.state} />
      </Row>
      <MailFacts mail={mail} />
      <Row>
        <ActionButton action={resend} icon="again" onRefused={setSaid} />
        {requestId === '' ? null : (
          <LinkButton icon="list" href={requestHref(requestId)}>
            {t('to-request')}
          </LinkButton>
        )}
      </Row>
      <StatusArea>{said === null ? null : <Notice kind="info" title={said} />}</StatusArea>
      {asking ? (
        <ResendDialog
          acting={acting}
          mailId={mailId}
          wasSent={mail.state === 'sent'}
          onClose={close}
          onDone={(done) => {
            close();
            setSaid(done);
          }}
        />
      ) : null}
    </Card>
  );
}

/** What is known of one mail; what it says is not shown. */
export function MailFile({ closeHref, ...props }: MailFileProps) {
  const state = useCachedQuery(mailQueries.one(props.acting, props.mailId));
  return (
    <ListDetail state={state} closeHref={closeHref}>
      {(found) => <OpenMail {...props} found={found} />}
    </ListDetail>
  );
}
