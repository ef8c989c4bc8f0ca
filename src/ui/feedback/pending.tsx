/** Stands where something is still being loaded that takes no room until it is there: the screen is not whole yet. */
export const Pending = () => <span hidden data-pending="" />;
