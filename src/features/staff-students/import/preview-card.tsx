import { useTranslation } from '#i18n/use-translation.ts';
import type { ImportPreview } from '#domain/students/read-student-file.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useLineProblemWords } from './use-problem-words.ts';

/** Bad lines that are named; of more there is the number. */
const namedAtMost = 100;

function BadLines({ badLines }: Pick<ImportPreview, 'badLines'>) {
  const { t } = useTranslation('students');
  const words = useLineProblemWords();
  const rest = badLines.length - namedAtMost;
  if (badLines.length === 0) return null;
  return (
    <Notice kind="warning" title={t('import-bad', { count: badLines.length })}>
      <p>{t('import-bad-text')}</p>
      <Stack as="ul" gap="close">
        {badLines.slice(0, namedAtMost).map(({ line, problems }) => (
          <li key={line}>
            <strong>{t('line', { line })}</strong>: {problems.map(words).join('; ')}
          </li>
        ))}
      </Stack>
      {rest > 0 ? <p>{t('import-bad-more', { count: rest })}</p> : null}
    </Notice>
  );
}

/** What is in the file, before anything is written. */
export function PreviewCard({ preview: { students, badLines, ignored } }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation('students');
  const named = (why: (typeof ignored)[number]['why']) =>
    ignored.flatMap((column) => (column.why === why ? [column.name] : [])).join(', ');
  const [unknown, neverKept] = [named('unknown'), named('never-kept')];
  return (
    <>
      <p role="status">{t('import-good', { count: students.length })}</p>
      {neverKept === '' ? null : <p>{t('import-never-kept', { names: neverKept })}</p>}
      {unknown === '' ? null : <p>{t('import-ignored', { names: unknown })}</p>}
      <BadLines badLines={badLines} />
    </>
  );
}
