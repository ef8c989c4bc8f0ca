import type { Visit } from '../documents/visit.ts';

/**
 * Whether the senior asked staff to look at a visit, and has not approved it herself since. Nothing is asked for paying such
 * a visit late.
 */
export function isDisputed({
  questioned_at: questioned,
  approved_at: approved,
  approved_by: by,
}: Pick<Visit, 'questioned_at' | 'approved_at' | 'approved_by'>): boolean {
  if (!(questioned instanceof Date)) return false;
  return !(by === 'senior' && approved instanceof Date && approved >= questioned);
}
