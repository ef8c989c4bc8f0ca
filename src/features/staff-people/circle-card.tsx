import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { invitationState } from '#domain/circles/invitation-state.ts';
import { confirmForCustomer, endMembershipForCustomer, withdrawForCustomer } from '#domain/contracts/circles.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import type { KnownCircle, ShownInvitation } from '#domain/documents/circles/known-circle.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import { useChanging } from '#shared/staff/role/use-may.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { CircleDialog, type CircleDone } from './circle-dialog.tsx';
import { personQueries } from './queries.ts';

interface CircleCardProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
}

type Open =
  | { readonly kind: 'nothing' | 'invite' }
  | { readonly kind: 'change' | 'end'; readonly member: CircleMember };

const wholeName = ({ first_name, last_name }: Pick<CircleMember, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

function useRightsWords() {
  const { t } = useTranslation('people');
  return (rights: CircleMember['rights']) => rights.map((right) => t(`circle-${right}`)).join(', ');
}

interface MemberProps {
  readonly member: CircleMember;
  readonly onOpen: (open: Open) => void;
}

function Member({ member, onOpen }: MemberProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { canWrite } = useChanging('circles.edit');
  const rightsWords = useRightsWords();
  const { consent, relation, rights, email, ended_at: endedAt } = member;
  const name = wholeName(member);
  const day = (moment: Date) => formatDayOfMoment(moment, language);
  return (
    <Stack as="li" gap="close">
      <p>
        <strong>{name}</strong>, {t(`relation-${relation}`)}, {email}
      </p>
      {endedAt === null ? (
        <>
          <p>{t('circle-may', { rights: rightsWords(rights) })}</p>
          <p>{t(`circle-consent-${consent.how}`, { day: day(consent.at), words: consent.words })}</p>
          <Row>
            <Button
              icon="note"
              disabled={!canWrite}
              onClick={() => onOpen({ kind: 'change', member })}
              aria-label={t('circle-change-of', { name })}
            >
              {t('circle-change')}
            </Button>
            <Button
              icon="close"
              disabled={!canWrite}
              onClick={() => onOpen({ kind: 'end', member })}
              aria-label={t('circle-end-of', { name })}
            >
              {t('circle-end')}
            </Button>
          </Row>
        </>
      ) : (
        <p>{t('circle-ended', { day: day(endedAt) })}</p>
      )}
    </Stack>
  );
}

interface InvitationProps extends CircleCardProps {
  readonly invitation: ShownInvitation;
  readonly onDone: (done: CircleDone) => void;
}

function Invitation({ acting, customer, invitation, onDone }: InvitationProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { canWrite } = useChanging('circles.edit');
  const rightsWords = useRightsWords();
  const { busy, problem, run } = useDispatch(acting, withdrawForCustomer);
  const name = wholeName(invitation);
  const { senior_id } = customer;

  async function withdraw() {
    if (await run({ senior_id, invitation_id: invitation.invitation_id })) onDone({ what: 'circle-withdrawn', name });
  }

  return (
    <Stack as="li" gap="close">
      <p>
        {t('circle-invited', {
          name,
          email: invitation.email,
          rights: rightsWords(invitation.rights),
          day: formatDayOfMoment(invitation.valid_until, language),
        })}
      </p>
      <DispatchNotice problem={problem} onLookAgain={() => undefined} />
      <Row>
        <Button
          icon="close"
          busy={busy}
          disabled={!canWrite}
          onClick={() => void withdraw()}
          aria-label={t('circle-withdraw-of', { name })}
        >
          {t('circle-withdraw')}
        </Button>
      </Row>
    </Stack>
  );
}

interface QuestionProps extends CircleCardProps {
  readonly members: readonly CircleMember[];
  readonly onDone: (done: CircleDone) => void;
}

/** The yearly question, which a senior without an account is asked on the telephone. */
function Question({ acting, customer, members, onDone }: QuestionProps) {
  const { t } = useTranslation('people');
  const { canWrite } = useChanging('circles.edit');
  const { busy, problem, run } = useDispatch(acting, confirmForCustomer);

  async function confirm() {
    const member_uids = members.map(({ user_id }) => user_id);
    if (await run({ senior_id: customer.senior_id, member_uids })) onDone({ what: 'circle-confirmed', name: '' });
  }

  return (
    <Notice kind="warning" title={t('circle-question')}>
      <p>{t('circle-question-text', { names: members.map(wholeName).join(', ') })}</p>
      <DispatchNotice problem={problem} onLookAgain={() => undefined} />
      <Row>
        <Button icon="check" busy={busy} disabled={!canWrite} onClick={() => void confirm()}>
          {t('circle-confirm')}
        </Button>
      </Row>
    </Notice>
  );
}

interface EndProps extends CircleCardProps {
  readonly member: CircleMember;
  readonly onClose: () => void;
  readonly onDone: (done: CircleDone) => void;
}

function EndMemberDialog({ acting, customer, member, onClose, onDone }: EndProps) {
  const { t } = useTranslation('people');
  const name = wholeName(member);
  const { busy, problem, run } = useDispatch(acting, endMembershipForCustomer);

  async function end() {
    if (await run({ senior_id: customer.senior_id, member_uid: member.user_id }))
      onDone({ what: 'circle-end-done', name });
  }

  return (
    <CommandDialog
      danger
      title={t('circle-end-title', { name })}
      go={t('circle-end')}
      busy={busy}
      problem={problem}
      onGo={() => void end()}
      onClose={onClose}
    >
      <p>{t('circle-end-text', { name, customer: customer.first_name })}</p>
    </CommandDialog>
  );
}

function KnownCircleParts({ circle, ...rest }: QuestionPropsWithoutMembers & { readonly circle: KnownCircle }) {
  const { t } = useTranslation('people');
  const asked = circle.members.filter(({ asked_at, ended_at }) => asked_at !== null && ended_at === null);
  const waiting = circle.invitations.filter((each) => invitationState(each, deviceClock.now()) === 'open');
  const { onOpen, ...shared } = rest;
  return (
    <>
      {asked.length === 0 ? null : <Question {...shared} members={asked} />}
      {circle.members.length === 0 && waiting.length === 0 ? <p>{t('circle-nobody')}</p> : null}
      {circle.members.length === 0 ? null : (
        <Stack as="ul">
          {circle.members.map((member) => (
            <Member key={member.user_id} member={member} onOpen={onOpen} />
          ))}
        </Stack>
      )}
      {waiting.length === 0 ? null : (
        <Stack as="ul">
          {waiting.map((invitation) => (
            <Invitation key={invitation.invitation_id} {...shared} invitation={invitation} />
          ))}
        </Stack>
      )}
    </>
  );
}

interface QuestionPropsWithoutMembers extends CircleCardProps {
  readonly onOpen: (open: Open) => void;
  readonly onDone: (done: CircleDone) => void;
}

/** Who may act for the customer, what she said to whom about it, and what staff does in her name. */
export function CircleCard({ acting, customer }: CircleCardProps) {
  const { t } = useTranslation(['people', 'errors']);
  const { canWrite } = useChanging('circles.edit');
  const circle = useCachedQuery(personQueries.circle(acting, customer.senior_id));
  const [open, setOpen] = useState<Open>({ kind: 'nothing' });
  const [done, setDone] = useState<CircleDone | null>(null);
  const close = () => setOpen({ kind: 'nothing' });
  const finished = (what: CircleDone) => {
    close();
    setDone(what);
  };
  return (
    <Card as="div" heading={t('circle')}>
      <StatusArea>
        {done === null ? null : <Notice kind="success" title={t(done.what, { name: done.name, email: done.name })} />}
      </StatusArea>
      {circle.status === 'failed' ? <p>{t(`errors:${circle.error.code}`)}</p> : null}
      {circle.status === 'ready' ? (
        <KnownCircleParts
          acting={acting}
          customer={customer}
          circle={circle.value}
          onOpen={setOpen}
          onDone={finished}
        />
      ) : null}
      <Row>
        <Button icon="mail" disabled={!canWrite} onClick={() => setOpen({ kind: 'invite' })}>
          {t('circle-invite')}
        </Button>
      </Row>
      {open.kind === 'invite' ? (
        <CircleDialog acting={acting} customer={customer} member={null} onClose={close} onDone={finished} />
      ) : null}
      {open.kind === 'change' ? (
        <CircleDialog acting={acting} customer={customer} member={open.member} onClose={close} onDone={finished} />
      ) : null}
      {open.kind === 'end' ? (
        <EndMemberDialog acting={acting} customer={customer} member={open.member} onClose={close} onDone={finished} />
      ) : null}
    </Card>
  );
}
