/** The reservation's page on the public site, which has the same origin. */
export const statusAddress = (kode: string): string => `${location.origin}/reservasi-status/${kode}`
