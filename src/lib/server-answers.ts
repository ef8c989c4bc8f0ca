/** Long enough for a slow phone; whoever waits longer has no use for the answer. */
const timeoutMs = 5_000;

/** Whether the server that this page came from answers now, and well. Not asked of any cache. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
