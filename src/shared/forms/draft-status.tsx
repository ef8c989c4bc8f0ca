import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useDraftTexts } from '#i18n/use-draft-texts.ts';
import { DraftNotice } from '#ui/feedback/draft-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Draft } from './use-draft.ts';

interface DraftStateProps {
  readonly draft: Pick<Draft<unknown>, 'state'>;
}

/** Warns that the draft could not be saved on this device; `children` advises what to do. */
export function DraftNotSaved({ draft, children }: DraftStateProps & { readonly children: ReactNode }) {
  if (draft.state !== 'failed') return null;
  return (
    <Notice kind="warning" announce="status">
      <p>{children}</p>
    </Notice>
  );
}

/** Shows that the form is saved on this device. Its line is always rendered, so the layout does not shift. */
export function DraftSaved({ draft }: DraftStateProps) {
  const { t } = useTranslation('common');
  return <p>{draft.state === 'kept' ? t('draft-kept') : '\u00A0'}</p>;
}

export interface RestoredDraftProps {
  /** Epoch milliseconds of the restored draft; null when the form opened empty. */
  readonly restoredAt: number | null;
  /** Discards the draft and the values. */
  readonly onRestart: () => void;
}

/** Shows that a draft was restored, with a button to start over. */
export function RestoredDraft({ restoredAt, onRestart }: RestoredDraftProps) {
  const words = useDraftTexts(restoredAt);
  return words === null ? null : <DraftNotice {...words} onRestart={onRestart} />;
}
