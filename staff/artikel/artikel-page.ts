/** Articles on the public site. */
export const ARTIKEL_PAGE = '/info-kesehatan/'
