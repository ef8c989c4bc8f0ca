import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

/**
 * Brings staff's record of a senior in line with her account, so that a search finds her as she is now, and the name of a
 * family member in the circles that she is in.
 */
export async function followAccount(
  { documentId }: Pick<DocumentChange, 'documentId'>,
  { circles, people }: Pick<Services, 'circles' | 'people'>,
): Promise<void> {
  await people.followAccount(documentId);
  await circles.followName(documentId);
}
