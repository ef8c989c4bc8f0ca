import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { inviteFromWaitingList } from '#domain/contracts/family/waiting-list.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import {
  CircleConsentFields,
  CirclePersonFields,
  circleProblemsOf,
  type CircleValues,
  toInvited,
} from '#shared/staff/people/circle-fields.tsx';
import { ConfirmationFields, ContactFields } from '#shared/staff/people/customer-fields.tsx';
import {
  contactProblems,
  type CustomerValues,
  newCustomerValues,
  reachProblems,
  toContact,
  toReach,
} from '#shared/staff/people/customer-values.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { type ChosenSenior, newPerson, SeniorChoice } from './senior-choice.tsx';

/** A family member's entry on the waiting list. */
export interface FamilyEntry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly helpSeeker: string;
}

export interface FamilyDialogProps {
  readonly acting: ActingFor;
  readonly leadId: string;
  readonly entry: FamilyEntry;
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
}

/** The first word is taken for the first name; staff corrects it. */
function splitName(name: string): readonly [first: string, last: string] {
  const [first = '', ...last] = name.trim().split(/\s+/);
  return [first, last.join(' ')];
}

function beginOf({ name, email }: FamilyEntry): CircleValues {
  const [firstName, lastName] = splitName(name);
  return { firstName, lastName, email, relation: '', rights: [], words: '' };
}

/** Who wrote hears what is agreed, until the senior wants it otherwise. */
function customerOf({ name, email, helpSeeker }: FamilyEntry): CustomerValues {
  const [firstName, lastName] = splitName(helpSeeker);
  const reach = { confirmation: 'relative', relativeName: name, relativeEmail: email } as const;
  return { ...newCustomerValues, ...reach, firstName, lastName };
}

const seniorOf = (chosen: Exclude<ChosenSenior, null>, customer: CustomerValues) =>
  chosen === newPerson
    ? ({ kind: 'new', contact: toContact(customer), ...toReach(customer, []) } as const)
    : ({ kind: 'known', senior_id: chosen.senior_id } as const);

/** What is typed, what is wrong with it, and sending it once. */
function useFamilyInvitation({ acting, leadId, entry, onDone }: FamilyDialogProps) {
  const { t } = useTranslation('leads');
  const [chosen, setChosen] = useState<ChosenSenior>(null);
  const [customer, setCustomer] = useState(() => customerOf(entry));
  const [person, setPerson] = useState(() => beginOf(entry));
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, inviteFromWaitingList);
  const wrongCustomer = chosen === newPerson ? { ...contactProblems(customer), ...reachProblems(customer) } : {};
  const wrongPerson = circleProblemsOf(person, true);

  async function go() {
    setTried(true);
    const invited = toInvited(person);
    const isWrong = wrongPerson.size > 0 || Object.keys(wrongCustomer).length > 0;
    if (chosen === null || invited === null || isWrong) return;
    const senior = seniorOf(chosen, customer);
    if (await run({ entry_id: entry.id, lead_id: leadId, senior, ...invited }))
      onDone(t('family-done', { email: invited.email }));
  }

  return {
    ...{ chosen, setChosen, customer, setCustomer, person, busy, problem, go },
    change: (changed: Partial<CircleValues>) => setPerson((before) => ({ ...before, ...changed })),
    missing: tried && chosen === null ? t('family-senior-needed') : undefined,
    wrongCustomer: tried ? wrongCustomer : {},
    wrongPerson: tried ? wrongPerson : new Set<never>(),
  };
}

/** Makes of a family member's entry an invitation into the circle of her senior, with what the senior said on the telephone. */
export function FamilyDialog(props: FamilyDialogProps) {
  const { acting, entry, onClose } = props;
  const { t } = useTranslation('leads');
  const invitation = useFamilyInvitation(props);
  const { chosen, customer, person, busy, problem } = invitation;
  const fields = { values: customer, onChange: invitation.setCustomer, problems: invitation.wrongCustomer };
  const circle = { values: person, onChange: invitation.change, problems: invitation.wrongPerson };
  return (
    <CommandDialog
      title={t('family-title', { name: entry.name })}
      go={t('family-go')}
      busy={busy}
      problem={problem}
      onGo={() => void invitation.go()}
      onClose={onClose}
    >
      <SmallPrint>{t('family-lead')}</SmallPrint>
      <SeniorChoice
        acting={acting}
        typed={entry.helpSeeker}
        chosen={chosen}
        onChoose={invitation.setChosen}
        error={invitation.missing}
      />
      {chosen === newPerson ? (
        <>
          <ContactFields {...fields} />
          <ConfirmationFields {...fields} />
        </>
      ) : null}
      <CirclePersonFields {...circle} />
      <CircleConsentFields {...circle} />
    </CommandDialog>
  );
}
