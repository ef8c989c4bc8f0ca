import { functionPath } from '#domain/contracts/function-contract.ts';
import { sendRegistrationNotification } from '#domain/contracts/forms/notifications.ts';
import type { WaitingListEntry } from '#domain/documents/forms/waiting-list-entry.ts';
import { attempt } from './attempt.ts';

/** Long enough for a cold start of the function, short enough not to delay the receipt. */
const timeoutMs = 8_000;

/**
 * Notifies staff of a stored entry, without authentication, as the entry itself was sent.
 * @returns whether staff were notified, from `ok` alone (spec.md section 7); best effort.
 */
export async function notifyOfRegistration(entry: WaitingListEntry): Promise<boolean> {
  const notified = await attempt(() =>
    fetch(functionPath(sendRegistrationNotification), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        naam: entry.full_name,
        email: entry.email,
        telefoonnummer: entry.phone_number ?? null,
        postcode: entry.postcode ?? null,
        opmerkingen: entry.notes ?? null,
      }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  return notified.ok && notified.value.ok;
}
