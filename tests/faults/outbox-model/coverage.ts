/** What schedules came across, and how often: to prove that they are worth running. */
export type Coverage = Map<string, number>;
