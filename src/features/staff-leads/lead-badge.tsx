import { useTranslation } from '#i18n/use-translation.ts';
import type { LeadState } from '#domain/documents/lead.ts';
import { type BadgeTone, StatusBadge } from '#ui/feedback/status-badge.tsx';

const tones: Readonly<Record<LeadState, BadgeTone>> = {
  new: 'info',
  'call-back': 'warning',
  reached: 'plum',
  customer: 'success',
  'no-interest': 'neutral',
};

/** Where a lead stands, in words. */
export function LeadBadge({ state }: { readonly state: LeadState }) {
  const { t } = useTranslation('leads');
  return <StatusBadge tone={tones[state]}>{t(`state-${state}`)}</StatusBadge>;
}
