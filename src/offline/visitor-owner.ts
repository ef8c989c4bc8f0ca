/**
 * Whoever fills in a form without an account, on this device: a person whom Auth never makes, since an id of Auth has no
 * "@". What belongs to this owner is sent by any page and is shown to nobody.
 */
export const visitorOwner = '@visitor';
