import { useTranslation } from '#i18n/use-translation.ts';
import type { ImportFailure, LineProblem } from '#domain/students/read-student-file.ts';
import { formatNumber } from '#i18n/format-euro.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Returns what is wrong with a line, in words, with the column where it is about one. */
export function useLineProblemWords(): (problem: LineProblem) => string {
  const { t } = useTranslation('students');
  return (problem) => {
    switch (problem.code) {
      case 'more-cells-than-columns':
      case 'no-contact':
        return t(`line-${problem.code}`);
      case 'duplicate':
        return t('line-duplicate', { of: problem.of });
      case 'missing':
      case 'not-allowed':
        return t('line-problem', { column: problem.column, what: t(`line-${problem.code}`) });
      default: {
        const { code, column, value } = problem;
        return t('line-problem', { column, what: t(`line-${code}`, { value }) });
      }
    }
  };
}

/** Returns why a file cannot be read at all. */
export function useFailureWords(): (failure: ImportFailure | { readonly code: 'unreadable' }) => string {
  const { t } = useTranslation('students');
  const language = useLanguage();
  return (failure) => {
    switch (failure.code) {
      case 'missing-column':
      case 'repeated-column':
        return t(`file-${failure.code}`, { column: failure.column });
      case 'unclosed-quote':
      case 'too-many-cells':
        return t(`file-${failure.code}`, { line: failure.line });
      case 'too-many-rows':
        return t('file-too-many-rows', { limit: formatNumber(failure.limit, language) });
      case 'no-rows':
      case 'too-long':
      case 'unreadable':
        return t(`file-${failure.code}`);
    }
  };
}
