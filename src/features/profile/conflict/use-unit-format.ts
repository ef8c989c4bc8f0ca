import { useTranslation } from '#i18n/use-translation.ts';
import { profileAddress } from '#domain/accounts/address.ts';
import type { ProfileUnit, ProfileValues } from '#domain/accounts/profile-changes.ts';
import { interimUserDefaults } from '#domain/documents/interim-user.ts';
import { toProfileForm } from '../form/profile-form-schema.ts';

const names = {
  first_name: 'first-name',
  last_name: 'last-name',
  phone_number: 'phone',
  address: 'address',
  language: 'language',
} as const satisfies Record<ProfileUnit, string>;

const empty: ProfileValues = {
  ...interimUserDefaults,
  first_name: '',
  last_name: '',
  phone_number: '',
  city: '',
};

/** The label and the formatted value of each unit of the profile. */
export function useUnitFormat() {
  const { t } = useTranslation('profile');
  return {
    nameOf: (unit: ProfileUnit) => t(names[unit]),
    valueOf(unit: ProfileUnit, stored: Partial<ProfileValues>): string {
      const values = { ...empty, ...stored };
      const shown = toProfileForm(values);
      if (unit === 'language') return t(`language-${values.language}`);
      const { full_address: street, city, name_city: town } = shown;
      const hasAddress = [street, city, town].some((part) => part !== '');
      const text = unit === 'address' ? (hasAddress ? profileAddress(street, city, town) : '') : shown[unit];
      return text === '' ? t('not-filled-in') : text;
    },
  };
}
