/** Logs to the console, for engineers. Never pass personal data. */
export function warn(what: string): void {
  console.warn(what);
}
