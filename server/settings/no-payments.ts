/** Of who needs a market as its owner set it, and takes no money. */
export const noPayments = { keys: {}, online: {}, apiUrls: { mollie: null, stripe: null } };
