import type * as z from 'zod/mini';
import { collections } from '../collections.ts';
import type { inviteCustomer as contract } from '../contracts/people.ts';
import { type RecordCommand, recordConflict, recordRejected } from '../dispatch/transaction/record-command.ts';
import { type CustomerRecord, customerSchema } from '../documents/customer.ts';
import { mailSchema } from '../documents/mail.ts';
import { newMail } from '../mail/mail-delivery.ts';
import { mailIdAbout } from '../mail/mail-id.ts';
import { ok } from '../result.ts';

type Wanted = z.output<typeof contract.input>;

/** What came of keeping a mail address for the login of a customer. */
export type ReservedLogin = 'reserved' | 'has-account' | 'address-unusable';

/**
 * Makes the login of a customer under the id of her record, without a password. Idempotent, so that a transaction may be tried
 * again; another address takes the place of one at which nobody has logged in yet.
 */
export type ReserveLogin = (seniorId: string, email: string) => Promise<ReservedLogin>;

const name = 'invite-customer';

/**
 * Invites a customer without a login to make an account. The login has the id of her record: her requests, visits, notes and
 * row are hers from the first moment, and nothing is moved.
 */
export const inviteCustomer = (
  actor: RecordCommand<never>['actor'],
  { command_id: commandId, senior_id: id, revision, email }: Wanted,
  reserveLogin: ReserveLogin,
): RecordCommand<{ readonly revision: number }> => ({
  name,
  commandId,
  actor,
  async decide(transaction, { now, actor: { name: by } }) {
    const [account = null, stored = null] = await transaction.read([
      { collection: collections.interimUsers, id },
      { collection: collections.customers, id },
    ]);
    if (account !== null) return recordRejected('customer-has-account');
    const before = customerSchema.safeParse(stored).data;
    if (before === undefined) return recordRejected('customer-not-found');
    if (before.has_account) return recordRejected('customer-has-account');
    const conflict = recordConflict(before, revision);
    if (conflict !== null) return recordRejected('changed-meanwhile', conflict);
    const login = await reserveLogin(id, email);
    if (login === 'has-account') return recordRejected('customer-has-account');
    if (login === 'address-unusable') return recordRejected('mail-address-unusable');
    const after: CustomerRecord = {
      ...before,
      invited: { email, at: now },
      revision: before.revision + 1,
      last_change: { action: name, by, at: now },
      updated_at: now,
    };
    const values = { name: before.first_name };
    const mail = newMail({ to: email, language: before.language, template: 'account-invitation', values }, now);
    const mailId = mailIdAbout('account-invitation', commandId);
    return ok({
      value: { revision: after.revision },
      writes: [
        { kind: 'set', collection: collections.customers, id, data: customerSchema.parse(after) },
        { kind: 'create', collection: collections.mail, id: mailId, data: mailSchema.parse(mail) },
      ],
      audit: {
        collection: collections.customers,
        document_id: id,
        before: { invited: before.invited === undefined ? 'no' : 'yes' },
        after: { invited: before.invited === undefined ? 'yes' : 'again' },
      },
    });
  },
});
