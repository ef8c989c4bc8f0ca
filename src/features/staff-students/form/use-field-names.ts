import { useTranslation } from '#i18n/use-translation.ts';
import { weekdayNumbers } from '#domain/students/availability.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { weekdayName } from '#shared/days/day-words.ts';

/** Returns the name of a field by its id, as its label says it; a list's own problem has the name of the list. */
export function useFieldNames(): (field: string) => string {
  const { t } = useTranslation('students');
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = {
    first_name: t('first-name'),
    last_name: t('last-name'),
    email: t('email'),
    phone: t('phone'),
    postcode: t('postcode'),
    residence: t('residence'),
    vetted_until: t('vetted-until'),
    wished_hours: t('wished-hours'),
  };
  return (field) => {
    const [list = '', first = '', second = '', end = ''] = field.split('-');
    if (list === 'period') {
      const day = weekdayNumbers.find((each) => each === first) ?? '1';
      const weekday = weekdayName(day, language);
      return second === 'add'
        ? weekday
        : t(`period-${end === 'to' ? 'to' : 'from'}`, { weekday, number: Number(second) + 1 });
    }
    if (list !== 'exception') return names[field] ?? field;
    if (first === 'add') return t('exceptions');
    const number = Number(first) + 1;
    return t(second === 'date' ? 'exception-date' : second === 'to' ? 'exception-to' : 'exception-from', { number });
  };
}
