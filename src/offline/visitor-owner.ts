/**
 * The actor id of forms without an account. Auth never issues an id with "@". Its items are sent by any page and listed
 * for no account.
 */
export const visitorOwner = '@visitor';
