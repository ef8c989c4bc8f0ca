import { useTranslation } from '#i18n/use-translation.ts';
import { useRowWords } from '#shared/staff/board/use-row-words.ts';
import { SmallPrint } from '#ui/content/small-print.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { RequestCaseFile } from '../request-case.ts';
import { useHistoryWords } from '../use-history-words.ts';

interface HistoryCardProps {
  readonly file: RequestCaseFile;
  /** Names of students by id. */
  readonly students: ReadonlyMap<string, string>;
}

/** All that happened to the request: who did what, and when; the newest first. */
export function HistoryCard({ file, students }: HistoryCardProps) {
  const { t } = useTranslation('file');
  const { moment } = useRowWords();
  const words = useHistoryWords(file.names, students);
  return (
    <Card as="div" heading={t('history')}>
      {file.history.length === 0 ? <p>{t('no-history')}</p> : null}
      <Stack as="ol">
        {file.history.map((entry) => {
          const { what, details, who } = words(entry);
          return (
            <Stack as="li" gap="close" key={`${entry.at.toISOString()} ${entry.action}`}>
              <p>
                {what}
                {details === '' ? '' : `: ${details}`}
              </p>
              <SmallPrint>{who === null ? moment(entry.at) : t('by-at', { who, moment: moment(entry.at) })}</SmallPrint>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
