import type { DocumentChange } from '../shell/document-change.ts';
import type { Services } from '../shell/services.ts';

/** Brings staff's record of a senior in line with her account, so that a search finds her as she is now. */
export async function followAccount(
  { documentId }: Pick<DocumentChange, 'documentId'>,
  { people }: Pick<Services, 'people'>,
): Promise<void> {
  await people.followAccount(documentId);
}
