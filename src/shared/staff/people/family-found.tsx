import { useTranslation } from '#i18n/use-translation.ts';
import type { FoundFamily } from '#domain/contracts/people.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ReachLinks } from '../reach-links.tsx';

export interface FamilyFoundProps {
  readonly family: readonly FoundFamily[];
  /** Opens or chooses the senior for whom somebody calls. */
  readonly onOpen: (seniorId: string) => void;
}

/** Family members whom a search found: how each is reached, and the seniors for whom each may act. */
export function FamilyFound({ family, onOpen }: FamilyFoundProps) {
  const { t } = useTranslation('people');
  return (
    <Card title={t('family')}>
      <Stack as="ul">
        {family.map(({ user_id, first_name, last_name, phone_number, email, seniors }) => (
          <Stack as="li" gap="close" key={user_id}>
            <p>
              <strong>{`${first_name} ${last_name}`.trim()}</strong>
            </p>
            <Row>
              <ReachLinks phone={phone_number} email={email} />
            </Row>
            {seniors.length === 0 ? <p>{t('family-of-nobody')}</p> : null}
            {seniors.map(({ senior_id, senior_name, relation }) => (
              <Row key={senior_id}>
                <Button icon="person" onClick={() => onOpen(senior_id)}>
                  {t('family-choose', { name: senior_name })}
                </Button>
                <span>{t('family-relation', { relation: t(`relation-${relation}`) })}</span>
              </Row>
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
