import { useTranslation } from '#i18n/use-translation.ts';
import type { StaffNote } from '#domain/documents/dispatch.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useRowWords } from './board/use-row-words.ts';

/** Internal notes, the newest first. */
export function NotesList({ notes }: { readonly notes: readonly StaffNote[] }) {
  const { t } = useTranslation('file');
  const { moment } = useRowWords();
  if (notes.length === 0) return <p>{t('no-notes')}</p>;
  return (
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
  );
}
