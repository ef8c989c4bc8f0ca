/** A fresh UUID (version 4, 122 random bits): the id of a request, minted before anything else (design.md decision 2). */
export function mintId(): string {
  return crypto.randomUUID();
}
