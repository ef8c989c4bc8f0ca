import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BoardRow } from '#domain/documents/board-row.ts';
import { noonOf } from '#domain/requests/calendar.ts';
import { formatDay } from '#i18n/format-date.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { deviceClock } from '#lib/clock.ts';

/** How a row of the board is written in the language of the screen. */
export function useRowWords() {
  const { t } = useTranslation('board');
  const language = useLanguage();
  return useMemo(
    () => ({
      /** "do 26 nov., 14" */
      when: ({ date, time }: Pick<BoardRow, 'date' | 'time'>): string => {
        if (date === '') return t('no-day');
        const day = formatDay(noonOf(date), language, { weekday: 'short', day: 'numeric', month: 'short' });
        return `${day}, ${time === '' ? '?' : time}`;
      },
      /** Who of the senior's circle asked for what waits; null where it was no member. */
      askedBy: ({
        asked_by: asked,
        move_asked_by: moved,
      }: Pick<BoardRow, 'asked_by' | 'move_asked_by'>): string | null => {
        if (moved !== undefined) return t('move-by-member', { name: moved });
        return asked === undefined ? null : t('asked-by-member', { name: asked });
      },
      where: ({ postcode, town }: Pick<BoardRow, 'postcode' | 'town'>): string => `${postcode} ${town}`.trim(),
      /** "do 26 nov." */
      day: (moment: Date): string => formatDay(moment, language, { weekday: 'short', day: 'numeric', month: 'short' }),
      moment: (moment: Date): string => formatMoment(moment, deviceClock.now(), language),
    }),
    [t, language],
  );
}
