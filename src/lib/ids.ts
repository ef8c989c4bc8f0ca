/** Mints a UUID (version 4, 122 random bits), for example as the id of a request (design.md decision 2). */
export function mintId(): string {
  return crypto.randomUUID();
}
