import { useTranslation } from '#i18n/use-translation.ts';
import type { FileAnswer } from '#domain/contracts/receipts.ts';
import type { DomainError } from '#domain/error-codes.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import type { Result } from '#domain/result.ts';
import { formatDay } from '#i18n/format-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { FileButton } from './file-button.tsx';
import type { FileDownload } from './use-file-download.ts';

interface StatementListProps {
  readonly files: FileDownload;
  /** As yyyy-MM, the newest first. */
  readonly months: readonly string[];
  readonly fetch: (month: string) => Promise<Result<FileAnswer, DomainError>>;
}

/** A button for each month that has a statement. */
export function StatementList({ files, months, fetch }: StatementListProps) {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  return (
    <Stack as="ul" gap="normal">
      {months.map((month) => (
        <Stack as="li" gap="close" key={month}>
          <FileButton
            {...{ files, fileKey: month }}
            fetch={() => fetch(month)}
            label={t('statement', {
              month: formatDay(noonOf(`${month}-01`), language, { month: 'long', year: 'numeric' }),
            })}
          />
        </Stack>
      ))}
    </Stack>
  );
}
