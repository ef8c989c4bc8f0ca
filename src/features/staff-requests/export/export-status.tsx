import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { RequestExport } from './use-request-export.ts';

/** Steps of the bar, however many pages there are. */
const barSteps = 10;

/** How far the file is, and what came of it. */
export function ExportStatus({ progress, said, stop }: Pick<RequestExport, 'progress' | 'said' | 'stop'>) {
  const { t } = useTranslation('table');
  return (
    <>
      {progress === null ? null : (
        <>
          <ProgressBar
            label={t('csv-progress-label')}
            value={progress.count === 0 ? 0 : Math.floor((barSteps * progress.read) / progress.count)}
            max={barSteps}
            valueText={t('csv-progress', progress)}
          />
          <Row>
            <Button icon="stop" onClick={stop}>
              {t('stop')}
            </Button>
          </Row>
        </>
      )}
      <StatusArea>
        {said === null ? null : (
          <Notice kind={said.kind === 'saved' || said.kind === 'stopped' ? 'info' : 'warning'} title={said.text} />
        )}
      </StatusArea>
    </>
  );
}
