import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/actions/button.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { sectionIds } from './section-ids.ts';

const benefits = ['agreed', 'match', 'free', 'person'] as const;
const questions = ['payment', 'student', 'satisfaction'] as const;

/** The benefits, and three frequently asked questions. */
export function Invitation({ onSignUp }: { readonly onSignUp: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <Section tone="warm" title={t('invite-title')}>
      <CardGrid pairs>
        {benefits.map((benefit) => (
          <Card key={benefit} as="article" heading={t(`invite-${benefit}-title`)}>
            <p>{t(`invite-${benefit}-text`)}</p>
          </Card>
        ))}
      </CardGrid>
      <Stack>
        <h3 id={sectionIds.questions}>{t('questions-title')}</h3>
        {questions.map((question) => (
          <Disclosure key={question} question={t(`question-${question}`)}>
            <p>{t(`answer-${question}`)}</p>
          </Disclosure>
        ))}
      </Stack>
      <div>
        <Button kind="main" icon="ask-help" onClick={onSignUp}>
          {t('invite-sign-up')}
        </Button>
      </div>
    </Section>
  );
}
