import * as z from 'zod/mini';
import { forSelf } from '#domain/accounts/acting-for.ts';
import type { RegistrationDetails } from '#domain/contracts/accounts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { detailsInForm, type RegistrationValues } from './registration-form-schema.ts';
import type { Clock } from '#lib/clock.ts';
import type { Result } from '#lib/result.ts';
import type { Drafts } from '#offline/drafts.ts';
import { visitorOwner } from '#offline/visitor-owner.ts';

/**
 * Registering precedes having a uid, so the draft belongs to the device. Anyone at this tablet who is not signed in can
 * find it, as they would a paper form left on the table. It therefore holds no password and no consent, says that it is
 * there, goes at one tap, and goes by itself when the account exists or after a week. This form is not for who is signed
 * in.
 */
const owner = forSelf(visitorOwner);
const formName = 'registration';
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

export type KeptValues = Omit<RegistrationValues, 'password' | 'acceptGdpr'>;

const text = z.catch(z.string(), '');

/** An older version of the app may have written it: what is not understood is empty. */
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
  /** What was filled in here before; null when there is nothing, or nothing recent. */
  open(): Promise<KeptValues | null>;
  keep(values: KeptValues, test: boolean): Promise<Result<void, DomainError>>;
  forget(): Promise<Result<void, DomainError>>;
  /** What the sign-up with this address had filled in; null when that is not known, or not complete. */
  detailsOf(email: string): Promise<RegistrationDetails | null>;
  /** Forgets the draft if it is the one of this address. */
  forgetThatOf(email: string): Promise<void>;
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

    async forgetThatOf(email) {
      const kept = await read();
      if (kept !== null && sameAddress(kept.email, email)) await forget();
    },
  };
}
