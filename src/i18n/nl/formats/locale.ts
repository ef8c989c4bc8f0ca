import type { Locale } from '#i18n/locale.ts';

const hour: Locale['hour'] = (hours, minutes) =>
  minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;

export const locale: Locale = {
  name: 'Nederlands',
  tag: 'nl-BE',
  creditsTag: 'nl-NL',
  openGraph: 'nl_BE',
  groupSeparator: '.',
  day: (written) => written,
  hour,
  time: (hours, minutes) => `${hour(hours, minutes)} uur`,
  today: (time) => `vandaag om ${time}`,
  yesterday: (time) => `gisteren om ${time}`,
  dayAtTime: (day, time) => `${day} om ${time}`,
  euro: (amount) => `${amount}\u00a0euro`,
  percent: (amount) => `${amount}\u00a0%`,
};
