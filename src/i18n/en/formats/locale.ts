import type { Locale } from '#i18n/locale.ts';

const hour: Locale['hour'] = (hours, minutes) => `${hours}:${minutes}`;

export const locale: Locale = {
  name: 'English',
  tag: 'en-GB',
  creditsTag: 'en-GB',
  openGraph: 'en_GB',
  groupSeparator: ',',
  // British English puts a comma after the weekday, which nobody says.
  day: (written) => written.replace(',', ''),
  hour,
  time: hour,
  today: (time) => `today at ${time}`,
  yesterday: (time) => `yesterday at ${time}`,
  dayAtTime: (day, time) => `${day} at ${time}`,
  euro: (amount) => `${amount}\u00a0euro`,
  percent: (amount) => `${amount}%`,
};
