/** Fetches a page of our own from the server, bypassing the browser's cache. @returns null without a successful answer. */
export async function fetchPage(address: string): Promise<Response | null> {
  try {
    const page = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok ? page : null;
  } catch {
    return null;
  }
}
