import { useTranslation } from '#i18n/use-translation.ts';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import { NotesList } from '#shared/staff/notes-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { FileActions } from '../use-file-actions.ts';
import { ActionButton } from '#shared/staff/actions/action-button.tsx';

interface NotesCardProps {
  readonly notes: readonly StaffNote[];
  readonly actions: FileActions;
  readonly onRefused: (reason: string) => void;
}

/** Internal notes, the newest first. */
export function NotesCard({ notes, actions, onRefused }: NotesCardProps) {
  const { t } = useTranslation('file');
  return (
    <Card as="div" heading={t('notes')}>
      <NotesList notes={notes} />
      <Row>
        <ActionButton action={actions.note} icon="note" onRefused={onRefused} />
      </Row>
    </Card>
  );
}
