/** For engineers, in the console. Never with a name, an address or anything else of a person in it. */
export function warn(what: string): void {
  console.warn(what);
}
