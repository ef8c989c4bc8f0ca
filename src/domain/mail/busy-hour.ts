/** The hour in which a moment lies; the time zones of Europe differ by whole hours. */
export function hourOf(moment: Date): { readonly from: Date; readonly until: Date } {
  const hourMs = 3_600_000;
  const from = new Date(Math.floor(moment.getTime() / hourMs) * hourMs);
  return { from, until: new Date(from.getTime() + hourMs) };
}
