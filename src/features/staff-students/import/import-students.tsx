import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileButton } from '#ui/actions/file-button.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { saveTemplate } from '../use-export.ts';
import { PreviewCard } from './preview-card.tsx';
import { RunCard } from './run-card.tsx';
import { useFilePreview } from './use-file-preview.ts';
import { useFailureWords } from './use-problem-words.ts';

interface ImportStudentsProps {
  readonly acting: ActingFor;
  readonly closeHref: string;
}

/** A file of students: chosen, looked at, and only then imported. */
export function ImportStudents({ acting, closeHref }: ImportStudentsProps) {
  const { t } = useTranslation('students');
  const failureWords = useFailureWords();
  const { state, read } = useFilePreview();
  return (
    <Card title={t('import-title')}>
      <Stack gap="close">
        <p>{t('import-text')}</p>
        <p>{t('import-match')}</p>
        <p>{t('import-empty')}</p>
      </Stack>
      <Row>
        <FileButton kind="main" icon="list" accept=".csv,.tsv,.txt,text/csv,text/plain" onFile={read}>
          {t('import-file')}
        </FileButton>
        <Button icon="saved" onClick={() => saveTemplate(t('template-name'))}>
          {t('import-template')}
        </Button>
        <LinkButton kind="quiet" icon="close" href={closeHref}>
          {t('action-close')}
        </LinkButton>
      </Row>
      {state.status === 'reading' ? <p role="status">{t('import-reading', { ...state.progress })}</p> : null}
      {state.status === 'failed' ? (
        <Notice kind="danger" announce="alert" title={t('file-problem')}>
          <p>{failureWords(state.failure)}</p>
        </Notice>
      ) : null}
      {state.status === 'read' ? (
        <>
          <PreviewCard preview={state.preview} />
          <RunCard acting={acting} preview={state.preview} />
        </>
      ) : null}
    </Card>
  );
}
