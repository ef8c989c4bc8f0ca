/** Of which request a visit is, by its id alone: a later visit of a series has the original date behind it. */
export const requestIdOfVisit = (visitId: string): string => visitId.replace(/_\d{4}-\d\d-\d\d$/, '');
