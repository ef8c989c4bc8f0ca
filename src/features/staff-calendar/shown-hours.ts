import type { ClockSpan } from '#domain/visits/clock-span.ts';

/** Most visits are within these hours; the day is always drawn from at least 7 to 21 h. */
const usual: ClockSpan = { from: 7 * 60, to: 21 * 60 };

/** The whole hours that a day is drawn with, wide enough for all that is planned. */
export function shownHours(spans: readonly ClockSpan[]): ClockSpan {
  const from = Math.min(usual.from, ...spans.map((span) => span.from));
  const to = Math.max(usual.to, ...spans.map((span) => span.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
