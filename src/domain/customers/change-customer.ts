import type * as z from 'zod/mini';
import { collections } from '../collections.ts';
import type { changeCustomer as contract } from '../contracts/people.ts';
import { type AuditFacts, changedFacts } from '../dispatch/audit-facts.ts';
import {
  type RecordCommand,
  type RecordContext,
  recordConflict,
  recordRejected,
} from '../dispatch/transaction/record-command.ts';
import { contactFields, type CustomerRecord, customerSchema } from '../documents/customer.ts';
import { searchKeysOf } from '../people/search-keys.ts';
import { ok } from '../result.ts';
import { customerOfAccount } from './follow-account.ts';

type Wanted = z.output<typeof contract.input>;

const name = 'change-customer';

/** What the audit log may say: choices and numbers; no names, addresses or relatives. */
const factsOf = ({ confirmation, relative, needs, told = {} }: CustomerRecord): AuditFacts => ({
  confirmation,
  relative: relative === null ? 'no' : 'yes',
  language: needs.language,
  cats: needs.home.cats ? 'yes' : 'no',
  dogs: needs.home.dogs ? 'yes' : 'no',
  smokers: needs.home.smokers ? 'yes' : 'no',
  blocked_students: needs.blocked_students.join(' ').slice(0, 100),
  told: Object.entries(told)
    .map(([kind, ways]) => [kind, ...(ways ?? [])].join(' '))
    .join(', ')
    .slice(0, 100),
});

function contactChanges(before: CustomerRecord, after: CustomerRecord): AuditFacts {
  const names = Object.keys(contactFields) as (keyof typeof contactFields)[];
  const changed = names.filter((each) => before[each] !== after[each]);
  return changed.length === 0 ? {} : { contact: changed.join(' ').slice(0, 100) };
}

function changed(before: CustomerRecord, wanted: Wanted, { now, actor }: RecordContext): CustomerRecord {
  const { confirmation, relative, needs, contact, told = before.told } = wanted;
  const known = { ...before, ...contact };
  return customerSchema.parse({
    ...known,
    confirmation,
    relative,
    needs,
    ...(told === undefined ? {} : { told }),
    search_keys: searchKeysOf(known),
    revision: before.revision + 1,
    last_change: { action: name, by: actor.name, at: now },
    updated_at: now,
  } satisfies CustomerRecord | Record<Exclude<keyof CustomerRecord, 'invited' | 'told'>, unknown>);
}

/** How a customer is reached and what matching must know; her name and address only where she has no account. */
export const changeCustomer = (
  actor: RecordCommand<never>['actor'],
  wanted: Wanted,
): RecordCommand<{ readonly revision: number }> => ({
  name,
  commandId: wanted.command_id,
  actor,
  async decide(transaction, context) {
    const { senior_id: id, revision } = wanted;
    const [account = null, stored = null] = await transaction.read([
      { collection: collections.interimUsers, id },
      { collection: collections.customers, id },
    ]);
    // An older account has no record yet: staff saw what follows from the account.
    const before =
      customerSchema.safeParse(stored).data ?? customerOfAccount(id, { account, former: null }, context.now);
    if (before === null) return recordRejected('customer-not-found');
    const conflict = recordConflict(before, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    if (before.has_account && wanted.contact !== null) return recordRejected('customer-has-account');
    const after = changed(before, wanted, context);
    return ok({
      value: { revision: after.revision },
      writes: [{ kind: 'set', collection: collections.customers, id, data: after }],
      audit: {
        collection: collections.customers,
        document_id: id,
        ...changedFacts(factsOf(before), { ...factsOf(after), ...contactChanges(before, after) }),
      },
    });
  },
});
