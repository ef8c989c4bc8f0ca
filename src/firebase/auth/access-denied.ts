import { createListeners } from '#lib/listeners.ts';

const listeners = createListeners();

/** Calls the listener when the rules reject a call: the account may since be blocked or have another role. */
export const onAccessDenied = listeners.add;

export const reportAccessDenied = listeners.notify;
