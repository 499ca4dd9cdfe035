/** After this many wrong codes from unknown devices the owner gets a mail and an alert: somebody has the password. */
export const KODE_SALAH_BATAS = 3
