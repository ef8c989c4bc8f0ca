import { useTranslation } from '#i18n/use-translation.ts';
import { phoneHref } from '#domain/brand.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Scene } from '#ui/scenes/scene.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Split } from '#ui/layout/split.tsx';

export function Region() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('region-title')}>
      <Split beside={<Scene name="region" />}>
        <p>{t('region-text')}</p>
        <div>
          <LinkButton icon="phone" href={phoneHref}>
            {t('contact-call')}
          </LinkButton>
        </div>
      </Split>
    </Section>
  );
}
