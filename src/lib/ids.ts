/** Mints a UUID (version 4, 122 random bits), for example as the id of a request (design.md decision 2). */
export function mintId(): string {
  return crypto.randomUUID();
}

/** Mints a secret of 256 random bits, in base64url. */
export function mintSecret(): string {
  const bits = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bits))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The SHA-256 of a text in hexadecimal: what is stored of a secret. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
