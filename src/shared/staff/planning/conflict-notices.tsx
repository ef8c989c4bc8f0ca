import { useTranslation } from '#i18n/use-translation.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { StatusArea } from '#ui/feedback/status-area.tsx';

export interface ConflictNoticesProps {
  /** Why the change cannot be made, in words. */
  readonly hard: readonly string[];
  /** What it brings, in words. */
  readonly soft: readonly string[];
  /** What staff should know, in words. */
  readonly told: readonly string[];
  /** What else there is to say when there is nothing of both. */
  readonly otherwise: string;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a change runs into, said before it is made. */
export function ConflictNotices({ hard, soft, told, otherwise }: ConflictNoticesProps) {
  const { t } = useTranslation('planning');
  return (
    <StatusArea>
      {hard.length === 0 ? null : (
        <Notice kind="danger" title={t('hard-title')}>
          <Lines lines={hard} />
        </Notice>
      )}
      {soft.length + told.length === 0 ? null : (
        <Notice kind="warning" title={t('soft-title')}>
          <Lines lines={[...soft, ...told]} />
        </Notice>
      )}
      {hard.length === 0 && soft.length === 0 ? <p>{otherwise}</p> : null}
    </StatusArea>
  );
}
