/** Long enough for a slow phone. */
const timeoutMs = 5_000;

/** Returns whether the page's own server answers successfully now, bypassing every cache. */
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
