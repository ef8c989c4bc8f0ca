import * as z from 'zod/mini';
import { boundedText, documentId, isoDate, moment, textLimits } from '#domain/field-types.ts';

/** Ids that a report names of each rule, for whoever wants to look before they go. */
export const idsOfRule = 20;

const mostRules = 40;

/**
 * What one rule of retention does: a collection whose documents go by their date, or `people` who use nothing any more,
 * `books` of accounts that are gone, what was made in test mode (`tests`).
 */
const ruleSchema = z.strictObject({
  rule: boundedText(textLimits.label, 1),
  /** Removed by this run; of people: asked. */
  gone: z.int().check(z.gte(0)),
  /** What would go in the thirty days after it, counted before anything went. */
  coming: z.int().check(z.gte(0)),
  /** The first of those. */
  ids: z.array(documentId).check(z.maxLength(idsOfRule)),
});

/** retention_reports/{yyyy-MM-dd}: what a nightly run removed, and what will go. Written by functions only. */
export const retentionReportSchema = z.strictObject({
  day: isoDate,
  ran_at: moment,
  rules: z.array(ruleSchema).check(z.maxLength(mostRules)),
});

export type RetentionReport = z.infer<typeof retentionReportSchema>;

export type RuleReport = RetentionReport['rules'][number];
