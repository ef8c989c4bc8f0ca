import type { DomainError } from '#domain/error-codes.ts';
import { isFarEnough } from '#domain/requests/lead-time.ts';
import type { NewServiceRequest } from '#domain/requests/request-form.ts';
import { currentUser } from '#firebase/auth.ts';
import { readSeniorProfile } from '#firebase/senior-profiles.ts';
import { readServerTime } from '#firebase/server-time.ts';
import { readRequest } from '#firebase/service-requests.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Receipt, Refusal } from '#offline/outbox/types.ts';

/**
 * Why the rules refused a new request. They answer only "no", so the likely reasons are looked at one by one, each by
 * what the server knows and not by this device's clock (design.md decision 6). Most of all: an earlier attempt may have
 * arrived while its answer was lost, and then the refusal is a receipt. A failure on the way is no refusal and is
 * answered as it is, so that the item is tried again.
 */
export async function explainRefusedRequest(request: NewServiceRequest): Promise<Result<Receipt, DomainError>> {
  const earlier = await readRequest(request.request_id);
  if (earlier.ok && earlier.value.senior_id === request.senior_id) return ok({ aggregate: request.request_id });
  if (!earlier.ok && earlier.error.code !== 'no-access' && earlier.error.code !== 'not-found') return earlier;

  const user = await currentUser();
  if (user === null) return err({ code: 'not-signed-in' });
  if (!user.emailVerified) return err({ code: 'email-not-verified' });

  const profile = await readSeniorProfile(request.senior_id);
  if (!profile.ok && profile.error.code !== 'unknown') return profile;
  if (profile.ok && profile.value === null) return err({ code: 'profile-missing' });

  const serverTime = await readServerTime();
  if (!serverTime.ok) return serverTime;
  if (!isFarEnough(request.request_date, serverTime.value)) return err({ code: 'date-too-near' });

  return err({ code: 'no-access' });
}

const saysNothing: readonly DomainError['code'][] = ['no-access', 'invalid-input', 'not-found'];

/** Why a change of the profile was refused. What does not say so by itself is looked at as a refused request is. */
export async function explainRefusedChange(refusal: Refusal): Promise<Refusal> {
  if (!saysNothing.includes(refusal.code)) return refusal;
  const user = await currentUser();
  if (user === null) return { code: 'not-signed-in' };
  return { code: user.emailVerified ? 'profile-failed' : 'email-not-verified' };
}
