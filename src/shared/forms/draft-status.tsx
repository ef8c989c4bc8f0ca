import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftWords } from '#i18n/use-draft-words.ts';
import { DraftNotice } from '#ui/feedback/draft-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Draft } from './use-draft.ts';

interface DraftStateProps {
  readonly draft: Pick<Draft<unknown>, 'state'>;
}

/** That this device keeps nothing, and what to do about it. */
export function DraftNotKept({ draft, children }: DraftStateProps & { readonly children: ReactNode }) {
  if (draft.state !== 'failed') return null;
  return (
    <Notice kind="warning" announce="status">
      <p>{children}</p>
    </Notice>
  );
}

/** Says that what stands in the form is on disk. Its line stays when there is nothing to say, so that nothing moves. */
export function DraftKept({ draft }: DraftStateProps) {
  const { t } = useTranslation('common');
  return <p>{draft.state === 'kept' ? t('draft-kept') : '\u00A0'}</p>;
}

export interface RestoredDraftProps {
  /** When the restored draft was saved; null when the form opened empty. */
  readonly restoredAt: number | null;
  /** Throws away what was filled in. */
  readonly onRestart: () => void;
}

/** That the form shows what was filled in before, and a way to begin anew. */
export function RestoredDraft({ restoredAt, onRestart }: RestoredDraftProps) {
  const words = useDraftWords(restoredAt);
  return words === null ? null : <DraftNotice {...words} onRestart={onRestart} />;
}
