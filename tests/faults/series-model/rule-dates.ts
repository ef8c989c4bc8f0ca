/** What the senior asked for. */
export interface Rule {
  readonly frequency: 'weekly' | 'biweekly' | 'monthly';
  readonly first: string;
  readonly until: string | null;
}

const dayMs = 24 * 3_600_000;
const at = (date: string) => new Date(`${date}T00:00:00Z`);

function isOfMonth(day: Date, first: Date): boolean {
  const nth = (date: Date) => Math.ceil(date.getUTCDate() / 7);
  if (day.getUTCDay() !== first.getUTCDay()) return false;
  if (nth(first) < 5) return nth(day) === nth(first);
  return new Date(day.getTime() + 7 * dayMs).getUTCMonth() !== day.getUTCMonth();
}

/** Held against the code of the product: day by day, each asked whether it is one. */
export function datesOf({ frequency, first, until }: Rule, from: string, to: string): readonly string[] {
  const begin = at(first);
  const end = until !== null && until < to ? until : to;
  const dates: string[] = [];
  for (let day = from < first ? begin : at(from); ; day = new Date(day.getTime() + dayMs)) {
    const date = day.toISOString().slice(0, 10);
    if (date > end) return dates;
    const days = Math.round((day.getTime() - begin.getTime()) / dayMs);
    const isDate = frequency === 'monthly' ? isOfMonth(day, begin) : days % (frequency === 'weekly' ? 7 : 14) === 0;
    if (isDate) dates.push(date);
  }
}
