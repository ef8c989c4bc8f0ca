import * as z from 'zod/mini';
import { boundedText, documentId, textLimits } from '../field-types.ts';

/** task_categories/{id}: a service that can be requested. Only type `senior` is used. */
export const taskCategorySchema = z.strictObject({
  id: documentId,
  category_name: boundedText(textLimits.label, 1),
  type: boundedText(textLimits.label, 1),
});

export type TaskCategory = z.infer<typeof taskCategorySchema>;

export const seniorCategoryType = 'senior';
