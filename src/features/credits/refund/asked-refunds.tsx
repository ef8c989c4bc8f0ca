import { useTranslation } from '#i18n/use-translation.ts';
import type { RefundsAnswer } from '#domain/contracts/refunds.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatDayOfMoment } from '#shared/days/day-words.ts';
import type { IconName } from '#ui/content/icon.tsx';
import { type BadgeTone, StatusBadge } from '#ui/feedback/status-badge.tsx';
import { CardPart } from '#ui/layout/card-part.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useEuroFormat } from '../use-euro-format.ts';

type State = RefundsAnswer['refunds'][number]['state'];

const looks: Readonly<Record<State, { readonly tone: BadgeTone; readonly icon: IconName }>> = {
  pending: { tone: 'info', icon: 'clock' },
  sent: { tone: 'info', icon: 'clock' },
  done: { tone: 'success', icon: 'check' },
  failed: { tone: 'warning', icon: 'close' },
};

/** What was asked back before, and where it is. */
export function AskedRefunds({ refunds }: Pick<RefundsAnswer, 'refunds'>) {
  const { t } = useTranslation('refund');
  const language = useLanguage();
  const formatEuro = useEuroFormat();
  if (refunds.length === 0) return null;
  return (
    <CardPart title={t('asked-title')}>
      <Stack as="ul" gap="normal">
        {refunds.map(({ id, cents, way, state, asked_at: at }) => (
          <Stack as="li" gap="close" key={id}>
            <strong>{t(`asked-${way}`, { amount: formatEuro(cents) })}</strong>
            <span>{t('asked-on', { day: formatDayOfMoment(new Date(at), language) })}</span>
            <Row>
              <StatusBadge {...looks[state]}>{t(`state-${state}`)}</StatusBadge>
            </Row>
          </Stack>
        ))}
      </Stack>
    </CardPart>
  );
}
