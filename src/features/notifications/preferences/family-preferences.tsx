import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { forSelf } from '#domain/accounts/acting-for.ts';
import { familyKinds, mayBeTold } from '#domain/alerts/family-alerts.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { PreferencesPart } from './preferences-part.tsx';

export interface FamilyPreferencesProps {
  readonly uid: string;
  /** Those that she has with anybody. */
  readonly rights: readonly string[];
}

/** What a member of circles wants to be told of the people whom she helps. */
export function FamilyPreferences({ uid, rights }: FamilyPreferencesProps) {
  const { t } = useTranslation('notifications');
  const acting = useMemo(() => forSelf(uid), [uid]);
  const kinds = useMemo(() => familyKinds.filter((kind) => mayBeTold(kind, rights)), [rights]);
  return (
    <Disclosure question={t('family-preferences')}>
      <PreferencesPart acting={acting} hasAsked familyKinds={kinds} />
    </Disclosure>
  );
}
