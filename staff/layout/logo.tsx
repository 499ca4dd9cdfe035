/** The logo of the public site. */
export const Logo = ({ size }: { size: number }) => <img src="/favicon.svg" alt="" width={size} height={size} />
