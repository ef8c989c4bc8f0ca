import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckList } from '#ui/content/check-list.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Split } from '#ui/layout/split.tsx';

/** The section for relatives who arrange help. */
export function Family({ onSignUp }: { readonly onSignUp: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <Section tone="green" title={t('family-title')} lead={t('family-text')}>
      <Split beside={<Scene name="family" />}>
        <CheckList items={[t('family-point-1'), t('family-point-2'), t('family-point-3')]} />
        <div>
          <Button icon="ask-help" onClick={onSignUp}>
            {t('family-sign-up')}
          </Button>
        </div>
      </Split>
    </Section>
  );
}
