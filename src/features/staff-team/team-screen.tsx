import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
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
import { partOf, RoleDialog } from './role-dialog.tsx';

interface Open {
  readonly kind: 'role' | 'reset';
  readonly member: StaffAccount;
}

interface MemberProps {
  readonly member: StaffAccount;
  readonly isMe: boolean;
  readonly onOpen: (kind: Open['kind']) => void;
}

function Member({ member, isMe, onOpen }: MemberProps) {
  const { t } = useTranslation('team');
  const { reason } = useConnection();
  const { uid, name, email, second_factor: enrolled } = member;
  const steps: readonly Open['kind'][] = isMe ? [] : enrolled ? ['role', 'reset'] : ['role'];
  const actions = steps.map((kind) => ({
    id: `${kind}-${uid}`,
    label: t(`${kind}-for`, { name }),
    group: t('title'),
    disabledReason: reason,
    run: () => onOpen(kind),
  }));
  useActions(actions);
  return (
    <Stack as="li" gap="close">
      <p>
        <strong>{isMe ? t('me', { name }) : name}</strong>
      </p>
      <p>{email}</p>
      <p>{t(`role-${partOf(member)}-is`)}</p>
      <p>{t(enrolled ? 'enrolled' : 'not-enrolled')}</p>
      {actions.length === 0 ? null : (
        <Row>
          {actions.map(({ id, label, run }) => (
            <Button key={id} disabled={reason !== null} onClick={run}>
              {label}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/**
 * Who is of staff, which part of the work each has, and who signs in with a second factor. The lead gives and takes parts, and
 * helps a colleague whose phone is gone.
 */
export function TeamScreen({ acting }: { readonly acting: ActingFor }) {
  const { t } = useTranslation(['team', 'errors']);
  const state = useCachedQuery(teamQueries.all(acting));
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const Dialog = open?.kind === 'role' ? RoleDialog : ResetDialog;
  const done = (text: string) => {
    setOpen(null);
    setSaid(text);
  };
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
              onOpen={(kind) => setOpen({ kind, member })}
            />
          ))}
        </Stack>
      ) : null}
      {open === null ? null : (
        <Dialog acting={acting} member={open.member} onClose={() => setOpen(null)} onDone={done} />
      )}
    </Page>
  );
}
