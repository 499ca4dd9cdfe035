import { Link, type LinkProps } from 'react-router'

/** The title link of a card. Its click area covers the whole card, which is `group relative`. */
export const CardLink = (props: LinkProps) => <Link {...props} className="covers-card group-hover:text-teal-700" />
