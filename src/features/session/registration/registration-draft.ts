import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { detailsInForm, type RegistrationValues } from './registration-form-schema.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#domain/result.ts';
import type { Drafts } from '#offline/drafts.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';

/**
 * Before registration there is no uid, so the draft belongs to the device and is readable by anyone who is not signed in
 * there. It therefore holds no password and no consent, is announced on the form, can be cleared with one tap, and is
 * deleted when the account exists or after a week. Signed-in users do not reach this form.
 */
const owner = forSelf(visitorOwner);
const formName = 'registration';
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

export type StoredRegistration = Omit<RegistrationValues, 'password' | 'acceptGdpr'>;

const text = z.catch(z.string(), '');

/** May have been written by an older version of the app: fields that do not parse become empty. */
const keptSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  full_address: text,
  city: text,
  name_city: text,
  language: text,
  test: z.catch(z.boolean(), false),
});

export interface RegistrationDraft {
  /** The stored values; null when there are none or they have expired. */
  open(): Promise<StoredRegistration | null>;
  keep(values: StoredRegistration, test: boolean): Promise<Result<void, DomainError>>;
  forget(): Promise<Result<void, DomainError>>;
  /** The details for this address; null when the draft is of another address or incomplete. */
  detailsOf(email: string): Promise<RegistrationDetails | null>;
  /** Deletes the draft if it is of this address. */
  clearFor(email: string): Promise<void>;
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function createRegistrationDraft(drafts: Drafts, clock: Clock): RegistrationDraft {
  const forget = () => drafts.clear(owner, formName);

  async function read() {
    const draft = await drafts.load<unknown>(owner, formName);
    if (draft === null) return null;
    if (clock.now().getTime() - draft.savedAt > lifetimeMs) {
      await forget();
      return null;
    }
    const parsed = keptSchema.safeParse(draft.values);
    return parsed.success ? parsed.data : null;
  }

  return {
    async open() {
      const kept = await read();
      if (kept === null) return null;
      const { test: _, ...values } = kept;
      return values;
    },

    async keep(values, test) {
      const saved = await drafts.save(owner, formName, { ...values, test });
      return saved.ok ? { ok: true, value: undefined } : saved;
    },

    forget,

    async detailsOf(email) {
      const kept = await read();
      return kept !== null && sameAddress(kept.email, email) ? detailsInForm(kept, kept.test) : null;
    },

    async clearFor(email) {
      const kept = await read();
      if (kept !== null && sameAddress(kept.email, email)) await forget();
    },
  };
}
