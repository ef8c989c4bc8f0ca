import type { ActingFor } from '#domain/accounts/acting-for.ts';
import { deviceDrafts } from '#offline/device.ts';
import type { DraftStore } from './use-draft.ts';

/**
 * The draft of one form on this device.
 * @param id minted when the form opened; what is made from the draft keeps it.
 */
export function deviceDraft<Values>(acting: ActingFor, form: string, id: string): DraftStore<Values> {
  return {
    save: (values) => deviceDrafts().save(acting, form, values, id),
    clear: () => deviceDrafts().clear(acting, form),
  };
}
