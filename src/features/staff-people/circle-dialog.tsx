import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { circleRights } from '#domain/circles/circle-rights.ts';
import { changeRightsForCustomer, inviteForCustomer } from '#domain/contracts/circles.ts';
import type { CircleMember } from '#domain/documents/circles/circle-member.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import {
  CircleConsentFields,
  CirclePersonFields,
  type CircleProblem,
  circleProblemsOf,
  type CircleValues,
  toInvited,
} from '#shared/staff/people/circle-fields.tsx';

/** What was done, and to whom; in words where it is shown, so that it follows the language. */
export interface CircleDone {
  readonly what: 'circle-changed' | 'circle-confirmed' | 'circle-end-done' | 'circle-withdrawn' | 'invite-done';
  /** Of a person; of an invitation, its address. */
  readonly name: string;
}

export interface CircleDialogProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
  /** Whose rights change; null to invite somebody. */
  readonly member: CircleMember | null;
  readonly onClose: () => void;
  readonly onDone: (done: CircleDone) => void;
}

/** Staff invites somebody into a customer's circle, or changes rights: with what the customer said on the telephone. */
export function CircleDialog({ acting, customer, member, onClose, onDone }: CircleDialogProps) {
  const { t } = useTranslation('people');
  const isInvite = member === null;
  const { senior_id } = customer;
  const [values, setValues] = useState<CircleValues>({
    ...{ firstName: '', lastName: '', email: '', relation: '', words: '' },
    rights: (['book', 'pay'] as const).filter((right) => member?.rights.includes(right)),
  });
  const [tried, setTried] = useState(false);
  const invite = useDispatch(acting, inviteForCustomer);
  const change = useDispatch(acting, changeRightsForCustomer);
  const { busy, problem } = isInvite ? invite : change;
  const problems = circleProblemsOf(values, isInvite);

  async function go() {
    setTried(true);
    if (problems.size > 0) return;
    if (member !== null) {
      const { user_id: member_uid, revision, first_name: name } = member;
      const rights = circleRights.filter((right) => right === 'see' || values.rights.some((each) => each === right));
      if (await change.run({ senior_id, member_uid, revision, rights, words: values.words.trim() }))
        onDone({ what: 'circle-changed', name });
      return;
    }
    const invited = toInvited(values);
    if (invited !== null && (await invite.run({ senior_id, ...invited })))
      onDone({ what: 'invite-done', name: invited.email });
  }

  const onChange = (changed: Partial<CircleValues>) => setValues((before) => ({ ...before, ...changed }));
  const shown = tried ? problems : new Set<CircleProblem>();
  return (
    <CommandDialog
      title={isInvite ? t('circle-invite') : t('circle-change-title', { name: member.first_name })}
      go={isInvite ? t('invite-go') : t('save')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      {isInvite ? <CirclePersonFields values={values} problems={shown} onChange={onChange} /> : null}
      <CircleConsentFields values={values} problems={shown} onChange={onChange} />
    </CommandDialog>
  );
}
