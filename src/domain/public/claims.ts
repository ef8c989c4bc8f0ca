/** What the public pages say of ourselves (spec.md sections 1 and 9). A number that no longer holds is changed here. */
export const claims = {
  /** Students who can be asked: "800+". */
  students: 800,
  /** Stars, of five. */
  rating: 4.8,
  serviceRadius: { km: 50, around: 'Antwerpen', latitude: 51.2194, longitude: 4.4025 },
} as const;
