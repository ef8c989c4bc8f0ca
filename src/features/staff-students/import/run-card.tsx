import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ActingFor } from '#domain/accounts/acting-for.ts';
import type { ImportPreview } from '#domain/students/read-student-file.ts';
import { useConnection } from '#shared/staff/connection/use-connection.ts';
import { DispatchNotice } from '#shared/staff/dispatch/dispatch-notice.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { batchesOf, type ImportTally } from './import-batches.ts';
import { useImport } from './use-import.ts';

/** Refused lines that are named; the file still has the others. */
const namedAtMost = 100;

function TallyLines({ tally }: { readonly tally: ImportTally }) {
  const { t } = useTranslation('students');
  const { refused } = tally;
  return (
    <>
      {(['made', 'changed', 'unchanged'] as const).map((did) =>
        tally[did] === 0 ? null : <p key={did}>{t(`import-${did}`, { count: tally[did] })}</p>,
      )}
      {refused.length === 0 ? null : (
        <>
          <p>{t('import-refused', { count: refused.length })}</p>
          <Stack as="ul" gap="close">
            {refused.slice(0, namedAtMost).map(({ line, why }) => (
              <li key={line}>
                <strong>{t('line', { line })}</strong>: {t(`refused-${why}`)}
              </li>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

interface RunCardProps {
  readonly acting: ActingFor;
  readonly preview: ImportPreview;
}

/** Steps of the bar, however many batches there are. */
const barSteps = 10;

/** Imports the good lines; can be stopped, and goes on where it was. */
export function RunCard({ acting, preview: { columns, students } }: RunCardProps) {
  const { t } = useTranslation('students');
  const { canWrite, reason } = useConnection();
  const batches = useMemo(() => batchesOf(columns, students), [columns, students]);
  const { running, tally, problem, done, isDone, run, stop } = useImport(acting, batches);
  const linesDone = tally.made + tally.changed + tally.unchanged + tally.refused.length;
  const hasBegun = running || done > 0;
  if (students.length === 0) return null;
  return (
    <Stack>
      {hasBegun ? (
        <ProgressBar
          label={t('import-progress-label')}
          value={Math.floor((barSteps * done) / batches.length)}
          max={barSteps}
          valueText={t('import-progress', { done: linesDone, of: students.length })}
        />
      ) : null}
      {running ? <p>{t('import-stay')}</p> : null}
      <DispatchNotice problem={problem} onLookAgain={run} />
      {isDone || (hasBegun && !running) ? (
        <Notice
          kind={isDone ? 'success' : 'info'}
          announce="status"
          title={t(isDone ? 'import-done' : 'import-stopped')}
        >
          <TallyLines tally={tally} />
        </Notice>
      ) : null}
      {canWrite || isDone ? null : <Notice kind="warning" icon="no-network" announce="status" title={reason} />}
      {isDone ? null : (
        <Row>
          {running ? (
            <Button icon="stop" onClick={stop}>
              {t('import-stop')}
            </Button>
          ) : (
            <Button kind="main" icon="send" disabled={!canWrite} onClick={run}>
              {hasBegun ? t('import-resume') : t('import-go', { count: students.length })}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
