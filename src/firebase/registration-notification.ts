import { functionPath } from '#domain/contracts/function-contract.ts';
import { sendRegistrationNotification } from '#domain/contracts/notifications.ts';
import type { WaitingListEntry } from '#domain/documents/waiting-list-entry.ts';
import { attempt } from './attempt.ts';

/** Long enough for a cold start of the function, short enough not to delay the receipt. */
const timeoutMs = 8_000;

/**
 * Tells staff of an entry that is stored by now. The call goes as nobody in particular, as the entry did.
 * @returns whether staff were told; only `ok` is looked at (spec.md section 7), and nothing depends on it.
 */
export async function notifyOfRegistration(entry: WaitingListEntry): Promise<boolean> {
  const told = await attempt(() =>
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
  return told.ok && told.value.ok;
}
