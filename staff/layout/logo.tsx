/** The hospital's mark, as the public site serves it. */
export const Logo = ({ size }: { size: number }) => <img src="/favicon.svg" alt="" width={size} height={size} />
