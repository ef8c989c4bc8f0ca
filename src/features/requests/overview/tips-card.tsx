import { useTranslation } from '#i18n/use-translation.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';

const tips = ['rest', 'aids'] as const;

/** Tips for informal carers (spec.md section 2). */
export function TipsCard() {
  const { t } = useTranslation('requests');
  return (
    <Card tone="soft" title={t('tips-title')}>
      <Stack as="ul">
        {tips.map((tip) => (
          <li key={tip}>
            <strong>{t(`tip-${tip}-title`)}</strong>
            <p>{t(`tip-${tip}-text`)}</p>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
