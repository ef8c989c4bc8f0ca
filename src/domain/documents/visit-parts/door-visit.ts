import * as z from 'zod/mini';
import { visitStates } from '#domain/visits/visit-state.ts';

/**
 * What the senior's screens read of a visit to know who comes and what to tell her at the door; the whole of it is
 * documents/visit.ts. Types only.
 */
export const doorVisitSchema = z.object({
  state: z.enum(visitStates),
  date: z.string(),
  student_profiles: z.optional(z.nullable(z.object({ first_name: z.string() }))),
  /** Absent without a photo. */
  student_photo: z.optional(z.string()),
});

/** What they read of door_photos. Types only. */
export const shownPhotoSchema = z.object({ photo_id: z.string(), jpeg: z.string() });

export type ShownPhoto = z.infer<typeof shownPhotoSchema>;

/** What they read of door_codes. Types only. */
export const shownCodeSchema = z.object({ code: z.string() });

/** All three, as the device keeps them. `door_code`: the senior's alone; older copies hold it under the same name. */
export const doorSchema = z.extend(doorVisitSchema, {
  door_code: z.optional(z.nullable(z.string())),
  photo: z.optional(z.nullable(shownPhotoSchema)),
});

export type Door = z.infer<typeof doorSchema>;
