import { useTranslation } from '#i18n/use-translation.ts';
import type { ReactNode } from 'react';
import { phoneHref } from '#domain/brand.ts';
import { LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Split } from '#ui/layout/split.tsx';
import { Family } from './family.tsx';
import { Invitation } from './invitation.tsx';
import { Opening } from './opening.tsx';
import { Prices } from './prices.tsx';
import { Region } from './region.tsx';
import { sectionIds } from './section-ids.ts';
import { Services } from './services.tsx';
import { Stories } from './stories.tsx';
import { StoryFilm } from './story-film.tsx';

export interface LandingScreenProps {
  /** A flash message of the page before. */
  readonly news: ReactNode;
  /** The form to be called back. */
  readonly contactForm: ReactNode;
  readonly onSignUp: () => void;
}

/** The landing page, in the order of spec.md section 2. */
export function LandingScreen({ news, contactForm, onSignUp }: LandingScreenProps) {
  const { t } = useTranslation('landing');
  return (
    <Page title={t('title')} lead={t('lead')}>
      {news}
      <Opening onSignUp={onSignUp} />
      <Section id={sectionIds.contact} tone="soft" title={t('contact-title')} lead={t('contact-text')}>
        <Split
          beside={
            <>
              <div>
                <LinkButton icon="phone" href={phoneHref}>
                  {t('contact-call')}
                </LinkButton>
              </div>
              <p>{t('contact-hours')}</p>
            </>
          }
        >
          {contactForm}
        </Split>
      </Section>
      <StoryFilm />
      <Services />
      <Prices />
      <Stories />
      <Family onSignUp={onSignUp} />
      <Invitation onSignUp={onSignUp} />
      <Region />
    </Page>
  );
}
