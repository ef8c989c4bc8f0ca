/** The id of the element that holds a visit of the student, for whoever leads her there. */
export const visitElementId = (visitId: string): string => `visit-${visitId}`;
