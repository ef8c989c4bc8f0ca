/** The creation time of the builders' documents: a Monday morning in Brussels, in winter time. */
export const madeAt = new Date('2026-03-02T09:00:00Z');

export const oneDayLater = new Date('2026-03-03T09:00:00Z');
