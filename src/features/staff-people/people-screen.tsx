import { useMay } from '#shared/staff/role/use-may.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { PeopleFinder, type PeopleFinderProps } from '#shared/staff/people/people-finder.tsx';
import { LinkButton } from '#ui/actions/link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { TwoPanes } from '#ui/layout/two-panes.tsx';

export interface PeopleScreenProps extends PeopleFinderProps {
  readonly bookHref: string;
  readonly listHref: string;
  /** The open file; null while none is. */
  readonly detail: ReactNode | null;
}

/** Seniors, looked up; the file of one beside the list. */
export function PeopleScreen({ bookHref, listHref, detail, ...finder }: PeopleScreenProps) {
  const { t } = useTranslation('people');
  const mayBook = useMay()('dispatch.move');
  return (
    <Page title={t('title')}>
      <TwoPanes
        listLabel={t('list')}
        detailLabel={t('file-label')}
        back={{ href: listHref, label: t('back') }}
        detail={detail}
        list={
          <>
            <PeopleFinder {...finder} />
            {mayBook ? (
              <Row>
                <LinkButton icon="phone" href={bookHref}>
                  {t('book-unknown')}
                </LinkButton>
              </Row>
            ) : null}
          </>
        }
      />
    </Page>
  );
}
