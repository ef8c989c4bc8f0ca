import type { DocumentChange } from './document-change.ts';

/** Whether a command of staff made this change: it wrote the audit entry and ordered the mails in its own transaction. */
export function isByCommand({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const command = after?.['last_command'];
  return command !== undefined && command !== before?.['last_command'];
}
