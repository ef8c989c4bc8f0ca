/** Apart from the others: only the screens of the circle load them. */
export const circleCollections = {
  /** `circles/{senior_id}/members/{uid}`; an id in it is `<senior_id>/members/<uid>` (src/domain/circles/member-path.ts). */
  circles: 'circles',
  circleInvitations: 'circle_invitations',
  circleQuestions: 'circle_questions',
} as const;
