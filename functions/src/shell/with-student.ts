import type { FollowedStudent } from '#domain/documents/student-profile.ts';
import { type Answer, reject } from './answer.ts';
import type { Services } from './services.ts';

/** Generous for a phone that reads every half minute while it is looked at, and on two devices. */
const callsPerLink = { most: 90, withinSeconds: 600 } as const;

/**
 * Does something for the student whose link this is. Every link that does not count gets the same answer.
 * @param name of the function, by which the calls of one link are limited.
 */
export async function withStudent<Value>(
  name: string,
  link: string,
  { clock, helperLinks, rateLimits }: Pick<Services, 'clock' | 'helperLinks' | 'rateLimits'>,
  run: (student: FollowedStudent) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const taken = await rateLimits.take([{ name: `${name}/link`, subject: link, ...callsPerLink }], clock.now());
  if (taken.kind === 'rejected') return reject('too-many-requests', taken.retryAfterSeconds);
  const student = await helperLinks.studentOf(link);
  return student === null ? reject('link-invalid') : run(student);
}
