import { lazy, Suspense } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { partLoader } from '#i18n/staff/part-loader.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import type { RequestFileProps } from './request-file.tsx';

export const loadRequestFile = partLoader(
  async () => (await import('./request-file.tsx')).RequestFile,
  'file',
  'dispatch',
  'matching',
  'visits',
  'planning',
  'prices',
  'audit',
  'people',
  'thread-file',
);

const RequestFile = lazy(loadRequestFile);

/** One request, whose code is loaded when one is opened. */
export function RequestFilePart(props: RequestFileProps) {
  const { t } = useTranslation('board');
  return (
    <Suspense fallback={<Loading text={t('file-loading')} />}>
      <RequestFile {...props} />
    </Suspense>
  );
}
