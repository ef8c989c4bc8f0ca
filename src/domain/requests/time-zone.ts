/** The time zone of all days and hours, independent of the device's (design.md decision 15). */
export const brusselsTimeZone = 'Europe/Brussels';
