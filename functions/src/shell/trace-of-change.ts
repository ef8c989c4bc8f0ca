import type { DocumentChange } from './document-change.ts';
import { isByCommand } from './is-by-command.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * The id under which the lines about a change are found: that of the order's tap; of the command that made it; or else of the
 * document, which the app minted with the tap that created it.
 */
export function traceOfChange(change: Pick<DocumentChange, 'before' | 'after' | 'documentId'>): string {
  const ordered = text(change.after?.['trace']);
  const command = isByCommand(change) ? text(change.after?.['last_command']) : undefined;
  return ordered ?? command ?? change.documentId;
}
