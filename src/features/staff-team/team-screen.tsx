import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { StaffAccount } from '#domain/contracts/staff/staff-accounts.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { useActions } from '#shared/staff/actions/use-actions.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { teamQueries } from './queries.ts';
import { ResetDialog } from './reset-dialog.tsx';

interface MemberProps {
  readonly member: StaffAccount;
  readonly isMe: boolean;
  readonly onReset: () => void;
}

function Member({ member: { uid, name, email, second_factor: enrolled }, isMe, onReset }: MemberProps) {
  const { t } = useTranslation('team');
  const { reason } = useConnection();
  const mayReset = enrolled && !isMe;
  useActions(
    mayReset
      ? [
          {
            id: `reset-${uid}`,
            label: t('reset-for', { name }),
            group: t('title'),
            disabledReason: reason,
            run: onReset,
          },
        ]
      : [],
  );
  return (
    <Stack as="li" gap="close">
      <p>
        <strong>{isMe ? t('me', { name }) : name}</strong>
      </p>
      <p>{email}</p>
      <p>{t(enrolled ? 'enrolled' : 'not-enrolled')}</p>
      {mayReset ? (
        <Row>
          <Button disabled={reason !== null} onClick={onReset}>
            {t('reset-for', { name })}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

/** Who is of staff and who signs in with a second factor; a colleague whose phone is gone is helped here. */
export function TeamScreen({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['team', 'errors']);
  const state = useCachedQuery(teamQueries.all(acting));
  const [open, setOpen] = useState<StaffAccount | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <Page title={t('title')} lead={t('lead')} width="text">
      <StatusArea>{said}</StatusArea>
      {state.status === 'loading' ? <Loading text={t('loading')} /> : null}
      {state.status === 'failed' ? (
        <Notice kind="warning" title={t('failed')}>
          <p>{t(`errors:${state.error.code}`)}</p>
        </Notice>
      ) : null}
      {state.status === 'ready' ? (
        <Stack as="ul" gap="wide">
          {state.value.staff.map((member) => (
            <Member
              key={member.uid}
              member={member}
              isMe={member.uid === acting.actorUid}
              onReset={() => setOpen(member)}
            />
          ))}
        </Stack>
      ) : null}
      {open === null ? null : (
        <ResetDialog
          acting={acting}
          member={open}
          onClose={() => setOpen(null)}
          onDone={(text) => {
            setOpen(null);
            setSaid(text);
          }}
        />
      )}
    </Page>
  );
}
