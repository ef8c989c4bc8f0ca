/**
 * How many people whose login is gone may wait to be erased at a time. A login vanishes by a mistake or a removal in the
 * console, a few in a month at most. More than this means that logins are missing as a whole: accounts of another project, a
 * restore that left them out, a deletion in bulk. Erasing cannot be undone, so a person looks first.
 */
export const mostVanishedLogins = 25;
