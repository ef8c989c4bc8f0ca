import { useMay } from '#shared/staff/role/use-may.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { changeCustomer } from '#domain/contracts/people.ts';
import type { ToldByStaff } from '#domain/documents/alerts/staff-channels.ts';
import type { CustomerRecord } from '#domain/documents/customer.ts';
import { useCachedQuery } from '#shared/cached/use-cached-query.ts';
import { CommandDialog } from '#shared/staff/dialogs/command-dialog.tsx';
import { useDispatch } from '#shared/staff/dispatch/use-dispatch.ts';
import { ConfirmationFields, ContactFields, NeedsFields } from '#shared/staff/people/customer-fields.tsx';
import { customerQuery } from '#shared/staff/people/customer-queries.ts';
import {
  contactProblems,
  customerValuesOf,
  reachProblems,
  toContact,
  toReach,
} from '#shared/staff/people/customer-values.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-input.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { ToldFields } from './told-fields.tsx';
import { personQueries } from './queries.ts';

interface BlockedProps {
  readonly acting: ActingFor;
  readonly seniorId: string;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The students who were with her, by id. */
function useFormerStudents(acting: ActingFor, seniorId: string): ReadonlyMap<string, string> {
  const seesMoney = useMay()('ledger.view');
  const person = useCachedQuery(personQueries.person(acting, seniorId, seesMoney));
  const visits = person.status === 'ready' ? person.value.visits : [];
  return new Map(
    visits.flatMap(({ visit: { studentprofile_id: id, student_profiles: student } }) =>
      id === null || student === null ? [] : [[id, `${student.first_name} ${student.last_name}`] as const],
    ),
  );
}

/** Students who are not sent to her any more. */
function BlockedStudents({ acting, seniorId, ids, onChange }: BlockedProps) {
  const { t } = useTranslation('people');
  const students = useFormerStudents(acting, seniorId);
  const nameOf = (id: string) => students.get(id) ?? id;
  const others = [...students.keys()].filter((id) => !ids.includes(id));
  if (others.length === 0 && ids.length === 0) return null;
  return (
    <>
      <Field id="blocked-students" label={t('block')}>
        {(control) => (
          <Select
            control={control}
            value=""
            onChange={({ target }) => (target.value === '' ? undefined : onChange([...ids, target.value]))}
          >
            <option value="">{t('block-choose')}</option>
            {others.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Row>
        {ids.map((id) => (
          <Button key={id} icon="close" onClick={() => onChange(ids.filter((each) => each !== id))}>
            {t('unblock', { name: nameOf(id) })}
          </Button>
        ))}
      </Row>
    </>
  );
}

interface ChangeCustomerDialogProps {
  readonly acting: ActingFor;
  readonly customer: CustomerRecord;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How she is reached and what matching must know. Her name and address only where she has no account. */
export function ChangeCustomerDialog({ acting, customer, onClose, onDone }: ChangeCustomerDialogProps) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const [values, setValues] = useState(() => customerValuesOf(customer));
  const [blocked, setBlocked] = useState<readonly string[]>(customer.needs.blocked_students);
  // What the person saw: what changes behind the dialog is a conflict.
  const [revision] = useState(customer.revision);
  const [told, setTold] = useState<ToldByStaff>(customer.told ?? {});
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useDispatch(acting, changeCustomer);
  const found = { ...reachProblems(values), ...(customer.has_account ? {} : contactProblems(values)) };
  const fields = { values, onChange: setValues, problems: tried ? found : {} };

  async function go() {
    setTried(true);
    if (Object.keys(found).length > 0) return;
    const contact = customer.has_account ? null : toContact(values);
    const done = await run({ senior_id: customer.senior_id, revision, contact, told, ...toReach(values, blocked) });
    void client.invalidateQueries({ queryKey: customerQuery(acting, customer.senior_id).queryKey });
    if (done) onDone();
  }

  return (
    <CommandDialog
      title={t('change')}
      go={t('save')}
      busy={busy}
      problem={problem}
      onGo={() => void go()}
      onClose={onClose}
    >
      {customer.has_account ? <p>{t('own-account')}</p> : <ContactFields {...fields} />}
      <ConfirmationFields {...fields} />
      <ToldFields told={told} onChange={setTold} />
      <NeedsFields {...fields} />
      <BlockedStudents acting={acting} seniorId={customer.senior_id} ids={blocked} onChange={setBlocked} />
    </CommandDialog>
  );
}
