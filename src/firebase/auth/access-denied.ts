import { createListeners } from '#lib/listeners.ts';

const listeners = createListeners();

/** Calls the listener when the rules deny a call: the account may have been blocked or have another role since. */
export const onAccessDenied = listeners.add;

export const reportAccessDenied = listeners.notify;
