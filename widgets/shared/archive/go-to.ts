/** Leads the reader to another page. */
export const goTo = (address: string): void => location.assign(address);
