import { deviceClock } from '#lib/clock.ts';
import { deviceDrafts } from '#offline/device.ts';
import { createRegistrationDraft, type RegistrationDraft } from './registration/registration-draft.ts';

let draft: RegistrationDraft | undefined;

/** The one half-filled sign-up of this device, made at first use. */
export function deviceRegistrationDraft(): RegistrationDraft {
  draft ??= createRegistrationDraft(deviceDrafts(), deviceClock);
  return draft;
}
