/** The id of a membership in `circles`: the path below the collection. Neither part holds a slash. */
export const memberPath = (seniorId: string, uid: string): string => `${seniorId}/members/${uid}`;
