import { useTranslation } from '#i18n/use-translation.ts';
import type { MailState } from '#domain/documents/mail.ts';
import { type BadgeTone, StatusBadge } from '#ui/feedback/status-badge.tsx';

const tones: Readonly<Record<MailState, BadgeTone>> = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  unneeded: 'neutral',
  failed: 'danger',
};

/** What became of a mail, in words. */
export function MailBadge({ state }: { readonly state: MailState }) {
  const { t } = useTranslation('file');
  return <StatusBadge tone={tones[state]}>{t(`mail-state-${state}`)}</StatusBadge>;
}
