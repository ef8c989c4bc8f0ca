/**
 * The name of the draft of a form behind a mailed link: a hash, so that only who has the link can open it. The link's secret
 * itself is not stored, and the server's hash of it is another one.
 */
export async function linkDraftName(form: string, secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`madelief ${form} draft:${secret}`));
  return `${form}/${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
