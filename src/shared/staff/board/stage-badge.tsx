import { useTranslation } from '#i18n/use-translation.ts';
import type { BoardStage } from '#domain/documents/board-row.ts';
import { type BadgeTone, StatusBadge } from '#ui/feedback/status-badge.tsx';

const tones: Readonly<Record<BoardStage, BadgeTone>> = {
  new: 'info',
  'to-quote': 'info',
  quoted: 'plum',
  'quote-declined': 'danger',
  'to-plan': 'warning',
  offered: 'plum',
  'offer-declined': 'danger',
  planned: 'success',
  started: 'success',
  done: 'neutral',
  paid: 'neutral',
  cancelled: 'neutral',
};

/** What has to happen next with a request, in words. */
export function StageBadge({ stage }: { readonly stage: BoardStage }) {
  const { t } = useTranslation('board');
  return <StatusBadge tone={tones[stage]}>{t(`stage-${stage}`)}</StatusBadge>;
}
