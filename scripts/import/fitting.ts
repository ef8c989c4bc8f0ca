import type * as z from 'zod/mini';
import type { OldRow } from './old-row.ts';

/** The document as the app stores it; null where the row was refused before or the schema does not take it. */
export function fitting<Schema extends z.ZodMiniType>(
  row: OldRow,
  schema: Schema,
  document: unknown,
): z.output<Schema> | null {
  if (row.misfits.length > 0) return null;
  const { data, error } = schema.safeParse(document);
  if (error === undefined) return data;
  for (const issue of error.issues) row.refuse(issue.path.join('.') || 'row', 'does-not-fit');
  return null;
}
