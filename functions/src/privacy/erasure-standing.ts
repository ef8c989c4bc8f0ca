import type { z } from 'zod';
import type { erasureStanding as schema } from '#domain/contracts/privacy/erasure.ts';
import type { Erasure } from '#domain/documents/privacy/erasure.ts';
import { isOpenLink } from '#domain/privacy/erasure-note.ts';

/** What a person is told of it. A mail whose link is too old is as if she had not asked. */
export function standingOf(erasure: Erasure | null, now: Date): z.input<typeof schema> {
  if (erasure?.state === 'waiting') return { state: 'waiting', until: erasure.due_at?.toISOString() ?? null };
  const isAsked = erasure?.state === 'asked' && isOpenLink(erasure, now);
  return { state: isAsked ? 'asked' : 'none', until: null };
}
