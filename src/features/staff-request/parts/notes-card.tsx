import { useTranslation } from 'react-i18next';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { FileActions } from '../use-file-actions.ts';
import { ActionButton } from './action-button.tsx';

interface NotesCardProps {
  readonly notes: readonly StaffNote[];
  readonly actions: FileActions;
  readonly onRefused: (reason: string) => void;
}

/** Internal notes, the newest first. */
export function NotesCard({ notes, actions, onRefused }: NotesCardProps) {
  const { t } = useTranslation('file');
  const { moment } = useRowWords();
  return (
    <Card as="div" heading={t('notes')}>
      {notes.length === 0 ? (
        <p>{t('no-notes')}</p>
      ) : (
        <Stack as="ul">
          {notes.map(({ text, author_name: author, at }) => (
            <Stack as="li" gap="close" key={`${at.toISOString()} ${text}`}>
              <p>{text}</p>
              <SmallPrint>
                {author}, {moment(at)}
              </SmallPrint>
            </Stack>
          ))}
        </Stack>
      )}
      <Row>
        <ActionButton action={actions.note} icon="note" onRefused={onRefused} />
      </Row>
    </Card>
  );
}
