/** All days and hours of the product are Belgian ones, wherever the tablet believes to be (design.md decision 15). */
export const brusselsTimeZone = 'Europe/Brussels';
