import type { ReactNode } from 'react';
import { noonOf } from '#domain/requests/calendar.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatWeekdayAndDay } from '#shared/days/day-words.ts';
import { offeredDays } from '../days/offered-days.ts';
import { type Option, OptionPicker, type PickedField } from './option-picker.tsx';

export interface DayPickerProps {
  /** yyyy-MM-dd */
  readonly today: string;
  readonly field?: PickedField;
  readonly onPick: (day: string) => void;
  /** The option after the days, for any other day. */
  readonly other?: Option;
  readonly more?: ReactNode;
}

/** Offers the first allowed days as options; other days need the typed date or the calendar. */
export function DayPicker({ today, other, ...rest }: DayPickerProps) {
  const language = useLanguage();
  const days = offeredDays(noonOf(today)).map((day) => ({ value: day, label: formatWeekdayAndDay(day, language) }));
  return <OptionPicker {...rest} options={other === undefined ? days : [...days, other]} />;
}
