/** The reservation's page on the public site, which answers where the staff room does. */
export const statusAddress = (kode: string): string => `${location.origin}/reservasi-status/${kode}`
